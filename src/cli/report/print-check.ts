import type {CheckReport} from '../../tools/check/report-schema.ts';
import type {Io} from '../io.ts';
import {checkAnnotations} from './check-github.ts';
import {checkJunit} from './check-junit.ts';
import {checkText, pathFrom} from './check-text.ts';
import {jsonText} from './json-text.ts';
import {paintFor} from './paint.ts';

export const checkFormats = ['text', 'json', 'github', 'junit'] as const;

/** How a check is told. */
export type CheckFormat = (typeof checkFormats)[number];

interface PrintCheckOptions {
  readonly io: Pick<Io, 'stdout' | 'annotations' | 'env' | 'cwd'>;
  /** Absolute path that the report's files are relative to. */
  readonly root: string;
  /** Of the whole command, milliseconds. */
  readonly ms: number;
}

/** Print a check: the report itself on stdout; `github` adds annotations to the text. */
export function printCheck(
  report: CheckReport,
  format: CheckFormat,
  {io: {stdout, annotations, env, cwd}, root, ms}: PrintCheckOptions,
): void {
  if (format === 'json') {
    stdout.write(jsonText(report));
    return;
  }
  if (format === 'junit') {
    stdout.write(checkJunit(report));
    return;
  }
  const paint = paintFor(stdout, env);
  stdout.write(checkText(report, {paint, shownPath: pathFrom(cwd, root), ms}));
  if (format !== 'github') return;
  annotations.write(checkAnnotations(report, pathFrom(env.GITHUB_WORKSPACE ?? cwd, root)));
}
