import {existsSync} from 'node:fs';
import {BuildError, type Diagnostic, systemFailure} from '../../core/diagnostics/diagnostic.ts';
import type {BuildSession} from '../../pipeline/session.ts';
import type {BuildOptions, BuildOutcome} from '../../pipeline/types.ts';

/**
 * Builds the site and converts unexpected errors to diagnostics, because the next change may fix them.
 *
 * @returns `undefined` if the build was aborted.
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
  // A build would create a missing site folder, which would prevent the user from moving the original back.
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
    message: `The build failed because of a bug in legacydocs: ${message}`,
    hint: 'Report the bug, including the output of `legacydocs build --verbose`.',
  };
}

function folderMissing(siteFolder: string): Diagnostic {
  return {
    severity: 'error',
    code: 'site-folder-missing',
    message: `The site folder \`${siteFolder}\` no longer exists.`,
    consequence: 'The site cannot be served.',
    hint: 'Restore the folder; the site is then built automatically.',
  };
}
