import type {TermsFile} from '../lookup/format.ts';
import {isCut} from './hash.ts';
import type {PageDigest} from './types.ts';

/** A part of a scope's terms: those from `from` on, up to the next part. */
export interface TermsPartContents {
  readonly from: string;
  readonly contents: TermsFile;
}

/** Postings that one file may hold: about 60 KB compressed. What is less is never cut. */
const mostPostings = 40_000;
/** Terms with the same beginning stay together, so that what is being typed lies in one file. */
const prefixLength = 3;

/** The words of a scope, in one file or in several that are fetched when they are asked for. */
export function termsParts(digests: readonly PageDigest[]): TermsPartContents[] {
  const postings = collect(digests);
  const terms = [...postings.keys()].sort();
  const prefixes = new Set(terms.map(prefixOf));
  const total = [...postings.values()].reduce((sum, list) => sum + list.length / 2, 0);
  const files = Math.ceil(total / mostPostings);
  // A power of two, so that most cuts stay where they are while a site grows.
  const prefixesInFile = 2 ** Math.floor(Math.log2(Math.max(1, prefixes.size / files)));
  const cuts = files < 2 ? [] : [...prefixes].filter((prefix) => isCut(prefix, prefixesInFile));
  return ['', ...cuts].flatMap((from, index) => {
    const end = cuts[index];
    const own = terms.filter((term) => term >= from && (end === undefined || term < end));
    return own.length === 0
      ? []
      : [{from, contents: {terms: own, postings: own.map((term) => postings.get(term) ?? [])}}];
  });
}

function prefixOf(term: string): string {
  return term.slice(0, prefixLength);
}

/** For each term: distance to the section before, and weight, in turns. */
function collect(digests: readonly PageDigest[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  const last = new Map<string, number>();
  let section = 0;
  for (const {terms: sections} of digests) {
    for (const terms of sections) {
      for (let at = 0; at < terms.length; at += 2) {
        const term = String(terms[at]);
        const list = postings.get(term) ?? [];
        if (list.length === 0) postings.set(term, list);
        list.push(section - (last.get(term) ?? 0), Number(terms[at + 1]));
        last.set(term, section);
      }
      section += 1;
    }
  }
  return postings;
}
