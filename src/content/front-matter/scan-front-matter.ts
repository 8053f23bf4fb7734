/** What stands at the top of a Markdown file. */
export type FrontMatterScan =
  | {readonly kind: 'none'}
  /** `yaml` begins on line 2 of the file; line ends are `\n`. */
  | {readonly kind: 'yaml'; readonly yaml: string}
  /** `---js` and its like. */
  | {readonly kind: 'language'; readonly language: string}
  /** Begins like front matter, but no second `---` follows. */
  | {readonly kind: 'unclosed'};

const fence = /^---[ \t]*$/;
const languageFence = /^---[ \t]*([a-z][\w+-]*)[ \t]*$/i;
/** A thematic break may open a page too; only front matter goes on with `key:`. */
const field = /^[a-z_][\w-]*:(?:\s|$)/i;

/**
 * Find the front matter of a Markdown file: between two `---` lines, of which the first is the file's
 * first line. The same fences as remark-frontmatter's.
 *
 * @param text Without a byte order mark; any line ends.
 */
export function scanFrontMatter(text: string): FrontMatterScan {
  if (!text.startsWith('---')) return {kind: 'none'};
  const lines = text.split(/\r\n|\n|\r/);
  const [first = '', second = ''] = lines;
  const language = languageFence.exec(first)?.[1];
  if (language === undefined && !fence.test(first)) return {kind: 'none'};
  const closing = lines.findIndex((line, index) => index > 0 && fence.test(line));
  if (closing < 0) {
    return language === undefined && field.test(second) ? {kind: 'unclosed'} : {kind: 'none'};
  }
  return language === undefined
    ? {kind: 'yaml', yaml: lines.slice(1, closing).join('\n')}
    : {kind: 'language', language};
}
