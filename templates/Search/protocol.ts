import type {Fragment, NamedVersion} from 'legacydocs/lookup';

/** A section on a found page. */
export interface ShownSection {
  /** Anchor; empty for the text before the first heading. */
  readonly anchor: string;
  readonly heading: readonly Fragment[];
}

/** A found page. Fragments are plain text that is split at the highlighted terms. */
export interface ShownPage {
  readonly scope: string;
  /** Page number within its scope. */
  readonly page: number;
  /** Path of the route, without the base path. */
  readonly path: string;
  readonly title: readonly Fragment[];
  readonly trail: readonly string[];
  /** Pages of the last version that replace the found page. */
  readonly successors: readonly {readonly title: string; readonly href: string}[];
  /** True if the query matches the page itself, not only some of its sections. */
  readonly matchesPage: boolean;
  readonly sections: readonly ShownSection[];
}

export interface ShownFinding {
  /** Identifies the finding in requests for snippets. */
  readonly number: number;
  readonly pages: readonly ShownPage[];
  /** Number of all matching pages. */
  readonly total: number;
  /** The version that the query refers to. */
  readonly version?: NamedVersion | undefined;
}
