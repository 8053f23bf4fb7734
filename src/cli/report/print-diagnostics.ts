import {join, relative, sep} from 'node:path';
import type {Diagnostic} from '../../diagnostics/types.ts';
import type {Io} from '../io.ts';
import {annotation} from './annotation.ts';
import {inOrder} from './order.ts';
import {paintFor} from './paint.ts';
import {textReport} from './text-report.ts';

interface PrintOptions {
  /** Absolute: the diagnostics' files are relative to it. */
  readonly siteFolder: string;
  /** Leave out what is neither warning nor error. */
  readonly quiet?: boolean | undefined;
  /** Also the calls that led to an error. */
  readonly verbose?: boolean | undefined;
}

/** Tell of problems on stderr, in the form that suits who reads it. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  {stderr, env, cwd}: Pick<Io, 'stderr' | 'env' | 'cwd'>,
  {siteFolder, quiet = false, verbose}: PrintOptions,
): void {
  const shown = inOrder(diagnostics).filter(({severity}) => !quiet || severity !== 'info');
  const pathFrom = (folder: string) => (file: string) =>
    relative(folder, join(siteFolder, file)).split(sep).join('/');
  if (env.GITHUB_ACTIONS === 'true') {
    const repositoryPath = pathFrom(env.GITHUB_WORKSPACE ?? cwd);
    for (const diagnostic of shown) stderr.write(annotation(diagnostic, repositoryPath));
    return;
  }
  const paint = paintFor(stderr, env);
  for (const diagnostic of shown) {
    stderr.write(`${textReport(diagnostic, paint, pathFrom(cwd), {verbose})}\n`);
  }
}
