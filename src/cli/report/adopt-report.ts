import {formatCount, printable} from '../../core/diagnostics/diagnostic.ts';
import type {AdoptOutcome} from '../adopt/adopt-site.ts';
import {cspSetting} from '../adopt/new-site.ts';
import {formatDuration} from './format.ts';

/** Returns the report as JSON data: the result, the version's path, the contents of `adopted.json`, and the problems. */
export function adoptJson(
  {adopted, diagnostics, isWritten, mount}: AdoptOutcome,
  version: string,
): object {
  return {
    ok: !adopted.isLossy,
    version,
    written: isWritten,
    path: mount,
    ...adopted.report,
    diagnostics,
  };
}

/** Next steps to print: those for one version, those for all adopted versions, or none. */
export type NextSteps = 'version' | 'versions' | 'none';

interface TextContext {
  readonly version: string;
  /** Site folder, as written by the user. */
  readonly site: string;
  readonly ms: number;
  readonly isDryRun: boolean;
  readonly next: NextSteps;
}

function codeText({code, namedCode, highlightedCode}: AdoptOutcome['adopted']['report']['counts']) {
  if (code === 0) return 'none';
  if (namedCode === 0) return `${code}, none with a language`;
  return `${code}, ${namedCode} with a language, ${highlightedCode} highlighted`;
}

/** Formats the report as text. */
export function adoptText(
  {adopted, isWritten, mount, toAdd, contractUrls, isNewSite}: AdoptOutcome,
  {version, site, ms, isDryRun, next}: TextContext,
): string {
  const {counts, generators, csp, skipped, unreadable, url} = adopted.report;
  const named = Object.entries(generators).map(
    ([name, pages]) => `${name} (${formatCount(pages, 'page')})`,
  );
  const rows: [string, string][] = [
    ['Generator', named.join(', ')],
    ...(url === undefined ? [] : [['Old URL', url] as [string, string]]),
    ['Pages', `${formatCount(counts.pages, 'page')}, ${counts.whole} without differences`],
    ['Words', `${counts.words}, ${counts.changedWords} different`],
    ['Ids kept', `${counts.ids - counts.lostIds} of ${counts.ids}`],
    ['Code blocks', codeText(counts)],
    ['Images and files', String(counts.files)],
    [
      'Sidebar',
      counts.oldSidebarEntries === 0
        ? `${formatCount(counts.sidebarEntries, 'entry')}, generated`
        : `${counts.keptSidebarEntries} of ${formatCount(counts.oldSidebarEntries, 'entry')} of the old navigation in place`,
    ],
    ['Dead links', String(counts.deadLinks)],
    ...(skipped.length === 0 ? [] : [['Left out', shortList(skipped)] as [string, string]]),
    ...(unreadable.length === 0 ? [] : [['Unreadable', shortList(unreadable)] as [string, string]]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const table = rows
    .map(([label, value]) => `  ${label.padEnd(width)}  ${printable(value)}\n`)
    .join('');
  const setting = cspSetting(csp);
  const hosts =
    setting === undefined || (isNewSite && isWritten)
      ? ''
      : `\nPages load files from other hosts, which the Content-Security-Policy must allow. Add to the configuration:\n  ${printable(setting)}\n`;
  const inSite = site === '.' ? '' : ` ${printable(site)}`;
  const head = isWritten
    ? `Adopted ${version} in ${formatDuration(ms)}. Its pages are at ${printable(mount)}.\n`
    : isDryRun
      ? `Would adopt ${version}. Nothing was written.\n`
      : `Did not adopt ${version}.\n`;
  if (!isWritten) return `${head}${table}${hosts}`;
  const config =
    toAdd === undefined
      ? ''
      : `\nThe configuration does not define its versions as a plain list, so it was not changed. Add this to \`docs.versions\`:\n  ${toAdd},\n`;
  const contract =
    contractUrls === 0 ? '' : `contract.txt lists ${formatCount(contractUrls, 'old URL')}.\n`;
  const text = `${head}${table}${contract}${config}${hosts}`;
  if (next === 'none') return text;
  const frozen = `content/frozen/${version}${isNewSite ? ' and the site' : ''}`;
  return `${text}
Build the site and check the old URLs:
  legacydocs build${inSite} --strict && legacydocs check${inSite} --contract contract.txt
Commit ${next === 'versions' ? 'the site' : frozen}: the old HTML is no longer needed.
`;
}

/** Maximum number of names in a list. `adopted.json` contains all of them. */
const maxNames = 5;

/** Joins names. Names after the first `maxNames` are only counted. */
function shortList(names: readonly string[]): string {
  const more = names.length - maxNames;
  const shown = names.slice(0, maxNames).join(', ');
  return more > 0 ? `${shown}, and ${more} more` : shown;
}
