/** A file of a site as readers get it. */
export interface SiteFile {
  readonly kind: 'page' | 'style' | 'sitemap';
  /** Full address that it is served at. */
  readonly url: string;
  /** How a report names it: a path from the report's root, or its address. */
  readonly name: string;
  readonly text: string;
  /** Gets its text once more: nobody keeps that of all files. */
  readonly again: () => Promise<string>;
}

/** One address in one file. */
export interface Reference {
  /** Full and normalised, with its fragment; as written if it is no address at all. */
  readonly url: string;
  /** As it stands in the file. */
  readonly written: string;
  /** `asset` for what a page loads by itself. */
  readonly kind: 'page' | 'asset';
  /** Whether it is the site's own: what else its host serves, under a full address, is not. */
  readonly isOwn: boolean;
  /** Address of the file. */
  readonly page: string;
}

/** Where an address stands in a file. */
export interface Occurrence {
  readonly written: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
}

/** What a file refers to and offers. */
export interface FileReading {
  readonly references: readonly Reference[];
  readonly anchors: ReadonlySet<string>;
  /** Says that it is no page for search engines, which linkinator takes for a page that is not there. */
  readonly isHidden: boolean;
}

/** Where a site lives. */
export interface SiteLocation {
  /** Protocol and host. */
  readonly url: string;
  readonly baseUrl: string;
}

/** What became of an address. `unknown`: nobody can tell, for instance since the server refuses programs. */
export type UrlResult =
  | {readonly state: 'ok'}
  | {readonly state: 'broken' | 'unknown'; readonly reason: string};

/** Keyed by full address. */
export type UrlResults = ReadonlyMap<string, UrlResult>;
