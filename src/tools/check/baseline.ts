import type {JudgedFinding} from './findings.ts';
import type {CheckReport, Finding} from './report-schema.ts';

type Sorted = Pick<CheckReport, 'broken' | 'unknown' | 'known' | 'fixed'>;

/**
 * Tell new breaks from those that an earlier report lists. A break is known by its target and the file that uses
 * it: lines move.
 *
 * @param baseline An earlier report.
 */
export function sortFindings(
  findings: readonly JudgedFinding[],
  baseline: Pick<CheckReport, 'broken' | 'known'> | undefined,
): Sorted {
  const accepted = [...(baseline?.broken ?? []), ...(baseline?.known ?? [])].flatMap(
    ({target, places}) => places.map(({file}) => ({target, file})),
  );
  const isKnown = (target: string, file: string): boolean =>
    accepted.some((entry) => entry.target === target && entry.file === file);
  const all = findings.map(({state, ...finding}) => ({state, finding}));
  const broken = all.flatMap(({state, finding}) => (state === 'broken' ? [finding] : []));
  const stillThere = new Set(
    all.flatMap(({finding}) => finding.places.map(({file}) => pair(finding.target, file))),
  );
  return {
    broken: withLocations(broken, ({target}, file) => !isKnown(target, file)),
    unknown: all.flatMap(({state, finding}) => (state === 'unknown' ? [finding] : [])),
    known: withLocations(broken, ({target}, file) => isKnown(target, file)),
    fixed: unique(accepted.filter(({target, file}) => !stillThere.has(pair(target, file)))),
  };
}

/** Findings with those of their locations that count; those without any are left out. */
function withLocations(
  findings: readonly Finding[],
  counts: (finding: Finding, file: string) => boolean,
): Finding[] {
  return findings
    .map((finding) => ({
      ...finding,
      places: finding.places.filter(({file}) => counts(finding, file)),
    }))
    .filter(({places}) => places.length > 0);
}

function unique(entries: readonly {target: string; file: string}[]): CheckReport['fixed'] {
  return [...new Map(entries.map((entry) => [pair(entry.target, entry.file), entry])).values()];
}

function pair(target: string, file: string): string {
  return JSON.stringify([target, file]);
}
