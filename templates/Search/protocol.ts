import type {Fragment, SearchManifest} from 'legacydocs/lookup';

/** A section of a found page. */
export interface ShownSection {
  /** Empty for the text before the first heading. */
  readonly anchor: string;
  readonly heading: readonly Fragment[];
}

/** A found page. Fragments are plain text, split at the highlighted terms. */
export interface ShownPage {
  readonly scope: string;
  /** Number of the page in its scope. */
  readonly page: number;
  /** Path of the route, without the base. */
  readonly path: string;
  readonly title: readonly Fragment[];
  readonly trail: readonly string[];
  /** The query matches the page itself, not only some of its sections. */
  readonly isWhole: boolean;
  readonly sections: readonly ShownSection[];
}

export interface ShownFinding {
  /** Identifies the finding in requests for snippets. */
  readonly number: number;
  readonly pages: readonly ShownPage[];
  /** Number of all matching pages. */
  readonly total: number;
}

/** A request to the worker. `open` comes first; the others are methods of `SearchClient`. */
export type SearchRequest =
  | {readonly kind: 'open'; readonly manifest: SearchManifest; readonly baseUrl: string}
  | {
      readonly kind: 'find';
      readonly query: string;
      readonly scopes: readonly string[];
      readonly limit: number;
    }
  | {readonly kind: 'count'; readonly query: string; readonly scopes: readonly string[]}
  | {readonly kind: 'starts'; readonly scopes: readonly string[]}
  | {
      readonly kind: 'snippet';
      readonly finding: number;
      readonly place: Pick<ShownPage, 'scope' | 'page'>;
      readonly anchor: string;
    };
