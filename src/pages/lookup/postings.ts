import type {TermMatch} from './match-terms.ts';

/** For each term, the holders (pages or sections) that contain it. */
export interface Postings {
  /** Sorted by code units. */
  readonly terms: readonly string[];
  /** Returns a term's holders: numbers and weights alternately. */
  readonly holders: (term: number) => readonly number[];
}

/** Collects postings. */
interface PostingsBuilder {
  /** Must be called with ascending holders. If a holder has several weights for a term, the largest weight counts. */
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
 * Scores the holders that match a word.
 *
 * @param matches Terms that match the word.
 * @param scale Factor for weights.
 * @param scores Indexed by holder. A score is replaced if the new score is higher.
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

/**
 * Returns a scaled inverse document frequency: 1 for a term with one holder, between 0.3 and 0.4 for a term that all
 * holders of a large index contain.
 */
function rarity(holders: number, size: number): number {
  return 0.3 + (0.7 * Math.log(1 + size / holders)) / Math.log(1 + size);
}
