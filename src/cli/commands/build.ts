import {existsSync} from 'node:fs';
import {maxConcurrency} from '../../core/async/workers.ts';
import type {BuildOptions} from '../../pipeline/types.ts';
import type {Engine} from '../engine.ts';
import {interruptible} from '../interruptible.ts';
import type {Io} from '../io.ts';
import {memoryWatch, progressFor} from '../progress.ts';
import {stageTimes, summaryJson, summaryText} from '../report/build-summary.ts';
import {printDiagnostics} from '../report/diagnostics.ts';
import {exitCode, requireSiteFolder, requireWholeNumber, UsageError} from '../usage.ts';

/** Options of `legacydocs build`. */
export interface BuildFlags
  extends Omit<BuildOptions, 'siteFolder' | 'signal' | 'onProgress' | 'concurrency'> {
  readonly concurrency?: string;
  readonly json?: true;
  readonly quiet?: true;
  readonly verbose?: true;
}

/**
 * Builds a site.
 *
 * @returns The exit code.
 */
export async function buildCommand(
  site: string,
  {json, quiet = json, verbose, concurrency: written, ...options}: BuildFlags,
  io: Io,
  engine: Engine,
): Promise<number> {
  const siteFolder = await requireSiteFolder(site, io.cwd);
  await requireBasePath(options.baseUrl);
  const concurrency =
    written === undefined
      ? undefined
      : requireWholeNumber('--concurrency', written, {from: 1, to: maxConcurrency});
  const start = io.now();
  const progress = progressFor(io, {quiet: quiet === true});
  const watchMemory = memoryWatch(io);
  const result = await interruptible(
    io,
    (signal) =>
      engine.build({
        ...options,
        ...(concurrency !== undefined && {concurrency}),
        siteFolder,
        signal,
        onProgress: (event) => {
          if (event.notice) {
            progress.stop();
            printDiagnostics([event.notice], io, {siteFolder, quiet});
          }
          progress.update(event);
          watchMemory(event);
        },
      }),
    (outcome) =>
      outcome?.ok === true
        ? 'Interrupted after the new output was complete.'
        : 'Interrupted. The previous output is unchanged.',
  ).finally(progress.stop);
  const ms = io.now() - start;
  const {diagnostics} = result;
  printDiagnostics(diagnostics, io, {siteFolder, quiet, all: verbose, allWith: '--verbose'});
  if (json) io.stdout.write(summaryJson({result, ms}));
  else {
    if (verbose) io.stdout.write(stageTimes(result));
    if (!quiet) {
      const hasOutput = existsSync(result.outDir);
      io.stdout.write(summaryText({result, ms, cwd: io.cwd, hasOutput}));
    }
  }
  return result.ok ? exitCode.good : exitCode.siteHasErrors;
}

async function requireBasePath(baseUrl: string | undefined): Promise<void> {
  if (baseUrl === undefined) return;
  const {basePath} = await import('../../site/config/schema/site-url.ts');
  const problem = basePath.safeParse(baseUrl).error?.issues[0]?.message;
  if (problem !== undefined) throw new UsageError(`--base-url ${problem}: \`${baseUrl}\`.`);
}
