import type {Diagnostic, Severity} from '../../core/diagnostics/diagnostic.ts';
import {formatCount, printable} from '../../core/diagnostics/message-text.ts';
import {groupAlike} from '../report/group-alike.ts';
import {inOrder} from '../report/order.ts';
import type {MovedSite} from './move-old-site.ts';

/** More locations of one cause are counted. */
const mostLocations = 200;

const headings: Readonly<Record<Severity, string>> = {
  error: 'Could not be carried',
  warning: 'To decide',
  info: 'Done',
};

/** `MOVED.md`: what became of the old site, and what is left to do. The same site gives the same text. */
export function movedNote(moved: MovedSite): string {
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

function packagesSection({packages, missingPackages}: MovedSite): string[] {
  if (packages.length === 0) return [];
  const names = packages.map(code).join(', ');
  const why =
    missingPackages.length === 0
      ? ''
      : ` Without ${missingPackages.map(code).join(', ')}, which ${missingPackages.length === 1 ? 'is' : 'are'} not installed beside the old site either, it does not build.`;
  return [`## First\n\nRun \`npm install\`: pages import ${names}.${why}\n`];
}

function movesSection({moves, site}: MovedSite): string[] {
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
  const shown = locations.slice(0, mostLocations).map((one) => `\n  - ${code(one)}`);
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
