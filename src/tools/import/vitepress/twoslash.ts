/**
 * Removes the parts of a twoslash code block that the old site did not show: code around cuts, compiler options, file
 * names, and queries.
 *
 * @param lines Lines of the block, without the fences.
 */
export function withoutTwoslash(lines: readonly string[]): string[] {
  const after = lines.findLastIndex((line) => /^\s*\/\/ ?---cut(?:-before)?---\s*$/.test(line));
  const end = lines.findIndex((line, at) => at > after && isMark(line, 'cut-after'));
  const seen = lines.slice(after + 1, end < 0 ? undefined : end);
  let isCut = false;
  return seen.filter((line) => {
    if (isMark(line, 'cut-start')) isCut = true;
    const isHidden = isCut || hidden.test(line);
    if (isMark(line, 'cut-end')) isCut = false;
    return !isHidden;
  });
}

/** Matches options such as `// @errors: 2322`, file names, and queries such as `// ^?`. */
const hidden = /^\s*\/\/\s*(?:@\w+(?::.*)?|\^[?|].*|\^{3,}.*)\s*$/;

function isMark(line: string, name: string): boolean {
  return line.trim().replace(/^\/\/ ?/, '') === `---${name}---`;
}
