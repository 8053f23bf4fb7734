import type {TermsFile, TermsPart} from './format.ts';
import type {Postings} from './postings.ts';
import {sharedLength} from './sorted-terms.ts';
import {isStopWord, minLetters, wordsOf} from './words.ts';

/**
 * Packs the terms in texts.
 *
 * @param postings Weights are integers from 1 to 16.
 */
export function packTermsFile({terms, holders}: Postings): TermsFile {
  const lists = terms.map((_, term) => packHolders(holders(term)));
  return {terms: packTerms(terms), holders: lists.join(' ')};
}

/** Unpacks the terms in texts. Lists of holders are unpacked on use, because a query needs only a few lists. */
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

/**
 * Maximum number of parts to load for a word. The first part contains the word itself and the terms that follow the
 * word in sort order.
 */
const maxParts = 2;

/** Returns the parts that may contain a word in the query, or longer terms. Very short words are ignored. */
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

/** Maximum length of a shared prefix that can be encoded. */
const maxSharedLength = 25;
/**
 * Character code that represents an empty shared prefix. The following capitals represent longer prefixes. Terms do not
 * contain capitals.
 */
const noneShared = 'A'.charCodeAt(0);

/**
 * Packs terms, each without the prefix that it shares with the preceding term: `AspringGs` for `spring` and `springs`.
 */
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

/** Letters that represent the weights from 1 to 16. */
const weightLetters = 'ABCDEFGHIJKLMNOP';
const lightest = weightLetters.charCodeAt(0);
const radix = 36;

/**
 * Packs a term's holders: each holder's distance from the preceding one, unless the distance is 1, and its weight.
 * `7CB` represents the holders 7 and 8 with the weights 3 and 2.
 *
 * @param holders Ascending number and weight (integer from 1 to 16) alternately.
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
    // Digits have lower character codes than capitals; lower-case letters have higher ones.
    if (code < lightest || code >= lightest + weightLetters.length) continue;
    holder += start === at ? 1 : Number.parseInt(packed.slice(start, at), radix);
    holders.push(holder, code - lightest + 1);
    start = at + 1;
  }
  return holders;
}
