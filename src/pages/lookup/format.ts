/**
 * Formats of the search index files. The build writes these files and browsers read them. Paths are relative to the
 * output folder.
 *
 * A *scope* is searched as a unit: a version of the docs, or the pages outside the docs. A scope's pages are numbered
 * in path order. A scope's *sections* are numbered page by page: the text before a page's first heading, then each
 * heading.
 */

/** `_data/search.json`: the paths of all other search files, whose names contain a content hash. */
export interface SearchManifest {
  /** Path of the search worker. */
  readonly worker: string;
  /** Files of each scope, keyed by {@link versionScope} or {@link pagesScope}. */
  readonly scopes: Readonly<Record<string, ScopeFiles>>;
  /** Versions in the site's order. */
  readonly versions: readonly NamedVersion[];
}

/** A docs version that a query such as `2.9` can refer to. */
export interface NamedVersion {
  readonly label: string;
  /** URL path of the version's main doc. */
  readonly href: string;
  /** Releases that the version documents; absent if they are unknown. */
  readonly releases?: Releases | undefined;
}

/** Major, minor and patch number. */
export type ReleaseNumber = readonly [major: number, minor: number, patch: number];

/** Intervals of releases. `null` means that there is no upper bound. */
export type Releases = readonly (readonly [from: ReleaseNumber, before: ReleaseNumber | null])[];

export interface ScopeFiles {
  readonly names: string;
  /** Files in term order. */
  readonly terms: readonly TermsPart[];
  /** Files in page order. */
  readonly texts: readonly TextsPart[];
}

/** A file that contains some of the terms in a scope's texts. */
export interface TermsPart {
  /** The first term that the file may contain. */
  readonly from: string;
  readonly file: string;
}

/** A file that contains the texts of adjacent pages. */
export interface TextsPart {
  /** Number of the first page in the file. */
  readonly from: number;
  readonly file: string;
}

/** Titles and headings, for finding names and showing results. */
export interface NamesFile {
  readonly pages: readonly PageNames[];
  /** Anchor and text of all distinct headings. Pages refer to them by index. */
  readonly headings: readonly (readonly [anchor: string, heading: string])[];
  /** Breadcrumbs of pages, outermost first. Pages refer to them by index. */
  readonly trails: readonly (readonly string[])[];
  /** Numbers of the pages that are suggested before a search. */
  readonly starts: readonly number[];
  /** Pages in the last version that replace pages in this scope; absent if there are none. */
  readonly successors?: readonly SuccessorName[] | undefined;
}

type SuccessorName = readonly [
  /** Number of the replaced page. */
  page: number,
  title: string,
  /** URL path. */
  href: string,
];

export type PageNames = readonly [
  /** Route path. */
  path: string,
  title: string,
  trail: number,
  headings: readonly number[],
];

/** The sections that contain each term, and the term's weight in each section. */
export interface TermsFile {
  /** Sorted by code units, packed by `packTerms`. */
  readonly terms: string;
  /**
   * Sections for each term, packed by `packHolders`, separated by spaces. Weights are between 1 and {@link maxWeight}.
   */
  readonly holders: string;
}

/** Maximum weight. A page's keywords have this weight. */
export const maxWeight = 16;

/** Texts of sections, grouped by page. */
export interface TextsFile {
  readonly pages: readonly (readonly string[])[];
}

export const manifestPath = '_data/search.json';

export const versionScope = (version: string): string => `docs/${version}`;
export const pagesScope = 'pages';
