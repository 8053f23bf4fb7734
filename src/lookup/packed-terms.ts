import {sharedLength} from './sorted-terms.ts';

/** A term is stored as how much of the one before it begins with, and the rest: this many letters at most. */
const mostShared = 25;
/** Stands for no shared letter, the next capital for one, and so on: terms hold no capitals. */
const noneShared = 'A'.charCodeAt(0);

/** Write terms in a row, each without what it begins with like the one before it: `AspringGs` for two of them. */
export function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = Math.min(sharedLength(terms[index - 1] ?? '', term), mostShared);
      return String.fromCharCode(noneShared + shared) + term.slice(shared);
    })
    .join('');
}

export function unpackTerms(packed: string): string[] {
  const terms: string[] = [];
  let last = '';
  for (const piece of packed.match(/[A-Z][^A-Z]*/g) ?? []) {
    last = last.slice(0, piece.charCodeAt(0) - noneShared) + piece.slice(1);
    terms.push(last);
  }
  return terms;
}
