import type {TocItem} from './types.ts';

/** A problem as the error view of `legacydocs serve` shows it. */
export interface ProblemView {
  readonly code: string;
  readonly message: string;
  /** `content/docs/2.x/guide/testing.md:14:3`; empty if it has no file. */
  readonly location: string;
  readonly consequence: string;
  readonly hint: string;
  /** The lines around the location. */
  readonly lines: readonly {
    readonly number: number;
    readonly text: string;
    readonly isHere: boolean;
  }[];
}

/** Messages of `legacydocs serve` to open pages. */
export type LiveMessage =
  /** The new text of a page, shown before the site is built. */
  | {
      readonly kind: 'text';
      /** Route path. */
      readonly path: string;
      readonly html: string;
      readonly toc: readonly TocItem[];
    }
  /** The site was built: fetched data may be outdated. */
  | {
      readonly kind: 'built';
      /** Route paths of the changed articles. */
      readonly articles: readonly string[];
    }
  /** Scripts, styles or the configuration changed: the page must be reloaded. */
  | {readonly kind: 'reload'; readonly baseUrl: string}
  /** Current problems; empty if there are none. */
  | {
      readonly kind: 'problems';
      readonly problems: readonly ProblemView[];
      /** Number of further problems. */
      readonly more: number;
    };
