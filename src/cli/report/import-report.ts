import {
  type Diagnostic,
  formatCount,
  printable,
  type Severity,
} from '../../core/diagnostics/diagnostic.ts';
import type {ImportedSite} from '../import/import-site.ts';
import {countBySeverity, groupByCause, inOrder} from './diagnostics.ts';
import {otherPartText} from './doctor-report.ts';
import {formatDuration} from './format.ts';

/** Maximum number of listed locations for a cause, and for an automatic change. */
const maxLocations = 200;
const maxDoneLocations = 3;

/** Findings of an import, grouped by the action that they require. */
interface Moved {
  readonly decide: readonly Diagnostic[];
  readonly done: readonly Diagnostic[];
  readonly lost: readonly Diagnostic[];
  /** Warnings that `known-problems.json` lists. */
  readonly known: readonly Diagnostic[];
  readonly deadLinks: ReturnType<typeof deadLinks>;
}

function movedOf(imported: ImportedSite): Moved {
  const {findings, problems, known} = imported;
  const isKnown = new Set(known);
  const left = problems.filter((one) => one.severity !== 'info' && !isKnown.has(one));
  return {
    decide: [
      ...left.filter(({severity}) => severity === 'error'),
      ...ofSeverity(findings, 'warning'),
      ...left.filter(({severity}) => severity === 'warning'),
    ],
    done: ofSeverity(findings, 'info'),
    lost: ofSeverity(findings, 'error'),
    known,
    deadLinks: deadLinks(imported),
  };
}

/** Returns the broken links that the build did not report. */
function deadLinks({report, problems}: ImportedSite) {
  const targets = new Set(problems.map(({target}) => target));
  const reported = new Set(
    problems.map(({file, line}) => (file === undefined ? '' : `${file}:${line ?? ''}`)),
  );
  return (report?.broken ?? []).filter(
    ({kind, target, places}) =>
      kind !== 'contract' &&
      !targets.has(target) &&
      (places.length === 0 ||
        places.some(({file, line}) => !reported.has(`${file}:${line ?? ''}`))),
  );
}

/**
 * Formats the contents of `MOVED.md`: the findings of an import, grouped by the action that they require. The result is
 * reproducible.
 */
export function importNote(imported: ImportedSite): string {
  const {site, ok, routes, redirects, contract, lost, setAside, runNote} = imported;
  const answered = `${contract.length - lost.length} of ${formatCount(contract.length, 'old URL')} answered`;
  const counts = [
    formatCount(routes.length, 'page'),
    formatCount(redirects.length, 'redirect'),
    ...(contract.length > 0 ? [answered] : []),
  ].join(', ');
  const moved = movedOf(imported);
  return [
    `# Imported from ${site.generator === 'docusaurus' ? 'Docusaurus' : site.madeWith}\n`,
    `\`legacydocs import\` converted a ${site.madeWith} site, which is unchanged: ${counts}. ${runNote}`,
    ok
      ? 'The new site builds. Preview it with `npx legacydocs serve`.'
      : 'The new site does not build yet: fix the errors, which come first in “Decide”, then run `npx legacydocs build`.',
    ...(setAside.length === 0 ? [] : [setAsideNote(setAside)]),
    ...site.plan.otherParts.map((part) => `Not fully imported: ${otherPartText(part)}.`),
    'Work through “Decide”, then check “Lost”. File names refer to the old site, or begin with `content/`. `MOVED.json` contains the same data for programs.\n',
    ...packagesSection(imported),
    ...section('Decide', moved.decide),
    ...(moved.deadLinks.length > 0
      ? [
          `Further broken links, found by \`legacydocs check\`:\n`,
          `${list(moved.deadLinks.map(({target, reason, places}) => `${code(target)} (${reason})${locationText(places.map(({file, line}) => [file, line].filter(Boolean).join(':')))}`))}`,
        ]
      : []),
    ...section('Done', moved.done, maxDoneLocations),
    ...section('Lost', moved.lost),
    ...(lost.length > 0
      ? [
          `## Old URLs without a page or redirect\n\n${list(lost.map(code))}`,
          'For each, set `redirect_from` in the front matter of the page that replaces it, or add an entry to `redirects` in `site.config.ts`.\n',
        ]
      : []),
    ...(moved.known.length > 0
      ? [
          '## Known problems\n',
          'The old site had these problems, too. They are listed in `known-problems.json`, so that only new ones fail `legacydocs build --strict`. Remove an entry once its problem is fixed.\n',
          causes(moved.known),
        ]
      : []),
    ...filesSection(imported),
  ].join('\n');
}

