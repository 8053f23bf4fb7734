import type {Diagnostic, Severity} from '../../core/diagnostics/diagnostic.ts';
import {formatCount, printable} from '../../core/diagnostics/message-text.ts';
import type {ImportedSite} from '../import/import-site.ts';
import {countBySeverity, groupByCause, inOrder} from './diagnostics.ts';
import {formatDuration} from './format.ts';

/** Maximum number of locations listed for one cause. */
const maxLocations = 200;

const headings: Readonly<Record<Severity, string>> = {
  warning: 'Decide',
  info: 'Done',
  error: 'Lost',
};

/** Prints `MOVED.md`: the findings of an import, by the action that they need. The same site gives the same text. */
export function importNote(imported: ImportedSite): string {
  const {site, ok, routes, redirects, findings, problems, contract, lost, report, runNote} =
    imported;
  const answered = `${contract.length - lost.length} of ${formatCount(contract.length, 'old URL')} answered`;
  const counts = [
    formatCount(routes.length, 'page'),
    formatCount(redirects.length, 'redirect'),
    ...(contract.length > 0 ? [answered] : []),
  ].join(', ');
  const broken = (report?.broken ?? []).filter(({kind}) => kind !== 'contract');
  return [
    `# Imported from ${site.generator === 'docusaurus' ? 'Docusaurus' : site.madeWith}\n`,
    `\`legacydocs import\` converted a ${site.madeWith} site, which is unchanged: ${counts}. ${runNote}`,
    ok
      ? 'The new site builds. Preview it with `npx legacydocs serve`.'
      : 'The new site does not build yet: fix the errors in “Build”, then run `npx legacydocs build`.',
    'File names in “Decide”, “Done” and “Lost” are those of the old site.\n',
    ...packagesSection(imported),
    ...section(headings.warning, ofSeverity(findings, 'warning')),
    ...section(
      'Build',
      problems.filter(({severity}) => severity !== 'info'),
    ),
    ...(broken.length > 0
      ? [
          `## Dead links\n\n\`legacydocs check\` finds ${formatCount(broken.length, 'dead link')}:\n`,
          `${list(broken.map(({target, reason, places}) => `${code(target)} (${reason})${locationText(places.map(({file, line}) => [file, line].filter(Boolean).join(':')))}`))}`,
        ]
      : []),
    ...section(headings.info, ofSeverity(findings, 'info')),
    ...section(headings.error, ofSeverity(findings, 'error')),
    ...(lost.length > 0
      ? [
          `## Old URLs without an answer\n\n${list(lost.map(code))}`,
          'For each, set `redirect_from` in the front matter of the page that replaces it, or add an entry to `redirects` in `site.config.ts`.\n',
        ]
      : []),
    ...filesSection(imported),
  ].join('\n');
}

function packagesSection({packages, missingPackages}: ImportedSite): string[] {
  if (packages.length === 0) return [];
  const names = packages.map(code).join(', ');
  const missing =
    missingPackages.length === 0
      ? ''
      : ` Without ${missingPackages.map(code).join(', ')}, the site does not build: ${missingPackages.length === 1 ? 'the package is' : 'these packages are'} not installed for the old site either.`;
  return [`## First\n\nRun \`npm install\`: pages import ${names}.${missing}\n`];
}

function filesSection({moves, site}: ImportedSite): string[] {
  const rows = moves.map(([from, to]) => `| ${code(from)} | ${code(to)} |\n`).sort();
  return [
    '## Files\n',
    `| old site | new site |\n| --- | --- |\n${rows.join('')}`,
    site.generator === 'docusaurus'
      ? 'Settings are in `site.config.ts`, styles in `templates/styles/index.css`, and sidebars in the folders of their versions. Files that pages import keep their paths.\n'
      : 'Settings are in `site.config.ts`, styles in `src/vitepress.css`, and sidebars in the folders of their versions.\n',
  ];
}

function ofSeverity(findings: readonly Diagnostic[], severity: Severity): Diagnostic[] {
  return findings.filter((one) => one.severity === severity);
}

/** Prints findings by cause. Causes with most locations come first. */
function section(heading: string, findings: readonly Diagnostic[]): string[] {
  if (findings.length === 0) return [];
  const causes = groupByCause(inOrder(findings))
    .toSorted((a, b) => b.length - a.length)
    .map((group) => {
      const [{message, consequence, hint}] = group;
      const text = [message, consequence, hint].filter(Boolean).join(' ');
      return `- ${oneLine(text)}${locationText(group.flatMap(locationsOf))}\n`;
    });
  return [`## ${heading}\n`, causes.join('')];
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

/** Prints the summary of an import. @param shown Path of the new site, relative to the working directory. */
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
