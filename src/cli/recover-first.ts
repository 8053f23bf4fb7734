import {stat} from 'node:fs/promises';
import {resolve} from 'node:path';
import {BuildError, buildError, type Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {thisSystem} from '../core/files/system.ts';
import {unsafeCode} from '../pipeline/output/output-folder.ts';
import {recovered, recoverOutput} from '../pipeline/output/recover-output.ts';
import type {Io} from './io.ts';
import {printDiagnostics} from './report/diagnostics.ts';

interface Command {
  /** The command's argument: a site folder, an output folder, or a URL. */
  readonly dir: string;
  readonly outDir: string;
  /** True if the command can read the output during a build. */
  readonly allowsBuild: boolean;
}

/**
 * Completes the output of an interrupted build before a command reads the output, and prints a message about the build.
 *
 * @throws {BuildError} `output-unfinished` or `output-failed` if a file operation fails, `output-busy` during a build.
 */
export async function recoverFirst({dir, outDir, allowsBuild}: Command, io: Io): Promise<void> {
  const siteFolder = resolve(io.cwd, dir);
  const isFolder = (await stat(siteFolder).catch(() => undefined))?.isDirectory() === true;
  // The command itself reports a missing folder.
  if (!isFolder) return;
  for (const folder of [resolve(siteFolder, outDir), siteFolder]) {
    const print = (found: Diagnostic) => printDiagnostics([found], io, {siteFolder});
    const recovery = await recoverOutput(folder, thisSystem(), print).catch((error: unknown) => {
      if (error instanceof BuildError && error.diagnostics[0]?.code === unsafeCode)
        return undefined;
      throw error;
    });
    if (recovery === 'restored') print(recovered(folder));
    if (recovery === 'busy' && !allowsBuild) throw busy(folder);
  }
}

function busy(folder: string): BuildError {
  return buildError({
    code: 'output-busy',
    message: `A build of \`${folder}\` is running.`,
    consequence: 'The output may change while it is read.',
    hint: 'Wait until the build has ended, then run this command again.',
  });
}
