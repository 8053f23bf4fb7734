import type {TocItem} from './types.ts';

/** A problem for the error view in `legacydocs serve`. */
export interface ProblemView {
  readonly code: string;
  readonly message: string;
  /** Location: `content/docs/2.x/guide/testing.md:14:3`; empty if there is no file. */
  readonly location: string;
  readonly consequence: string;
  readonly hint: string;
  /** The source lines around the location. */
  readonly lines: readonly {
    readonly number: number;
    readonly text: string;
    readonly isHere: boolean;
  }[];
}

/** Messages that `legacydocs serve` sends to open pages. */
export type LiveMessage =
  /** A page's new article, sent before the site is built. */
  | {
      readonly kind: 'text';
      /** Route path. */
      readonly path: string;
      readonly html: string;
      readonly toc: readonly TocItem[];
    }
  /** The site was built, so fetched data may be outdated. */
  | {
      readonly kind: 'built';
      /** Route paths of the articles that changed. */
      readonly articles: readonly string[];
    }
  /** Scripts, styles or the configuration changed, so the page must be reloaded. */
  | {readonly kind: 'reload'; readonly baseUrl: string}
  /** Current problems; empty if there are none. */
  | {
      readonly kind: 'problems';
      readonly problems: readonly ProblemView[];
      /** Number of problems that are not included. */
      readonly more: number;
    };
