import type {Diagnostic, Severity} from '../../core/diagnostics/diagnostic.ts';
import {formatCount, printable} from '../../core/diagnostics/message-text.ts';
import type {ImportedSite} from '../import/import-site.ts';
import {countBySeverity, groupByCause, inOrder} from './diagnostics.ts';
import {formatDuration} from './format.ts';

/** Maximum number of locations listed for one cause. */
const maxLocations = 200;

const headings: Readonly<Record<Severity, string>> = {
  error: 'Not imported',
  warning: 'Decisions needed',
  info: 'Automatic changes',
};

/** Returns the text of `MOVED.md`: the changes, and the remaining tasks. The same site produces the same text. */
export function importNote(moved: ImportedSite): string {
  const {site, ok, routes, redirects, findings, problems, contract, lost, report, runNote} = moved;
  const counts = [
    formatCount(routes.length, 'page'),
    formatCount(redirects.length, 'redirect'),
    ...(contract.length > 0
      ? [`${contract.length - lost.length} of ${formatCount(contract.length, 'old URL')} work`]
      : []),
  ].join(', ');
  const broken = (report?.broken ?? []).filter(({kind}) => kind !== 'contract');
  return [
    `# Imported from ${site.generator === 'docusaurus' ? 'Docusaurus' : site.madeWith}\n`,
    `\`legacydocs import\` created this site from a ${site.madeWith} site, which is unchanged: ${counts}. ${runNote}`,
    ok
      ? 'The site builds. Preview it: `npx legacydocs serve`.\n'
      : 'The site does not build yet. Fix the problems listed under “Build problems”, then run `npx legacydocs build`.\n',
    ...packagesSection(moved),
    ...section('error', findings),
    ...section('warning', findings),
    ...(lost.length > 0
      ? [
          `## Lost URLs\n\n${list(lost.map(code))}`,
          'For each URL, add `redirect_from` to the front matter of the page that replaces it, or an entry to `redirects` in `site.config.ts`.\n',
        ]
      : []),
    ...problemsSection(problems),
    ...(broken.length > 0
      ? [
          `## Broken links\n\n\`legacydocs check\` found ${formatCount(broken.length, 'broken link')}:\n`,
          `${list(broken.map(({target, reason, places}) => `${code(target)} (${reason})${locationText(places.map(({file, line}) => [file, line].filter(Boolean).join(':')))}`))}`,
        ]
      : []),
    ...section('info', findings),
    ...movesSection(moved),
  ].join('\n');
}

function packagesSection({packages, missingPackages}: ImportedSite): string[] {
  if (packages.length === 0) return [];
  const names = packages.map(code).join(', ');
  const why =
    missingPackages.length === 0
      ? ''
      : ` The site does not build without ${missingPackages.map(code).join(', ')}, which ${missingPackages.length === 1 ? 'is' : 'are'} not installed for the old site either.`;
  return [`## Install packages\n\nRun \`npm install\`: pages import ${names}.${why}\n`];
}

function movesSection({moves, site}: ImportedSite): string[] {
  const rows = moves.map(([from, to]) => `| ${code(from)} | ${code(to)} |\n`).sort();
  return [
    '## File locations\n',
    `| old site | this site |\n| --- | --- |\n${rows.join('')}`,
    site.generator === 'docusaurus'
      ? 'Settings are in `site.config.ts`, styles in `templates/styles/index.css`, and sidebars in the folder of their version. Files that pages import have kept their paths.\n'
      : 'Settings are in `site.config.ts`, styles in `src/vitepress.css`, and sidebars in the folder of their version.\n',
  ];
}

function problemsSection(problems: readonly Diagnostic[]): string[] {
  const reported = problems.filter(({severity}) => severity !== 'info');
  if (reported.length === 0) return [];
  return ['## Build problems\n', groups(reported)];
}

function section(severity: Severity, findings: readonly Diagnostic[]): string[] {
  const own = findings.filter((one) => one.severity === severity);
  return own.length === 0
    ? []
    : [`## ${headings[severity]}\n`, 'Paths are relative to the old site.\n', groups(own)];
}

function groups(diagnostics: readonly Diagnostic[]): string {
  return groupByCause(inOrder(diagnostics))
    .map((group) => {
      const [{message, consequence, hint}] = group;
      const text = [message, consequence, hint].filter(Boolean).join(' ');
      return `- ${oneLine(text)}${locationText(group.flatMap(locationsOf))}\n`;
    })
    .join('');
}

function locationsOf({file, line}: Diagnostic): string[] {
  return file === undefined ? [] : [line === undefined ? file : `${file}:${line}`];
}

function locationText(locations: readonly string[]): string {
  const shown = locations.slice(0, maxLocations).map((one) => `\n  - ${code(one)}`);
  const rest = locations.length - shown.length;
  return shown.join('') + (rest > 0 ? `\n  - and ${rest} more` : '');
}

function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}\n`).join('');
}

function code(text: string): string {
  return `\`${printable(text).replaceAll('`', "'")}\``;
}

function oneLine(text: string): string {
  return printable(text.replace(/\s+/g, ' ').trim());
}

/** Summarizes an import for the terminal. @param shown Folder of the new site, relative to the working directory. */
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
  }: ImportedSite,
  {shown, ms}: {readonly shown: string; readonly ms: number},
): string {
  const folder = printable(shown);
  const inFolder = folder === '.' ? '' : ` ${folder}`;
  const causes = (severity: string): number =>
    groupByCause(inOrder(findings.filter((one) => one.severity === severity))).length;
  const {error, warning} = countBySeverity(problems);
  const left = causes('warning') + causes('error');
  return [
    `Wrote ${formatCount(routes.length, 'page')} and ${formatCount(redirects.length, 'redirect')} into ${folder} in ${formatDuration(ms)}. ${printable(site.folder)} is unchanged.`,
    printable(runNote),
    ...(packages.length === 0
      ? []
      : [
          `Pages import packages${missingPackages.length === 0 ? '' : ' that are not installed'}. Run first: npm install${folder === '.' ? '' : ` --prefix ${folder}`}`,
        ]),
    ok
      ? `The site builds: ${formatCount(warning, 'warning')}.`
      : `The site does not build yet: ${formatCount(error, 'error')}. To list them: legacydocs build${inFolder}`,
    ...(contract.length === 0
      ? []
      : [
          lost.length === 0
            ? `All ${contract.length} old URLs work.`
            : `${lost.length} of ${contract.length} old URLs are lost: ${lost.slice(0, 5).map(printable).join(', ')}${lost.length > 5 ? ', …' : ''}`,
        ]),
    `${folder === '.' ? '' : `${folder}/`}MOVED.md lists the changes and their reasons${left === 0 ? '.' : `, and the remaining ${formatCount(left, 'task')}.`}`,
    `Preview the site: legacydocs serve${inFolder}`,
    '',
  ].join('\n');
}
