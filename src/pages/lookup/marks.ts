import {termOf, type Word, wordsOf} from './words.ts';

/** A part of a text. It is marked if it matches the query. */
export interface Fragment {
  readonly text: string;
  readonly marked: boolean;
}

/** Range of a match, in UTF-16 code units. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Splits a text into marked and unmarked fragments. */
export function markTerms(text: string, terms: ReadonlySet<string>): Fragment[] {
  const fragments: Fragment[] = [];
  const add = (start: number, end: number, marked: boolean): void => {
    if (start < end) fragments.push({text: text.slice(start, end), marked});
  };
  let done = 0;
  for (const {start, end} of markedRanges(text, terms)) {
    add(done, start, false);
    add(start, end, true);
    done = end;
  }
  add(done, text.length, false);
  return fragments;
}

/** Returns the ranges of matching words and parts of words. */
function markedRanges(text: string, terms: ReadonlySet<string>): Range[] {
  return wordsOf(text).flatMap((word) => rangesIn(word, terms));
}

function rangesIn(word: Word, terms: ReadonlySet<string>): Range[] {
  return terms.has(word.term) ? [word] : word.parts.filter(({term}) => terms.has(term));
}

/** Returns the excerpt that contains the most distinct matching terms, with `…` wherever text was cut off. */
export function snippetOf(text: string, terms: ReadonlySet<string>, length = 160): string {
  if (text.length <= length) return text;
  const ranges = markedRanges(text, terms);
  const first = ranges[0];
  if (first === undefined) return cutAt(text, 0, length);
  const counts = ranges.map(({start}) => {
    const inside = ranges.filter((other) => other.start >= start && other.end <= start + length);
    return new Set(inside.map(({start: from, end}) => termOf(text.slice(from, end)))).size;
  });
  const best = ranges[counts.indexOf(Math.max(...counts))] ?? first;
  return cutAt(text, Math.max(0, Math.min(best.start - length / 4, text.length - length)), length);
}

/** Cuts a text between words if there is a space nearby. */
function cutAt(text: string, from: number, length: number): string {
  const far = length / 4;
  const nextSpace = text.indexOf(' ', from);
  const isNear = nextSpace !== -1 && nextSpace - from < far;
  const start = from === 0 ? 0 : isNear ? nextSpace + 1 : Math.ceil(from);
  const limit = start + length;
  const lastSpace = text.lastIndexOf(' ', limit);
  const end = limit >= text.length ? text.length : lastSpace > limit - far ? lastSpace : limit;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
