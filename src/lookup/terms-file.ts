import type {TermsFile, TermsPart} from './format.ts';
import {packHolders, unpackHolders} from './packed-holders.ts';
import {packTerms, unpackTerms} from './packed-terms.ts';
import type {Postings} from './postings.ts';
import {fewestLetters, isStopWord, wordsOf} from './words.ts';

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
const mostParts = 2;

/** The parts that may hold a word of the query, or what begins with it. Few letters begin too many words: they wait for the next letter. */
export function neededParts(query: string, parts: readonly TermsPart[]): readonly TermsPart[] {
  if (parts.length < 2) return parts;
  const terms = wordsOf(query)
    .flatMap(({term, parts: inner}) => [term, ...inner.map((part) => part.term)])
    .filter((term) => term.length >= fewestLetters(term) && !isStopWord(term));
  return [...new Set(terms.flatMap((term) => partsFor(term, parts)))];
}

function partsFor(term: string, parts: readonly TermsPart[]): readonly TermsPart[] {
  const first = parts.findLastIndex(({from}) => from <= term);
  return parts
    .slice(first, first + mostParts)
    .filter(({from}) => from <= term || from.startsWith(term));
}
