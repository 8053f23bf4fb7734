/** A served file of a site. */
export interface SiteFile {
  readonly kind: 'page' | 'style' | 'sitemap';
  /** Full URL where the file is served. */
  readonly url: string;
  /** Name in reports: a path relative to the root of the report, or a URL. */
  readonly name: string;
  readonly text: string;
  /** Reads the text again, since the texts of all files are not kept in memory. */
  readonly again: () => Promise<string>;
}

/** One URL in one file. */
export interface Reference {
  /** Full, normalized URL with its fragment; as written if it is invalid. */
  readonly url: string;
  /** URL as written in the file. */
  readonly written: string;
  /** `asset` for resources that a page loads. */
  readonly kind: 'page' | 'asset';
  /** True for URLs of the site. Full URLs outside its base path belong to other sites. */
  readonly isOwn: boolean;
  /** URL of the file. */
  readonly page: string;
}

/** Location of a URL in a file. */
export interface Occurrence {
  readonly written: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
}

/** References and anchors of a file. */
export interface FileReading {
  readonly references: readonly Reference[];
  readonly anchors: ReadonlySet<string>;
  /** True if the page excludes search engines; linkinator then ignores its anchors. */
  readonly isHidden: boolean;
}

/** Origin and base path of a site. */
export interface SiteLocation {
  /** Protocol and host. */
  readonly url: string;
  readonly baseUrl: string;
}

/** Result of a check. `unknown`: not verifiable, for example because the server refuses programs. */
export type UrlResult =
  | {readonly state: 'ok'}
  | {readonly state: 'broken' | 'unknown'; readonly reason: string};

/** Keyed by full URL. */
export type UrlResults = ReadonlyMap<string, UrlResult>;
