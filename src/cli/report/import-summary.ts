import {formatCount, printable} from '../../core/diagnostics/message-text.ts';
import type {MovedSite} from '../import/move-old-site.ts';
import {groupAlike} from './group-alike.ts';
import {countBySeverity, inOrder} from './order.ts';
import {formatDuration} from './units.ts';

/** What an import came to. @param shown The new site's folder, as the reader of the terminal would write it. */
export function importSummary(
  {
    site,
    ok,
    routes,
    redirects,
    findings,
    problems,
    contract,
    lost,
    packages,
    missingPackages,
    runNote,
  }: MovedSite,
  {shown, ms}: {readonly shown: string; readonly ms: number},
): string {
  const folder = printable(shown);
  const inFolder = folder === '.' ? '' : ` ${folder}`;
  const causes = (severity: string): number =>
    groupAlike(inOrder(findings.filter((one) => one.severity === severity))).length;
  const {error, warning} = countBySeverity(problems);
  const left = causes('warning') + causes('error');
  return [
    `Wrote ${formatCount(routes.length, 'page')} and ${formatCount(redirects.length, 'redirect')} into ${folder} in ${formatDuration(ms)}; ${printable(site.folder)} is unchanged.`,
    printable(runNote),
    ...(packages.length === 0
      ? []
      : [
          `Its pages import packages${missingPackages.length === 0 ? '' : ' that are not installed'}. First: npm install${folder === '.' ? '' : ` --prefix ${folder}`}`,
        ]),
    ok
      ? `It builds: ${formatCount(warning, 'warning')}.`
      : `It does not build yet: ${formatCount(error, 'error')}. See them: legacydocs build${inFolder}`,
    ...(contract.length === 0
      ? []
      : [
          lost.length === 0
            ? `All ${contract.length} old addresses answer.`
            : `${lost.length} of ${contract.length} old addresses are lost: ${lost.slice(0, 5).map(printable).join(', ')}${lost.length > 5 ? ', …' : ''}`,
        ]),
    `${folder === '.' ? '' : `${folder}/`}MOVED.md says what was changed and why${left === 0 ? '.' : `, and what is left: ${formatCount(left, 'thing')} to decide or to replace.`}`,
    `Look at it: legacydocs serve${inFolder}`,
    '',
  ].join('\n');
}