function setAsideNote(files: readonly string[]): string {
  return `${files.length === 1 ? 'One page could not be converted and shows its' : `${files.length} pages could not be converted and show their`} source: ${files.map(code).join(', ')}. Convert or delete ${files.length === 1 ? 'the' : 'each'} page, or set \`accepted: true\` in \`not_converted\` in its front matter.`;
}

/** Formats the contents of `MOVED.json`: the same findings as in `MOVED.md`, as data. */
export function importJson(imported: ImportedSite): string {
  const {site, ok, routes, redirects, lost, packages, missingPackages, setAside} = imported;
  const {decide, done, lost: parts, known, deadLinks: dead} = movedOf(imported);
  const value = {
    generator: site.generator,
    madeWith: site.madeWith,
    ok,
    pages: routes.length,
    redirects: redirects.length,
    setAside,
    decide: decide.map(withoutStack),
    done: done.map(withoutStack),
    lost: parts.map(withoutStack),
    known: known.map(withoutStack),
    deadLinks: dead.map(({target, reason, places}) => ({target, reason, places})),
    lostUrls: lost,
    packages,
    missingPackages,
    moves: site.plan.moves,
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function withoutStack({stack: _stack, ...problem}: Diagnostic): Diagnostic {
  return problem;
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

const styleFiles = {
  docusaurus: 'templates/styles/index.css',
  vitepress: 'src/vitepress.css',
  mkdocs: 'src/material.css',
} as const satisfies Record<ImportedSite['site']['generator'], string>;

function filesSection({site}: ImportedSite): string[] {
  const rows = site.plan.moves.map(([from, to]) => `| ${code(from)} | ${code(to)} |\n`).sort();
  return [
    '## Files\n',
    `| old site | new site |\n| --- | --- |\n${rows.join('')}`,
    `Settings are in \`site.config.ts\`, styles in \`${styleFiles[site.generator]}\`, and sidebars in the folders of their versions.${site.generator === 'docusaurus' ? ' Files that pages import keep their paths.' : ''}\n`,
  ];
}

function ofSeverity(findings: readonly Diagnostic[], severity: Severity): Diagnostic[] {
  return findings.filter((one) => one.severity === severity);
}

/** Formats findings grouped by cause. Errors come first, then the causes with the most locations. */
function section(
  heading: string,
  findings: readonly Diagnostic[],
  maxShown = maxLocations,
): string[] {
  return findings.length === 0 ? [] : [`## ${heading}\n`, causes(findings, maxShown)];
}

function causes(findings: readonly Diagnostic[], maxShown = maxLocations): string {
  return groupByCause(inOrder(findings))
    .toSorted((a, b) => errors(b) - errors(a) || b.length - a.length)
    .map((group) => {
      const [{message, consequence, hint}] = group;
      const text = [message, consequence, hint].filter(Boolean).join(' ');
      return `- ${oneLine(text)}${locationText(group.flatMap(locationsOf), maxShown)}\n`;
    })
    .join('');
}

function errors([first]: readonly [Diagnostic, ...Diagnostic[]]): number {
  return first.severity === 'error' ? 1 : 0;
}

function locationsOf({file, line, column}: Diagnostic): string[] {
  return file === undefined ? [] : [[file, line, column].filter(Boolean).join(':')];
}

function locationText(written: readonly string[], maxShown = maxLocations): string {
  const locations = [...new Set(written)];
  const shown = locations.slice(0, maxShown).map((one) => `\n  - ${code(one)}`);
  const rest = locations.length - shown.length;
  return shown.join('') + (rest > 0 ? `\n  - and ${rest} more: see \`MOVED.json\`` : '');
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

/**
 * Formats an import's summary.
 *
 * @param shown Path of the new site, relative to the working directory.
 */
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
    known,
    setAside,
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
    ...site.plan.otherParts.map((part) => `Not fully imported: ${printable(otherPartText(part))}.`),
    ...findings.flatMap(({code, message, hint = ''}) =>
      code === 'outside-repository' ? [`Not imported: ${printable(`${message} ${hint}`)}`] : [],
    ),
    ...(packages.length === 0
      ? []
      : [
          `Pages import packages${missingPackages.length === 0 ? '' : ' that are not installed'}. Run first: npm install${folder === '.' ? '' : ` --prefix ${folder}`}`,
        ]),
    ok
      ? `The site builds: ${formatCount(warning, 'warning')}${known.length === 0 ? '' : `, ${countBySeverity(known).warning} of which the old site had, too: known-problems.json`}.`
      : `The site does not build yet: ${formatCount(error, 'error')}. To list them: legacydocs build${inFolder}`,
    ...(setAside.length === 0 ? [] : [setAsideNote(setAside)]),
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
