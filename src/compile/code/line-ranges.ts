/**
 * The lines that a fence's `{1,3-5}` names (row MD-10).
 *
 * @param ranges Without the braces; 1-based, commas, ranges in either direction.
 * @param lineCount Lines beyond it are left out, so that `{1-999999999}` costs nothing.
 * @returns 0-based. Parts that name no line are ignored.
 */
export function parseLineRanges(ranges: string, lineCount: number): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of ranges.split(',')) {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    if (match?.[1] === undefined) continue;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    const last = Math.min(Math.max(from, to), lineCount);
    for (let line = Math.max(Math.min(from, to), 1); line <= last; line += 1) lines.add(line - 1);
  }
  return lines;
}
