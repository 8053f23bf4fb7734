const delimiterRow = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const codeSpan = /(?<![\\`])(`+)(?!`)(?:.*?[^`])\1(?!`)/g;

/**
 * Returns the rows of the table whose first row has an index. Vertical bars in code are escaped: in Python-Markdown,
 * they do not separate cells.
 *
 * @returns An empty list if there is no table.
 */
export function tableRowsAt(lines: readonly string[], at: number): string[] {
  const delimiter = lines[at + 1] ?? '';
  if (!lines[at]?.includes('|') || !delimiter.includes('|') || !delimiterRow.test(delimiter)) {
    return [];
  }
  const length = lines.slice(at).findIndex((line) => line.trim() === '');
  return lines
    .slice(at, length < 0 ? undefined : at + length)
    .map((row) => row.replace(codeSpan, (code) => code.replace(/(?<!\\)\|/g, '\\|')));
}
