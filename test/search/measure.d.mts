import type {FoundPage, Searcher, SearchManifest} from '../../src/pages/lookup/index.ts';

/**
 * Ranking was tuned by the first part, while the figures of the second were watched. The third was written when ranking
 * was finished.
 */
export type Part = 'tuned' | 'aside' | 'blind';

/** Something that a developer of a version types. */
export interface ExpectedAnswer {
  readonly version: string;
  readonly query: string;
  /** Routes, some with an anchor: any of them is right. */
  readonly expect: readonly string[];
  /** Where it must come: first, or among the first three. */
  readonly within: number;
  /** A {@link Part}. */
  readonly part: string;
}

export interface Answer extends ExpectedAnswer {
  /** From 1 on; `undefined` when it is not among the pages that are shown. */
  readonly rank: number | undefined;
  /** Paths of the first three pages. */
  readonly first: readonly FoundPage['path'][];
}

/** Shares between 0 and 1. */
export interface Quality {
  readonly queries: number;
  readonly hitAt1: number;
  readonly hitAt3: number;
  readonly meanReciprocalRank: number;
}

export declare function openBuiltSearch(
  outDir: string,
  createSearcher: (
    manifest: SearchManifest,
    readJson: (path: string) => Promise<unknown>,
  ) => Searcher,
): Promise<Searcher>;
export declare function measureQuality(
  searcher: Searcher,
  queries: readonly ExpectedAnswer[],
): Promise<{
  readonly parts: Readonly<Record<Part, Quality>>;
  readonly answers: readonly Answer[];
}>;
