import {
  type Diagnostic,
  printable,
  type SeveritySetting,
  severityOf,
} from '../../core/diagnostics/diagnostic.ts';
import type {Candidate} from './candidates.ts';

/**
 * Reports pages with the same path (row ROUTE-14).
 *
 * @param claimants The pages with this path; the first one keeps it.
 */
export function duplicatePath(
  path: string,
  claimants: readonly Candidate[],
  setting: SeveritySetting,
): Diagnostic | undefined {
  const severity = severityOf(setting);
  const [winner, loser] = claimants;
  if (severity === undefined || winner === undefined || loser === undefined) return undefined;
  const sources = claimants.map(({source}) => source);
  return {
    severity,
    code: 'duplicate-route',
    message: `${claimants.length} pages have the path \`${path}\`: ${sources.slice(0, -1).join(', ')} and ${sources.at(-1)}.`,
    ...loser.location,
    consequence: `Only ${winner.source} is built. Stand-alone pages take precedence over docs, and versions take precedence in their configured order. In each version, docs come first, sorted by source path, and category pages come last.`,
    hint: 'Change the `slug` or the location of the other pages.',
  };
}

/** Reports a page whose output path is invalid. */
export function invalidPath(
  path: string,
  {source, location}: Candidate,
  problem: string,
): Diagnostic {
  return {
    severity: 'error',
    code: 'route-invalid',
    message: `The path \`${printable(path)}\` of ${printable(source)} cannot be used: ${problem}.`,
    ...location,
    target: path,
    consequence: 'The page cannot be written.',
    hint: "Rename the file or its folder, or change the page's `slug`.",
  };
}

/**
 * Returns a warning for each path that differs from an earlier one only in case. Some hosts and file systems ignore
 * case.
 *
 * @param claims Pages sorted by path.
 */
export function nearlyEqualPaths(
  claims: readonly {readonly key: string; readonly claimants: readonly Candidate[]}[],
): Diagnostic[] {
  const first = new Map<string, {key: string; source: string}>();
  return claims.flatMap(({key, claimants: [candidate]}): Diagnostic[] => {
    if (candidate === undefined) return [];
    const folded = key.toLowerCase();
    const other = first.get(folded);
    if (other === undefined) {
      first.set(folded, {key, source: candidate.source});
      return [];
    }
    return [
      {
        severity: 'warning',
        code: 'routes-differ-by-case',
        message: `The paths \`${other.key}\` (${other.source}) and \`${key}\` (${candidate.source}) differ only in case.`,
        ...candidate.location,
        consequence:
          'Some hosts and file systems treat them as equal: one page would hide the other.',
        hint: 'Change one of the paths.',
      },
    ];
  });
}
