import type {TermMatch} from './match-terms.ts';

/** What holds a word, for each word. */
export interface Postings {
  /** Sorted by code units. */
  readonly terms: readonly string[];
  /** Who holds a term, given by its number: number of the holder and weight in turns. */
  readonly holders: (term: number) => readonly number[];
}

/** Collects postings. */
export interface PostingsBuilder {
  /** Holders come in rising order. Of several weights that one gets for a term, the largest counts. */
  readonly add: (term: string, holder: number, weight: number) => void;
  readonly finish: () => Postings;
}

export function createPostingsBuilder(): PostingsBuilder {
  const found = new Map<string, number[]>();
  return {
    add: (term, holder, weight) => {
      const list = found.get(term);
      if (list === undefined) found.set(term, [holder, weight]);
      else if (list.at(-2) !== holder) list.push(holder, weight);
      else list.push(Math.max(weight, list.pop() ?? 0));
    },
    finish: () => {
      const terms = [...found.keys()].sort();
      const lists = terms.map((term) => found.get(term) ?? []);
      return {terms, holders: (term) => lists[term] ?? []};
    },
  };
}

/**
 * Note how well each holder answers one word of a query.
 *
 * @param matches The terms that the word is taken for.
 * @param scale What a weight of 1 counts.
 * @param scores Indexed by holder; raised where this is better than what stands there.
 */
export function scoreMatches(
  matches: readonly TermMatch[],
  {holders}: Postings,
  scale: number,
  scores: Float32Array,
): void {
  for (const {index, quality} of matches) {
    const list = holders(index);
    const factor = quality * scale * rarity(list.length / 2, scores.length);
    for (let at = 0; at < list.length; at += 2) {
      const holder = list[at] ?? 0;
      const score = factor * (list[at + 1] ?? 0);
      if (score > (scores[holder] ?? 0)) scores[holder] = score;
    }
  }
}

/** From 1 for a word with one holder down to about 0.3 for a word that all hold (inverse document frequency). */
function rarity(holders: number, size: number): number {
  return 0.3 + (0.7 * Math.log(1 + size / holders)) / Math.log(1 + size);
}
