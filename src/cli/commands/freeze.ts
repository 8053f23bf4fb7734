import {realpath} from 'node:fs/promises';
import {formatCount} from '../../core/diagnostics/message-text.ts';
import {type FreezeSummary, freezeVersion} from '../../pipeline/versions/freeze-version.ts';
import {type CheckedSources, checkSources} from '../../versions/check-frozen.ts';
import {interruptible} from '../interruptible.ts';
import type {Io} from '../io.ts';
import {progressFor} from '../progress.ts';
import {printDiagnostics} from '../report/diagnostics.ts';
import {formatBytes, formatDuration} from '../report/format.ts';
import {exitCode, interruptExitCode, requireSiteFolder, UsageError} from '../usage.ts';

/** Options of `legacydocs freeze`. */
export interface FreezeFlags {
  readonly again?: boolean;
  readonly check?: boolean;
  readonly quiet?: boolean;
}

/** @returns The exit code. */
export async function freezeCommand(
  version: string | undefined,
  site: string,
  {again = false, check = false, quiet = false}: FreezeFlags,
  io: Io,
): Promise<number> {
  const siteFolder = await requireSiteFolder(site, io.cwd);
  if (check) return await checkCommand(version, siteFolder, quiet, io);
  if (version === undefined) throw new UsageError('name the version: `legacydocs freeze 2.x`.');
  const start = io.now();
  const progress = progressFor(io, {quiet});
  const {interrupt, result} = await interruptible(io, (signal) =>
    freezeVersion({siteFolder, version, again, signal, onProgress: progress.update}),
  ).finally(progress.stop);
  if (interrupt !== undefined) {
    io.stderr.write(
      result?.frozen === undefined
        ? 'Interrupted: what was frozen before stays as it was.\n'
        : 'Interrupted, but the version had been frozen already.\n',
    );
    return interruptExitCode[interrupt];
  }
  if (result === undefined) throw new Error('Freezing ended without a result.');
  const {frozen, diagnostics} = result;
  printDiagnostics(diagnostics, io, {siteFolder, quiet});
  if (frozen === undefined) {
    const isBad = diagnostics.some(({severity}) => severity === 'error');
    if (isBad) io.stderr.write('Nothing was frozen.\n');
    return isBad ? exitCode.siteHasErrors : exitCode.good;
  }
  if (!quiet) io.stdout.write(summaryText(version, frozen, io.now() - start));
  return exitCode.good;
}

async function checkCommand(
  version: string | undefined,
  siteFolder: string,
  quiet: boolean,
  io: Io,
): Promise<number> {
  const {versions, diagnostics} = await checkSources(await realpath(siteFolder), version);
  printDiagnostics(diagnostics, io, {siteFolder});
  if (!quiet) for (const found of versions) io.stdout.write(sourcesText(found));
  if (versions.length > 0) return diagnostics.length > 0 ? exitCode.siteHasErrors : exitCode.good;
  if (version !== undefined) throw new UsageError(`version \`${version}\` is not frozen.`);
  io.stdout.write('No version is frozen.\n');
  return exitCode.good;
}

function sourcesText({name, sources}: CheckedSources): string {
  const says = {
    unchanged: 'its sources are what was frozen.',
    changed: 'its sources have changed since it was frozen.',
    gone: 'its sources are gone: they cannot change.',
  };
  return `${name}: ${says[sources]}\n`;
}

function summaryText(version: string, frozen: FreezeSummary, ms: number): string {
  const {folder, pages, files, bytes, livePages, react} = frozen;
  const live =
    react === undefined
      ? []
      : [`Components of ${formatCount(livePages, 'page')} stay alive, with React ${react}.`];
  return [
    `Froze ${version}: ${formatCount(pages, 'page')} in ${formatCount(files, 'file')}, ${formatBytes(bytes)}, in ${formatDuration(ms)}.`,
    ...live,
    `Commit ${folder}: builds take it instead of the sources, which may be removed now.`,
    '',
  ].join('\n');
}
