import {compareText} from '../../core/collections/compare.ts';
import {type Group, groupBy} from '../../core/collections/group-by.ts';
import {compareLocations} from '../../core/diagnostics/compare-locations.ts';
import {parseKeyPath} from '../../core/diagnostics/key-path.ts';
import type {Diagnostic} from '../../core/diagnostics/types.ts';
import type {BrokenLink, Finding, ReportContext} from './report-types.ts';
import {consequences, hintFor, targetOf, whatIsWrong, whereItShows} from './wording.ts';

/** On this many pages, a link without a known location is taken for a part of the shell (row LINK-10). */
const sharedFrom = 5;

/** One diagnostic for each distinct location and address, sorted by file, line, column and message. */
export function reportBrokenLinks(
  broken: readonly BrokenLink[],
  context: ReportContext,
): Diagnostic[] {
  const findings = [
    ...grouped(broken.filter(isLocated), byLocationAndHref).map((alike) => toFinding(alike, false)),
    ...grouped(
      broken.filter((one) => !isLocated(one)),
      ({code, link}) => [code, link.href],
    ).flatMap(mergeIfShared),
  ];
  return findings
    .map((finding) => toDiagnostic(finding, context))
    .sort((a, b) => compareLocations(a, b) || compareText(a.message, b.message));
}

/** Is it known more closely than by its page where the link was written? */
function isLocated({link: {location}}: BrokenLink): boolean {
  return location.key !== undefined || location.line !== undefined;
}

function byLocationAndHref({code, link: {href, location}}: BrokenLink): unknown {
  return [code, href, location.file, location.key ?? [location.line, location.column]];
}

/** @param alike Links with one address, whose location is known no nearer than their page. */
function mergeIfShared(alike: Group<BrokenLink>): Finding[] {
  const merged = toFinding(alike, true);
  if (merged.pages.size >= sharedFrom) return [merged];
  return grouped(alike, ({route, link}) => link.location.file ?? [route]).map((onPage) =>
    toFinding(onPage, false),
  );
}

function toFinding(alike: Group<BrokenLink>, isShared: boolean): Finding {
  return {broken: alike[0], pages: new Set(alike.map(({route}) => route)), isShared};
}

function toDiagnostic(finding: Finding, context: ReportContext): Diagnostic {
  const {broken, isShared} = finding;
  // A file that was picked by chance among many would mislead.
  const {file, line, column, key} = isShared ? {} : broken.link.location;
  return {
    severity: broken.severity,
    code: broken.code,
    message: [whatIsWrong(broken), whereItShows(finding)].filter(Boolean).join(' '),
    file,
    line,
    column,
    key: key === undefined ? undefined : parseKeyPath(key),
    consequence: consequences[broken.code],
    hint: hintFor(broken, context),
    target: targetOf(broken),
  };
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => unknown): Group<T>[] {
  return [...groupBy(items, (item) => JSON.stringify(keyOf(item))).values()];
}
