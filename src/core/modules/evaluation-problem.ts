import {SourceMap} from 'node:module';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Diagnostic, Location} from '../diagnostics/diagnostic.ts';
import {relativePath} from '../paths/paths.ts';

interface Bundled {
  /** Absolute path of the bundle that ran. */
  readonly script: string;
  /** Its source map, JSON. Sources are relative to the site folder. */
  readonly map: string;
  /** Absolute path of the file that the bundle was made from. */
  readonly file: string;
  readonly folder: string;
}

/** What to say when a file of the site throws while it is loaded. */
export function evaluationProblem(error: unknown, bundled: Bundled): Diagnostic {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const fallback = {file: toSitePath(bundled.file, bundled.folder)};
  return {
    severity: 'error',
    code: 'module-failed',
    message: `Loading the file failed: \`${reason}\`.`,
    ...(error instanceof Error ? (locationOf(error, bundled) ?? fallback) : fallback),
    consequence: 'Nothing can be built without what this file exports.',
  };
}

/** The topmost line of the stack that lies in the site's own files. */
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
    file: toSitePath(resolve(folder, entry.originalSource), folder),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

function toSitePath(file: string, folder: string): string {
  return relativePath(folder, file);
}
