import {existsSync} from 'node:fs';
import {BuildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {systemFailure} from '../../core/diagnostics/system-error.ts';
import type {BuildSession} from '../../pipeline/session.ts';
import type {BuildOptions, BuildOutcome} from '../../pipeline/types.ts';

/**
 * Build, whatever happens: a fault of this program is shown as a problem, since the next save may avoid it.
 *
 * @returns `undefined` when the build was given up.
 */
export async function tryBuild(
  {build}: BuildSession,
  options: BuildOptions & {readonly outDir: string; readonly signal: AbortSignal},
): Promise<BuildOutcome | undefined> {
  const {siteFolder, outDir, signal} = options;
  const failed = (diagnostics: readonly Diagnostic[], reads?: 'unknown'): BuildOutcome => ({
    ok: false,
    routes: [],
    diagnostics,
    stages: [],
    reads,
    outDir,
  });
  // A build would make the folder anew, in the way of the one that is to come.
  if (!existsSync(siteFolder)) return failed([folderMissing(siteFolder)]);
  try {
    return await build(options);
  } catch (error) {
    if (signal.aborted) return undefined;
    const problem = error instanceof BuildError ? error : systemFailure(error);
    return failed(problem?.diagnostics ?? [internalError(error)], 'unknown');
  }
}

function internalError(error: unknown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  return {
    severity: 'error',
    code: 'internal-error',
    message: `The build failed for a reason that is not the site's: ${message}`,
    hint: 'Please report this, with what `legacydocs build --verbose` prints.',
  };
}

function folderMissing(siteFolder: string): Diagnostic {
  return {
    severity: 'error',
    code: 'site-folder-missing',
    message: `The site folder \`${siteFolder}\` is not there any more.`,
    consequence: 'There is nothing to serve.',
    hint: 'Put it back: the site is built as soon as it is there.',
  };
}
