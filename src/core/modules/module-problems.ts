import {SourceMap} from 'node:module';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {BuildFailure, Location as EsbuildLocation, Message} from 'esbuild';
import {
  type Diagnostic,
  type Location,
  systemFailure,
  unreadableCode,
} from '../diagnostics/diagnostic.ts';
import {relativePath, slashed} from '../paths/paths.ts';

/**
 * Returns esbuild's problems with a site's file.
 *
 * @returns `undefined` if the error is not from esbuild.
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
    ...(missing !== undefined && {target: missing}),
    message:
      missing === undefined
        ? `This is not valid TypeScript: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`
        : `\`${missing}\` is imported, but cannot be found.`,
    file: relativePath(folder, location === null ? file : resolve(folder, location.file)),
    line: location?.line,
    column: location === null ? undefined : columnOf(location),
    hint: missing === undefined ? undefined : hintFor(missing),
  };
}

/**
 * Returns the problem for a file that esbuild cannot read.
 *
 * @param text esbuild's message.
 * @returns `undefined` for any other message.
 */
export function unreadableFile(text: string): Diagnostic | undefined {
  const [, file, reason] = /^Cannot read file "(.*)": (.*)$/.exec(text) ?? [];
  if (file === undefined) return undefined;
  return {
    severity: 'error',
    code: unreadableCode,
    message: `The file cannot be read: ${reason}.`,
    file: slashed(file),
    consequence: 'The site cannot be built without this file.',
  };
}

function hintFor(missing: string): string {
  return missing.startsWith('.')
    ? 'Check the path, which is relative to the importing file.'
    : `Install the package in the site's project: \`npm install ${packageOf(missing)}\`.`;
}

/** Returns the column for editors, which count UTF-16 code units, while esbuild counts bytes. */
export function columnOf({lineText, column}: EsbuildLocation): number {
  return Buffer.from(lineText).subarray(0, column).toString().length + 1;
}

export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

/** Returns the package of an import: `@scope/name` for `@scope/name/file`. */
function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

interface Bundled {
  /** Absolute path of the bundle that ran. */
  readonly script: string;
  /** The bundle's source map as JSON. Sources are relative to the site folder. */
  readonly map: string;
  /** Absolute path of the file that was bundled. */
  readonly file: string;
  readonly folder: string;
}

/** Returns the problem for a site's file that throws while it is loaded. */
export function evaluationProblem(error: unknown, bundled: Bundled): Diagnostic {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const fallback = {file: relativePath(bundled.folder, bundled.file)};
  return {
    severity: 'error',
    code: 'module-failed',
    message: `Loading the file failed: \`${reason}\`.`,
    ...(error instanceof Error ? (locationOf(error, bundled) ?? fallback) : fallback),
    consequence: "The site cannot be built without this file's exports.",
  };
}

/** Returns the location of the topmost stack frame that is in the site's own files. */
function locationOf(error: Error, {script, map, folder}: Bundled): Location | undefined {
  const url = pathToFileURL(script).href;
  const frame = error.stack
    ?.split('\n')
    .find((line) => line.includes(url) || line.includes(script));
  const position = frame === undefined ? null : /:(\d+):(\d+)\)?$/.exec(frame);
  if (position === null) return undefined;
  const entry = new SourceMap(JSON.parse(map)).findEntry(
    Number(position[1]) - 1,
    Number(position[2]) - 1,
  );
  if (!('originalSource' in entry)) return undefined;
  return {
    file: relativePath(folder, resolve(folder, entry.originalSource)),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}
