import {relative, resolve, sep} from 'node:path';
import type {BuildFailure, Location, Message} from 'esbuild';
import type {Diagnostic} from '../diagnostics/diagnostic.ts';
import {systemFailure, unreadableCode} from '../diagnostics/system-error.ts';
import {slashed} from '../paths/paths.ts';

/**
 * What esbuild found wrong with a file of the site.
 *
 * @returns `undefined` when the error is not one of esbuild's reports.
 */
export function bundleProblems(
  error: unknown,
  file: string,
  folder: string,
): Diagnostic[] | undefined {
  if (!isBuildFailure(error) || error.errors.length === 0) return undefined;
  return error.errors.map((message) => bundleProblem(message, file, folder));
}

function bundleProblem(
  {text, location, detail}: Message,
  file: string,
  folder: string,
): Diagnostic {
  const missing = /^Could not resolve "(.*)"$/.exec(text)?.[1];
  const unreadable = unreadableFile(text) ?? systemFailure(detail)?.diagnostics[0];
  if (unreadable !== undefined) return unreadable;
  return {
    severity: 'error',
    code: 'module-invalid',
    message:
      missing === undefined
        ? `This is not valid TypeScript: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`
        : `\`${missing}\` is imported, but cannot be found.`,
    file: relative(folder, location === null ? file : resolve(folder, location.file))
      .split(sep)
      .join('/'),
    line: location?.line,
    column: location === null ? undefined : columnOf(location),
    hint: missing === undefined ? undefined : hintFor(missing),
  };
}

/**
 * @param text What esbuild says.
 * @returns `undefined` unless it is that a file cannot be read.
 */
export function unreadableFile(text: string): Diagnostic | undefined {
  const [, file, reason] = /^Cannot read file "(.*)": (.*)$/.exec(text) ?? [];
  if (file === undefined) return undefined;
  return {
    severity: 'error',
    code: unreadableCode,
    message: `The file cannot be read: ${reason}.`,
    file: slashed(file),
    consequence: 'Nothing can be built without this file.',
  };
}

function hintFor(missing: string): string {
  return missing.startsWith('.')
    ? 'Check the path: it is relative to the file that imports it.'
    : `Install the package where the site is: \`npm install ${packageOf(missing)}\`.`;
}

/** esbuild counts bytes; editors count UTF-16 code units. */
function columnOf({lineText, column}: Location): number {
  return Buffer.from(lineText).subarray(0, column).toString().length + 1;
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

/** `@scope/name/file` → `@scope/name`. */
function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}
