import {resolve} from 'node:path';
import {
  type Diagnostic,
  formatCount,
  printable,
  type Severity,
} from '../../core/diagnostics/diagnostic.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {OtherPart} from '../../tools/import/importer.ts';
import type {ImportedSite} from '../import/import-site.ts';
import {groupByCause, inOrder, textReport} from './diagnostics.ts';
import {jsonText, type Paint} from './format.ts';

interface DoctorTextOptions {
  readonly paint: Paint;
  readonly cwd: string;
  /** Print every location, and also the automatic changes. */
  readonly all: boolean;
}

const labels: Readonly<Record<Severity, string>> = {
  error: 'not importable',
  warning: 'needs a decision',
  info: 'automatic',
};

/** Returns true if every part of the old site can be imported. */
export function isImportable({ok, findings, lost}: ImportedSite): boolean {
  return ok && lost.length === 0 && findings.every(({severity}) => severity !== 'error');
}

/**
 * Formats the result of a trial import as text: the site's properties, a table of problems, and each problem with its
 * locations.
 */
export function doctorText(moved: ImportedSite, {paint, cwd, all}: DoctorTextOptions): string {
  const {site, findings, oldProblems} = moved;
  const groups = causes([...findings, ...oldProblems]);
  const shownPath = (file: string): string => relativePath(cwd, resolve(site.folder, file));
  const reported = groups.filter(([{severity}]) => all || severity !== 'info');
  return [
    properties(moved),
    ...(groups.length > 0 ? [table(groups, paint)] : []),
    ...reported.map((group) => textReport(group, {paint, shownPath, all, allWith: '--verbose'})),
    ...lostText(moved),
    ending(moved),
  ].join('\n');
}

/** Formats the result of a trial import as JSON. */
export function doctorJson(moved: ImportedSite): string {
  const {site, ok, routes, redirects, contract, lost, findings, oldProblems} = moved;
  return jsonText({
    ok: isImportable(moved),
    builds: ok,
    generator: site.generator,
    major: site.major,
    versions: site.plan.versions,
    routes: routes.map(({path}) => path),
    redirects,
    oldAddresses: contract.length,
    lost,
    findings: inOrder(findings),
    problems: inOrder(oldProblems),
  });
}

/** Groups problems by cause, with the most severe groups first. */
function causes(diagnostics: readonly Diagnostic[]) {
  const weight = {error: 0, warning: 1, info: 2};
  return groupByCause(inOrder(diagnostics)).sort(
    ([a], [b]) => weight[a.severity] - weight[b.severity],
  );
}

function properties({site, runNote, routes, redirects, contract, lost}: ImportedSite): string {
  const versions = site.plan.versions.map(({name}) => name);
  const rows = [
    ['site', `${site.title ?? 'no title'}, ${site.madeWith}`],
    ['configuration', runNote],
    ['versions', versions.length === 0 ? 'none' : versions.join(', ')],
    ...site.plan.otherParts.map((part) => ['separate site', otherPartText(part)]),
    ['sidebars', String(site.plan.sidebars)],
    ['routes', `${routes.length}, and ${formatCount(redirects.length, 'redirect')}`],
    [
      'old URLs',
      contract.length === 0
        ? 'not compared; specify a sitemap with --sitemap'
        : `${contract.length}, ${lost.length === 0 ? 'none' : lost.length} of which would be lost`,
    ],
  ];
  return rows.map(([name = '', value = '']) => `${name.padEnd(15)}${printable(value)}\n`).join('');
}

/** Describes a language or a further docs instance that must be imported as a separate site. */
export function otherPartText({name, pages}: OtherPart): string {
  return `${name}, ${formatCount(pages, 'page')}. Import this part as a separate site, and link to that site in the navbar`;
}

function table(groups: ReturnType<typeof causes>, paint: Paint): string {
  const styles = {error: ['bold', 'red'], warning: ['bold', 'yellow'], info: ['dim']} as const;
  return groups
    .map(([first, ...others]) => {
      const label = paint([...styles[first.severity]], labels[first.severity].padEnd(19));
      const count = String(others.length + 1).padStart(5);
      const message = printable(first.message.split('\n')[0] ?? '');
      const short = message.length > 90 ? `${message.slice(0, 89)}…` : message;
      return `${label}${count}  ${first.code.padEnd(22)}  ${short}\n`;
    })
    .join('');
}

function lostText({lost}: ImportedSite): string[] {
  if (lost.length === 0) return [];
  return [`Old URLs that would be lost:\n${lost.map((path) => `  ${printable(path)}\n`).join('')}`];
}

function ending(moved: ImportedSite): string {
  if (!moved.ok) return 'The new site would not build. See the errors above.\n';
  return isImportable(moved)
    ? 'The site can be imported completely. Nothing was changed; run `legacydocs import` to create the new site.\n'
    : 'Parts of the site cannot be imported. Nothing was changed; run `legacydocs import` to create a new site from the rest.\n';
}
