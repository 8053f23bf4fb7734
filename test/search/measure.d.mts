import type {FoundPage, Searcher, SearchManifest} from '../../src/lookup/index.ts';

/** Something that a developer of a version types. */
export interface ExpectedAnswer {
  readonly version: string;
  readonly query: string;
  /** Routes, some with an anchor: any of them is right. */
  readonly expect: readonly string[];
  /** Where it must come: first, or among the first three. */
  readonly within: number;
  /** Nobody looks at it while ranking is tuned: a third of all. */
  readonly aside: boolean;
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
  readonly tuned: Quality;
  readonly aside: Quality;
  readonly answers: readonly Answer[];
}>;
