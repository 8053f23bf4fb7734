import type {TocItem} from './types.ts';

/** A problem as the error view of `legacydocs serve` shows it. */
export interface ProblemView {
  readonly code: string;
  readonly message: string;
  /** `content/docs/2.x/guide/testing.md:14:3`; empty when it stands in no file. */
  readonly location: string;
  readonly consequence: string;
  readonly hint: string;
  /** The lines around the location, as they are on disk. */
  readonly lines: readonly {
    readonly number: number;
    readonly text: string;
    readonly isHere: boolean;
  }[];
}

/** What `legacydocs serve` tells the pages that are open. */
export type LiveMessage =
  /** The new text of a page: shown at once, before the site is built. */
  | {
      readonly kind: 'text';
      /** Of the route, without the base. */
      readonly path: string;
      readonly html: string;
      readonly toc: readonly TocItem[];
    }
  /** The site was built: what pages have fetched may be old. */
  | {
      readonly kind: 'built';
      /** Paths of the routes whose articles changed, without the base. */
      readonly articles: readonly string[];
    }
  /** Scripts, styles or the configuration changed: what runs is old. */
  | {readonly kind: 'reload'; readonly baseUrl: string}
  /** What is wrong now; empty once all is well. */
  | {
      readonly kind: 'problems';
      readonly problems: readonly ProblemView[];
      /** How many there are besides these. */
      readonly more: number;
    };
