import {formatCount} from '../../core/diagnostics/diagnostic.ts';
import {type FreezeSummary, freezeVersion} from '../../pipeline/versions/freeze-version.ts';
import {type ComparedSources, compareSources} from '../../versions/check-frozen.ts';
import {interruptible} from '../interruptible.ts';
import type {Io} from '../io.ts';
import {progressFor} from '../progress.ts';
import {printDiagnostics} from '../report/diagnostics.ts';
import {formatBytes, formatDuration} from '../report/format.ts';
import {exitCode, requireSiteFolder, UsageError} from '../usage.ts';
import {checkAndPrint} from './verify.ts';

/** Options of `legacydocs freeze`. */
export interface FreezeFlags {
  readonly again?: boolean;
  readonly check?: boolean;
  readonly quiet?: boolean;
}

/**
 * Freezes a version or, with `--check`, compares the sources of frozen versions with the frozen state.
 *
 * @returns The exit code.
 */
export async function freezeCommand(
  version: string | undefined,
  site: string,
  {again = false, check = false, quiet = false}: FreezeFlags,
  io: Io,
): Promise<number> {
  const siteFolder = await requireSiteFolder(site, io.cwd);
  if (check) {
    const sources = {check: compareSources, lineOf: sourcesText, version, quiet};
    return await checkAndPrint(siteFolder, sources, io);
  }
  if (version === undefined) throw new UsageError('name the version: `legacydocs freeze 2.x`.');
  const start = io.now();
  const progress = progressFor(io, {quiet});
  const {frozen, diagnostics} = await interruptible(
    io,
    (signal) => freezeVersion({siteFolder, version, again, signal, onProgress: progress.update}),
    (outcome) =>
      outcome?.frozen === undefined
        ? 'Interrupted. Nothing was frozen.'
        : 'Interrupted after the version was frozen.',
  ).finally(progress.stop);
  printDiagnostics(diagnostics, io, {siteFolder, quiet});
  if (frozen === undefined) {
    const isBad = diagnostics.some(({severity}) => severity === 'error');
    if (isBad) io.stderr.write('Nothing was frozen.\n');
    return isBad ? exitCode.siteHasErrors : exitCode.good;
  }
  if (!quiet) io.stdout.write(summaryText(version, frozen, io.now() - start));
  return exitCode.good;
}

function sourcesText({name, sources}: ComparedSources & {readonly name: string}): string {
  const result = {
    unchanged: 'its sources have not changed since it was frozen.',
    changed: 'its sources have changed since it was frozen.',
    gone: 'its sources have been removed.',
    adopted: 'it was adopted from built HTML, so it has no sources.',
  };
  return `${name}: ${result[sources]}\n`;
}

function summaryText(version: string, frozen: FreezeSummary, ms: number): string {
  const {folder, pages, files, bytes, livePages, react} = frozen;
  const live =
    react === undefined
      ? []
      : [
          `The components on ${formatCount(livePages, 'page')} stay interactive, with React ${react}.`,
        ];
  return [
    `Froze ${version}: ${formatCount(pages, 'page')} in ${formatCount(files, 'file')}, ${formatBytes(bytes)}, in ${formatDuration(ms)}.`,
    ...live,
    `Commit ${folder}: builds use it instead of the sources, which you can now remove.`,
    '',
  ].join('\n');
}
