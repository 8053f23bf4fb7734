import type {NamedVersion, ReleaseNumber} from './format.ts';

/** Matches `2.9`, `v2.9.1`, `2.x`, `reanimated@2.9.0-rc.1`. */
const release = /(?:^|[\s@])(v?)(\d+)(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?(?:[-+]\S*)?$/i;

/**
 * Returns the version whose label equals the query. Otherwise, returns the first version that documents the release or,
 * for an incomplete number such as `2.x`, any matching release.
 *
 * @param query A label, or a number that contains a point or begins with `v`.
 */
export function findVersion(
  query: string,
  versions: readonly NamedVersion[],
): NamedVersion | undefined {
  const typed = query.trim();
  const [, prefix, major, minor, patch] = release.exec(typed) ?? [];
  // A plain number is not treated as a version.
  const isRelease = minor !== undefined || (prefix ?? '') !== '';
  const parts = [isRelease ? major : undefined, minor, patch]
    .map((part) => Number(part))
    .filter(Number.isFinite);
  const [first = Number.NaN, second = 0, third = 0] = parts;
  const from: ReleaseNumber = [first, second, third];
  const after: ReleaseNumber =
    parts.length === 1
      ? [first + 1, 0, 0]
      : parts.length === 2
        ? [first, second + 1, 0]
        : [first, second, third + 1];
  return (
    versions.find(({label}) => label.toLowerCase() === typed.toLowerCase()) ??
    versions.find(({releases}) =>
      releases?.some(
        ([start, end]) => isBefore(start, after) && (end === null || isBefore(from, end)),
      ),
    )
  );
}

function isBefore(a: ReleaseNumber, b: ReleaseNumber): boolean {
  return a[0] - b[0] < 0 || (a[0] === b[0] && (a[1] < b[1] || (a[1] === b[1] && a[2] < b[2])));
}
