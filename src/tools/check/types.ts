/** A served file on a site. */
export interface SiteFile {
  readonly kind: 'page' | 'style' | 'sitemap';
  /** Full URL of the file. */
  readonly url: string;
  /** Name for reports: a path relative to the report's root, or a URL. */
  readonly name: string;
  readonly text: string;
  /** Reads the contents again, so that they need not stay in memory. */
  readonly again: () => Promise<string>;
}

/** A URL in a file. */
export interface Reference {
  /** Full, normalized URL with its fragment. An invalid URL is left as written. */
  readonly url: string;
  /** URL as written in the file. */
  readonly written: string;
  /** `asset` for resources that the page loads. */
  readonly kind: 'page' | 'asset';
  /**
   * True for URLs on the site. A full URL on the same host that is outside the site's base path counts as a URL on
   * another site.
   */
  readonly isOwn: boolean;
  /** URL of the file that contains the reference. */
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

/** A file's references and anchors. */
export interface FileReading {
  readonly references: readonly Reference[];
  readonly anchors: ReadonlySet<string>;
  /** True if the page excludes search engines. linkinator ignores the anchors of such pages. */
  readonly isHidden: boolean;
  /** Full URL of the page to which a redirect page leads. */
  readonly redirect?: string | undefined;
}

/** Origin and base path of a site. */
export interface SiteLocation {
  /** Protocol and host. */
  readonly url: string;
  readonly baseUrl: string;
}

/**
 * Result of a check. `unknown`: the URL cannot be verified, for example because the server refuses automated requests.
 */
export type UrlResult =
  | {readonly state: 'ok'}
  | {readonly state: 'broken' | 'unknown'; readonly reason: string};

/** Results, keyed by full URL. */
export type UrlResults = ReadonlyMap<string, UrlResult>;
