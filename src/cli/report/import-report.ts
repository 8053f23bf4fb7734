import type {Diagnostic, Severity} from '../../core/diagnostics/diagnostic.ts';
import {formatCount, printable} from '../../core/diagnostics/message-text.ts';
import type {ImportedSite} from '../import/import-site.ts';
import {countBySeverity, groupAlike, inOrder} from './diagnostics.ts';
import {formatDuration} from './format.ts';

/** More locations of one cause are counted. */
const maxLocations = 200;

const headings: Readonly<Record<Severity, string>> = {
  error: 'Could not be carried',
  warning: 'To decide',
  info: 'Done',
};

/** `MOVED.md`: what became of the old site, and what is left to do. The same site gives the same text. */
export function importNote(moved: ImportedSite): string {
  const {site, ok, routes, redirects, findings, problems, contract, lost, report, runNote} = moved;
  const counts = [
    formatCount(routes.length, 'page'),
    formatCount(redirects.length, 'redirect'),
    ...(contract.length > 0
      ? [
          `${contract.length - lost.length} of ${formatCount(contract.length, 'old address')} answered`,
        ]
      : []),
  ].join(', ');
  const broken = (report?.broken ?? []).filter(({kind}) => kind !== 'contract');
  return [
    `# Moved in from ${site.generator === 'docusaurus' ? 'Docusaurus' : site.madeWith}\n`,
    `\`legacydocs import\` made this site of one for ${site.madeWith}, and left that unchanged: ${counts}. ${runNote}`,
    ok
      ? 'It builds. Look at it: `npx legacydocs serve`.\n'
      : 'It does not build yet: see “What the build says” below, then `npx legacydocs build`.\n',
    ...packagesSection(moved),
    ...section('error', findings),
    ...section('warning', findings),
    ...(lost.length > 0
      ? [
          `## Old addresses that nothing answers\n\n${list(lost.map(code))}`,
          'Give each a `redirect_from` in the front matter of the page that took its place, or an entry of `redirects` in `site.config.ts`.\n',
        ]
      : []),
    ...problemsSection(problems),
    ...(broken.length > 0
      ? [
          `## Dead links\n\n\`legacydocs check\` finds ${formatCount(broken.length, 'address')} that nothing answers:\n`,
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
      : ` Without ${missingPackages.map(code).join(', ')}, which ${missingPackages.length === 1 ? 'is' : 'are'} not installed beside the old site either, it does not build.`;
  return [`## First\n\nRun \`npm install\`: pages import ${names}.${why}\n`];
}

function movesSection({moves, site}: ImportedSite): string[] {
  const rows = moves.map(([from, to]) => `| ${code(from)} | ${code(to)} |\n`).sort();
  return [
    '## Where things are\n',
    `| in the old site | here |\n| --- | --- |\n${rows.join('')}`,
    site.generator === 'docusaurus'
      ? 'Settings are in `site.config.ts`, styles begin in `templates/styles/index.css`, sidebars lie in the folder of their version. What pages import lies where it lay.\n'
      : 'Settings are in `site.config.ts`, styles in `src/vitepress.css`, sidebars lie in the folder of their version.\n',
  ];
}

function problemsSection(problems: readonly Diagnostic[]): string[] {
  const told = problems.filter(({severity}) => severity !== 'info');
  if (told.length === 0) return [];
  return ['## What the build says\n', groups(told)];
}

function section(severity: Severity, findings: readonly Diagnostic[]): string[] {
  const own = findings.filter((one) => one.severity === severity);
  return own.length === 0
    ? []
    : [`## ${headings[severity]}\n`, 'Files are those of the old site.\n', groups(own)];
}

function groups(diagnostics: readonly Diagnostic[]): string {
  return groupAlike(inOrder(diagnostics))
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
  }: ImportedSite,
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
