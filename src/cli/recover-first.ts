import {stat} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {BuildError, buildError} from '../core/diagnostics/diagnostic.ts';
import {unsafeCode} from '../pipeline/output/output-folder.ts';
import {recovered, recoverOutput} from '../pipeline/output/recover-output.ts';
import type {Io} from './io.ts';
import {printDiagnostics} from './report/diagnostics.ts';

/**
 * What a command wants of the output: nothing (`beside`), to read it even while it is built (`while-built`), or to read
 * one that stays as it is (`alone`).
 */
export type ReadOutput = 'beside' | 'while-built' | 'alone';

interface Command {
  /** The folder that the command was given: a site, or an output itself. */
  readonly dir: string;
  readonly outDir: string;
  readonly reading: ReadOutput;
}

/**
 * Put in order what a killed build has left of the output that a command is about, and say so.
 *
 * @throws {BuildError} `output-unfinished` or `output-failed` if the command cannot go on, `output-busy` likewise.
 */
export async function recoverFirst({dir, outDir, reading}: Command, io: Io): Promise<void> {
  const siteFolder = resolve(io.cwd, dir);
  const isFolder = (await stat(siteFolder).catch(() => undefined))?.isDirectory() === true;
  // What is wrong with the folder, the command says.
  if (/^https?:/i.test(dir) || !isFolder) return;
  const cacheFolder = join(siteFolder, '.legacydocs');
  const outputs = [
    {outDir: resolve(siteFolder, outDir), siteFolder, cacheFolder},
    // `check build`
    ...(reading === 'alone' ? [{outDir: siteFolder}] : []),
  ];
  for (const output of outputs) {
    const recovery = await recoverOutput(output).catch((error: unknown) => {
      const isRefused = error instanceof BuildError && error.diagnostics[0]?.code === unsafeCode;
      if (reading === 'beside' || isRefused) return 'nothing-to-do';
      throw error;
    });
    if (recovery === 'restored') {
      printDiagnostics([recovered(output.outDir)], io, {siteFolder});
    }
    if (recovery === 'busy' && reading === 'alone') throw busy(output.outDir);
  }
}

function busy(outDir: string): BuildError {
  return buildError({
    code: 'output-busy',
    message: `A build is running into \`${outDir}\`.`,
    consequence: 'What is read meanwhile may be neither the old output nor the new one.',
    hint: 'Wait until it has ended, then run this command again.',
  });
}
