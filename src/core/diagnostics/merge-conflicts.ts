import type {Diagnostic} from './diagnostic.ts';

/** Every file with a conflict contains one of these markers. */
const marks = /^(?:<{7}|>{7}) /m;
const begins = /^<{7} \S/;
/**
 * Matches the last line of a Git conflict: the marker, then a branch, or a commit and its message. The match is strict,
 * because seven `>` can also begin a nested quotation.
 */
const ends = /^>{7} \S+(?: \(.*\))?$/;
const fence = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})/;

/** Only in Markdown, three backticks begin a code block. */
const isMarkdown = /\.(?:mdx?|markdown)$/i;

/**
 * Finds unresolved Git conflicts. Conflicts in fenced code of Markdown are ignored, because they may be examples.
 *
 * @param file Relative to the site folder.
 * @param firstLine Line of the file on which the text begins.
 */
export function mergeConflicts(text: string, file: string, firstLine = 1): Diagnostic[] {
  if (!marks.test(text)) return [];
  const example = isMarkdown.test(file) ? ' To show such lines, put them in a code block.' : '';
  let open: string | undefined;
  const found = text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const [, mark] = example === '' ? [] : (fence.exec(line) ?? []);
    if (mark !== undefined && (open === undefined || mark.startsWith(open))) {
      open = open === undefined ? mark : undefined;
    }
    const isMark = open === undefined && (begins.test(line) || ends.test(line));
    return isMark ? [{line, number: firstLine + index}] : [];
  });
  const conflicts = found.filter(({line}) => begins.test(line));
  return (conflicts.length > 0 ? conflicts : found).map(({line, number}) => ({
    severity: 'error',
    code: 'merge-conflict',
    message: `\`${line.slice(0, 60)}\` is left over from a merge.`,
    file,
    line: number,
    column: 1,
    consequence: 'Readers would see both sides of the conflict.',
    hint: `Resolve the conflict, and remove the conflict markers (the lines that begin with \`<<<<<<<\`, \`=======\` or \`>>>>>>>\`).${example}`,
  }));
}
