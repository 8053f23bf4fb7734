import type {TermsFile, TermsPart} from './format.ts';
import type {Postings} from './postings.ts';
import {sharedLength} from './sorted-terms.ts';
import {isStopWord, minLetters, wordsOf} from './words.ts';

/** @param postings Weights are whole numbers from 1 to 16. */
export function packTermsFile({terms, holders}: Postings): TermsFile {
  const lists = terms.map((_, term) => packHolders(holders(term)));
  return {terms: packTerms(terms), holders: lists.join(' ')};
}

/** Of thousands of lists a query needs a few: each is unpacked when it is asked for. */
export function unpackTermsFile(file: TermsFile): Postings {
  const packed = file.holders.split(' ');
  const unpacked = new Map<number, readonly number[]>();
  return {
    terms: unpackTerms(file.terms),
    holders: (term) => {
      const known = unpacked.get(term) ?? unpackHolders(packed[term] ?? '');
      unpacked.set(term, known);
      return known;
    },
  };
}

/** What begins with a word may fill many parts. The word itself, and its shortest forms, lie in the first. */
const maxParts = 2;

/** The parts that may hold a word of the query, or what begins with it. Few letters begin too many words: they wait for the next letter. */
export function neededParts(query: string, parts: readonly TermsPart[]): readonly TermsPart[] {
  if (parts.length < 2) return parts;
  const terms = wordsOf(query)
    .flatMap(({term, parts: inner}) => [term, ...inner.map((part) => part.term)])
    .filter((term) => term.length >= minLetters(term) && !isStopWord(term));
  return [...new Set(terms.flatMap((term) => partsFor(term, parts)))];
}

function partsFor(term: string, parts: readonly TermsPart[]): readonly TermsPart[] {
  const first = parts.findLastIndex(({from}) => from <= term);
  return parts
    .slice(first, first + maxParts)
    .filter(({from}) => from <= term || from.startsWith(term));
}

/** A term is stored as how much of the one before it begins with, and the rest: this many letters at most. */
const maxSharedLength = 25;
/** Stands for no shared letter, the next capital for one, and so on: terms hold no capitals. */
const noneShared = 'A'.charCodeAt(0);

/** Write terms in a row, each without what it begins with like the one before it: `AspringGs` for two of them. */
export function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = Math.min(sharedLength(terms[index - 1] ?? '', term), maxSharedLength);
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

/** Stand for the weights from 1 to 16. */
const weightLetters = 'ABCDEFGHIJKLMNOP';
const lightest = weightLetters.charCodeAt(0);
const radix = 36;

/**
 * Write who holds a term: of each holder its distance from the one before, unless it is 1, and its weight: `7CB` for the
 * holders 7 and 8, which the term weighs 3 and 2 in.
 *
 * @param holders Number, rising, and weight, whole, from 1 to 16, in turns.
 */
export function packHolders(holders: readonly number[]): string {
  let packed = '';
  let last = 0;
  for (let at = 0; at < holders.length; at += 2) {
    const holder = holders[at] ?? 0;
    const distance = holder - last;
    if (distance !== 1) packed += distance.toString(radix);
    packed += weightLetters[(holders[at + 1] ?? 1) - 1];
    last = holder;
  }
  return packed;
}

export function unpackHolders(packed: string): number[] {
  const holders: number[] = [];
  let holder = 0;
  let start = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at);
    // Digits stand before capitals, and small letters behind them.
    if (code < lightest || code >= lightest + weightLetters.length) continue;
    holder += start === at ? 1 : Number.parseInt(packed.slice(start, at), radix);
    holders.push(holder, code - lightest + 1);
    start = at + 1;
  }
  return holders;
}
