import {resolve} from 'node:path';
import type {Diagnostic, Severity} from '../../core/diagnostics/diagnostic.ts';
import {formatCount, printable} from '../../core/diagnostics/message-text.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {ImportedSite} from '../import/import-site.ts';
import {groupAlike, inOrder, textReport} from './diagnostics.ts';
import {jsonText, type Paint} from './format.ts';

interface DoctorTextOptions {
  readonly paint: Paint;
  readonly cwd: string;
  /** Show every location, and what is done without anybody's help. */
  readonly all: boolean;
}

const words: Readonly<Record<Severity, string>> = {
  error: 'cannot be carried',
  warning: 'to decide',
  info: 'done by import',
};

/** Whether everything of the old site can be carried. */
export function isCarried({ok, findings, lost}: ImportedSite): boolean {
  return ok && lost.length === 0 && findings.every(({severity}) => severity !== 'error');
}

/** What would become of a site, for people: what it is, a table of causes, then each with its locations. */
export function doctorText(moved: ImportedSite, {paint, cwd, all}: DoctorTextOptions): string {
  const {site, findings, oldProblems} = moved;
  const groups = causes([...findings, ...oldProblems]);
  const shownPath = (file: string): string => relativePath(cwd, resolve(site.folder, file));
  const told = groups.filter(([{severity}]) => all || severity !== 'info');
  return [
    facts(moved),
    ...(groups.length > 0 ? [table(groups, paint)] : []),
    ...told.map((group) => textReport(group, {paint, shownPath, all, allWith: '--verbose'})),
    ...lostText(moved),
    ending(moved),
  ].join('\n');
}

/** The same for programs. */
export function doctorJson(moved: ImportedSite): string {
  const {site, ok, routes, redirects, contract, lost, findings, oldProblems} = moved;
  return jsonText({
    ok: isCarried(moved),
    builds: ok,
    generator: site.generator,
    major: site.major,
    versions: site.versions,
    routes: routes.map(({path}) => path),
    redirects,
    oldAddresses: contract.length,
    lost,
    findings: inOrder(findings),
    problems: inOrder(oldProblems),
  });
}

/** What weighs most comes first. */
function causes(diagnostics: readonly Diagnostic[]) {
  const weight = {error: 0, warning: 1, info: 2};
  return groupAlike(inOrder(diagnostics)).sort(
    ([a], [b]) => weight[a.severity] - weight[b.severity],
  );
}

function facts({site, runNote, routes, redirects, contract, lost}: ImportedSite): string {
  const versions = site.versions.map(({name}) => name);
  const rows = [
    ['site', `${site.title ?? 'without a title'}, ${site.madeWith}`],
    ['configuration', runNote],
    ['versions', versions.length === 0 ? 'none' : versions.join(', ')],
    ['sidebars', String(site.sidebars)],
    ['routes', `${routes.length}, and ${formatCount(redirects.length, 'redirect')}`],
    [
      'old addresses',
      contract.length === 0
        ? 'not compared: name a sitemap with --sitemap'
        : `${contract.length}, of which ${lost.length === 0 ? 'none' : lost.length} would be lost`,
    ],
  ];
  return rows.map(([name = '', value = '']) => `${name.padEnd(15)}${printable(value)}\n`).join('');
}

function table(groups: ReturnType<typeof causes>, paint: Paint): string {
  const styles = {error: ['bold', 'red'], warning: ['bold', 'yellow'], info: ['dim']} as const;
  return groups
    .map(([first, ...others]) => {
      const result = paint([...styles[first.severity]], words[first.severity].padEnd(19));
      const count = String(others.length + 1).padStart(5);
      const message = printable(first.message.split('\n')[0] ?? '');
      const short = message.length > 90 ? `${message.slice(0, 89)}…` : message;
      return `${result}${count}  ${first.code.padEnd(22)}  ${short}\n`;
    })
    .join('');
}

function lostText({lost}: ImportedSite): string[] {
  if (lost.length === 0) return [];
  return [
    `Old addresses that nothing would answer:\n${lost.map((path) => `  ${printable(path)}\n`).join('')}`,
  ];
}

function ending(moved: ImportedSite): string {
  if (!moved.ok) return 'The new site would not build: see the errors above.\n';
  return isCarried(moved)
    ? 'Everything can be carried. Nothing was changed; `legacydocs import` writes the new site.\n'
    : 'Not everything can be carried. Nothing was changed; `legacydocs import` writes the rest as a new site.\n';
}
