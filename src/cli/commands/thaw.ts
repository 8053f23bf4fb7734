import {formatCount} from '../../core/diagnostics/message-text.ts';
import {type ThawSummary, thawVersion} from '../../pipeline/versions/thaw-version.ts';
import type {ArticleDiff} from '../../versions/article-diff.ts';
import {interruptible} from '../interruptible.ts';
import type {Io} from '../io.ts';
import {progressFor} from '../progress.ts';
import {printDiagnostics} from '../report/diagnostics.ts';
import {type Paint, paintFor} from '../report/format.ts';
import {exitCode, interruptExitCode, requireSiteFolder} from '../usage.ts';

/** Options of `legacydocs thaw`. */
export interface ThawFlags {
  readonly dryRun?: boolean;
}

/** @returns The exit code. */
export async function thawCommand(
  version: string,
  site: string,
  {dryRun = false}: ThawFlags,
  io: Io,
): Promise<number> {
  const siteFolder = await requireSiteFolder(site, io.cwd);
  const progress = progressFor(io, {quiet: false});
  const paint = paintFor(io.stdout, io.env);
  const onDiffs = (diffs: readonly ArticleDiff[]): void => {
    progress.stop();
    for (const diff of diffs) io.stdout.write(diffText(diff, paint));
  };
  const {interrupt, result} = await interruptible(io, (signal) =>
    thawVersion({siteFolder, version, dryRun, signal, onProgress: progress.update, onDiffs}),
  ).finally(progress.stop);
  if (interrupt !== undefined) {
    io.stderr.write('Interrupted. `legacydocs verify` says what is frozen.\n');
    return interruptExitCode[interrupt];
  }
  if (result === undefined) throw new Error('Thawing ended without a result.');
  const {thawed, diagnostics} = result;
  printDiagnostics(diagnostics, io, {siteFolder});
  if (thawed === undefined) {
    io.stderr.write('Nothing was changed: the version stays frozen.\n');
    return exitCode.siteHasErrors;
  }
  io.stdout.write(summaryText(version, thawed));
  return exitCode.good;
}

function diffText({path, change, lines}: ArticleDiff, paint: Paint): string {
  const said = {
    text: '',
    markup: ' (same text, other markup)',
    added: ' (new page)',
    removed: ' (page is gone)',
  }[change];
  return `${paint('bold', path)}${said}\n${lines.map((line) => `  ${line}\n`).join('')}\n`;
}

function summaryText(version: string, {pages, diffs, isRemoved}: ThawSummary): string {
  const sum = (side: 'added' | 'removed'): number =>
    diffs.reduce((total, diff) => total + diff[side], 0);
  const differs =
    diffs.length === 0
      ? pages === 1
        ? 'The article reads as it was frozen.'
        : `All ${formatCount(pages, 'article')} read as they were frozen.`
      : `${formatCount(diffs.length, 'article')} of ${pages} ${diffs.length === 1 ? 'differs' : 'differ'} from what was frozen: ${formatCount(sum('added'), 'line')} of text added, ${sum('removed')} removed.`;
  const did = isRemoved
    ? `Thawed ${version}: it is built from its sources again.`
    : 'Nothing was changed.';
  return `${differs}\n${did}\n`;
}
