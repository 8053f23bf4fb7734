import {posix} from 'node:path';
import type {Diagnostic, Location} from '../../src/core/diagnostics/diagnostic.ts';
import type {SampleFile} from './sample-files.ts';

interface Folders {
  /** Generated files, keyed by path relative to the type checker's working folder. */
  readonly samples: ReadonlyMap<string, SampleFile>;
  /** The type checker's working folder, relative to the site folder, for messages about other files. */
  readonly folder: string;
}

const head = /^(?<path>\S.*?)\((?<line>\d+),(?<column>\d+)\): error (?<code>TS\d+): (?<text>.*)$/;

/**
 * Converts the type checker's output to diagnostics for the pages that contain the samples.
 *
 * @param output Output with `--pretty false`.
 * @returns `undefined` if the output contains anything other than errors in samples.
 */
export function problemsOf(output: string, folders: Folders): Diagnostic[] | undefined {
  const problems: Diagnostic[] = [];
  for (const message of output.split(/\n(?!\s|$)/).map((text) => text.trimEnd())) {
    if (message === '') continue;
    const [first = '', ...details] = message.split('\n');
    const groups = head.exec(first)?.groups;
    if (groups === undefined) return undefined;
    const {path = '', code = '', text = ''} = groups;
    if (isImplicitAny(code) && /\.jsx?$/.test(path)) continue;
    problems.push({
      severity: 'error',
      code: 'sample-invalid',
      message: messageOf(code, [text, ...details].join('\n')),
      ...locationOf(path, Number(groups['line']), Number(groups['column']), folders),
    });
  }
  return problems;
}

/**
 * Returns an error's message. If a comparison with the library has failed, the message contains both declarations. See
 * `versions/agreement.ts`.
 */
function messageOf(code: string, text: string): string {
  const sides = /to type '\{ page: (?<page>.*); library: (?<library>.*); \}'\.$/s.exec(
    text,
  )?.groups;
  return sides === undefined
    ? `${code}: ${text}`
    : `The library declares it differently.\nOn the page: ${sides['page']}\nIn the library: ${sides['library']}`;
}

/**
 * True for an error about an implicit `any`, which is ignored in JavaScript, because JavaScript has no type
 * annotations.
 */
function isImplicitAny(code: string): boolean {
  return /^TS70\d\d$/.test(code);
}

function locationOf(
  path: string,
  line: number,
  column: number,
  {samples, folder}: Folders,
): Location {
  const sample = samples.get(path);
  const origin = sample?.lines[line - 1];
  if (sample === undefined || origin === undefined) {
    return {file: posix.join(folder, path), line, column};
  }
  return origin.shift === undefined
    ? {file: sample.page, line: origin.line, column: 1}
    : {file: sample.page, line: origin.line, column: Math.max(1, column + origin.shift)};
}
