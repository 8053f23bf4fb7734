import {byKey} from '../../../core/collections/collections.ts';
import {type Diagnostic, formatCount, printable} from '../../../core/diagnostics/diagnostic.ts';
import type {LeftOut} from '../convert/leave-out.ts';
import {type TextPart, wordsOf} from '../extract/shell.ts';

/** Number of words and proportion of a page's words that can be left out without a report. */
const maxWords = 6;
const maxShare = 0.02;

interface LeftOutOfPage {
  readonly leftOut: ReadonlyMap<string, LeftOut>;
  /** Text outside the article. */
  readonly outside: readonly TextPart[];
  /** Number of words in the article. */
  readonly words: number;
  /** Path of the old page. */
  readonly file: string;
}

/** Reports text that only this page has and that is not in its new article. */
export function leftOutProblems({leftOut, outside, words, file}: LeftOutOfPage): Diagnostic[] {
  const groups: [string, readonly TextPart[]][] = [
    ...[...leftOut].map(([selector, {own}]): [string, readonly TextPart[]] => [
      `match \`${selector}\``,
      own,
    ]),
    ['are outside the article', outside],
  ];
  return groups.flatMap(([reason, parts]): Diagnostic[] => {
    const count = countOf(parts);
    if (count <= Math.max(maxWords, maxShare * words)) return [];
    const start = parts.map(({text}) => text).join(' ');
    return [
      {
        severity: 'warning',
        code: 'adopt-left-out',
        message: `${formatCount(count, 'word')} of the old page are left out because they ${reason}: \`${printable(start.replace(/\s+/g, ' ').replaceAll('`', "'").slice(0, 120))}\`.`,
        file,
        line: parts[0]?.line,
        consequence: 'Readers do not see this text.',
        hint: 'Compare the two pages. If the text belongs to the article, run the command again with `--generator generic`.',
      },
    ];
  });
}

/** Counts the left-out parts of all pages, and the words that are only in these parts, by selector. */
export function leftOutCounts(
  pages: readonly ReadonlyMap<string, LeftOut>[],
): Readonly<Record<string, {readonly parts: number; readonly words: number}>> {
  const counts = new Map<string, {parts: number; words: number}>();
  for (const [selector, {parts, own}] of pages.flatMap((page) => [...page])) {
    const known = counts.get(selector) ?? {parts: 0, words: 0};
    counts.set(selector, {parts: known.parts + parts, words: known.words + countOf(own)});
  }
  return Object.fromEntries([...counts].sort(byKey));
}

function countOf(parts: readonly TextPart[]): number {
  return parts.reduce((sum, {text}) => sum + wordsOf(text).length, 0);
}
