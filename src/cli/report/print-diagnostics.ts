import {resolve} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {Io} from '../io.ts';
import {annotation} from './annotation.ts';
import {groupAlike} from './group-alike.ts';
import {inOrder} from './order.ts';
import {paintFor} from './paint.ts';
import {textReport} from './text-report.ts';

interface PrintOptions {
  /** Absolute: the diagnostics' files are relative to it, unless they are absolute. */
  readonly siteFolder: string;
  /** Leave out what is neither warning nor error. */
  readonly quiet?: boolean | undefined;
  /** Show every location of problems that have one cause, otherwise the first few; and the calls that led to an error. */
  readonly all?: boolean | undefined;
  /** The option that does so: `--verbose`. */
  readonly allWith?: string | undefined;
}

/** Tell of problems on stderr, and under GitHub Actions also in annotations. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  {stderr, annotations, env, cwd}: Pick<Io, 'stderr' | 'annotations' | 'env' | 'cwd'>,
  {siteFolder, quiet = false, all = false, allWith}: PrintOptions,
): void {
  const shown = inOrder(diagnostics).filter(({severity}) => !quiet || severity !== 'info');
  const groups = groupAlike(shown);
  const pathFrom = (folder: string) => (file: string) =>
    relativePath(folder, resolve(siteFolder, file));
  const options = {paint: paintFor(stderr, env), shownPath: pathFrom(cwd), all, allWith};
  for (const group of groups) stderr.write(`${textReport(group, options)}\n`);
  if (env.GITHUB_ACTIONS !== 'true') return;
  const repositoryPath = pathFrom(env.GITHUB_WORKSPACE ?? cwd);
  // GitHub shows ten of a kind for each step: every cause comes before the other locations of the first.
  const inTurn = [...groups.map(([first]) => first), ...groups.flatMap(([, ...others]) => others)];
  for (const diagnostic of inTurn) annotations.write(annotation(diagnostic, repositoryPath));
}
