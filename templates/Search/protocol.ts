import type {Fragment, SearchManifest} from 'legacydocs/lookup';

/** A place on a page, ready to be shown. */
export interface ShownSection {
  /** Empty for what stands before the first heading. */
  readonly anchor: string;
  readonly heading: readonly Fragment[];
}

/** A page that was found, ready to be shown: plain texts, cut where something is to be marked. */
export interface ShownPage {
  readonly scope: string;
  /** Number of the page in its scope. */
  readonly page: number;
  /** Of the route, without the base. */
  readonly path: string;
  readonly title: readonly Fragment[];
  readonly trail: readonly string[];
  /** The page as a whole was found, not only a place on it. */
  readonly isWhole: boolean;
  readonly sections: readonly ShownSection[];
}

export interface ShownFinding {
  /** Names it where its texts are asked for. */
  readonly number: number;
  readonly pages: readonly ShownPage[];
  /** How many there are in all. */
  readonly total: number;
}

/** What the page asks of the worker. */
export type SearchRequest =
  /** Comes first. */
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

/** What the worker answers, by the kind of the request. */
export interface SearchAnswers {
  readonly open: null;
  readonly find: ShownFinding;
  /** Pages that answer a query. */
  readonly count: number;
  readonly starts: readonly ShownPage[];
  /** Nothing, unless it belongs to the last finding. */
  readonly snippet: readonly Fragment[];
}

export type SearchAnswer = SearchAnswers[keyof SearchAnswers];
