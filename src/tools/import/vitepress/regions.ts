/** Comments that VitePress takes for the ends of a region, by kinds of languages. */
const regions = [
  /^\/\/ ?#?((?:end)?region) ([\w*-]+)$/,
  /^\/\* ?#((?:end)?region) ([\w*-]+) ?\*\/$/,
  /^#pragma ((?:end)?region) ([\w*-]+)$/,
  /^<!-- #?((?:end)?region) ([\w*-]+) -->$/,
  /^#((?:End )Region) ([\w*-]+)$/,
  /^::#((?:end)region) ([\w*-]+)$/,
  /^# ?((?:end)?region) ([\w*-]+)$/,
];

/** The lines between `#region name` and `#endregion name`. @returns `undefined` if there is no such region. */
export function regionOf(lines: readonly string[], name: string): string[] | undefined {
  for (const pattern of regions) {
    const marks = lines.map((line) => pattern.exec(line.trim()));
    const start = marks.findIndex((mark) => mark?.[2] === name && /^region$/i.test(mark[1] ?? ''));
    if (start < 0) continue;
    const end = marks.findIndex(
      (mark, index) => index > start && mark?.[2] === name && /^end/i.test(mark[1] ?? ''),
    );
    if (end < 0) return undefined;
    return lines.slice(start + 1, end).filter((_line, index) => marks[start + 1 + index] === null);
  }
  return undefined;
}

/** Lines without the blanks that all of them begin with. */
export function dedented(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const least = Math.min(...indents);
  return Number.isFinite(least) ? lines.map((line) => line.slice(least)) : [...lines];
}
