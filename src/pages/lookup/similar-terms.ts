import {firstFrom, sharedLength, type TermRange} from './sorted-terms.ts';

/** A term that differs from a word by few slips of the keyboard. */
export interface SimilarTerm {
  /** Number of the term. */
  readonly index: number;
  /** How many letters are different, too many, missing, or swapped with their neighbour (optimal string alignment). */
  readonly distance: number;
  /** The word is the whole term, not only how it begins. */
  readonly isWhole: boolean;
}

export interface SimilarityOptions {
  /** The largest distance. */
  readonly limit: number;
  /** What is typed so far may be the beginning of a longer term. */
  readonly isBeginning: boolean;
}

/**
 * The terms of a range that resemble a word. Neighbours in a sorted list begin alike: what was found out about a beginning
 * counts for all of them, and where it is too far from the word, all of them are passed over.
 *
 * @param terms Sorted by code units.
 */
export function similarTerms(
  word: string,
  terms: readonly string[],
  {start, end}: TermRange,
  {limit, isBeginning}: SimilarityOptions,
): SimilarTerm[] {
  const found: SimilarTerm[] = [];
  /** For each beginning of `known`, how far it is from each beginning of the word. */
  const rows: Row[] = [Uint16Array.from({length: word.length + 1}, (_, column) => column)];
  let known = '';
  let index = start;
  while (index < end) {
    const term = terms[index] ?? '';
    const isLonger = term.length > word.length + limit;
    const compared = isBeginning && isLonger ? term.slice(0, word.length) : term;
    let depth = sharedLength(known, compared);
    let least = 0;
    while (least <= limit && depth < compared.length) {
      depth += 1;
      least = fillRow(rows, depth, compared, word);
    }
    known = compared.slice(0, depth);
    if (least > limit) {
      // Of a longer term, less is compared: it may be near all the same.
      const isFinal = !isBeginning || depth <= word.length;
      index = isFinal ? Math.max(index + 1, firstFrom(`${known}\uffff`, terms, index)) : index + 1;
      continue;
    }
    const distance = rows[depth]?.[word.length] ?? 0;
    if (distance <= limit) found.push({index, distance, isWhole: compared === term});
    index += 1;
  }
  return found;
}

type Row = Uint16Array;

/** @returns The smallest distance of the row: all that follow are no smaller. */
function fillRow(rows: Row[], depth: number, term: string, word: string): number {
  const beforeLast = rows[depth - 2];
  const last = rows[depth - 1];
  const row = rows[depth] ?? new Uint16Array(word.length + 1);
  rows[depth] = row;
  row[0] = depth;
  let least = depth;
  for (let column = 1; column <= word.length; column += 1) {
    const same = term[depth - 1] === word[column - 1];
    let cost = Math.min(
      at(last, column) + 1,
      at(row, column - 1) + 1,
      at(last, column - 1) + (same ? 0 : 1),
    );
    const swapped = term[depth - 1] === word[column - 2] && term[depth - 2] === word[column - 1];
    if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
    row[column] = cost;
    least = Math.min(least, cost);
  }
  return least;
}

function at(row: Row | undefined, column: number): number {
  return row?.[column] ?? Number.POSITIVE_INFINITY;
}
