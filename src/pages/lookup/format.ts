/**
 * Formats of the search index files. The build writes them, and browsers read them. Paths are relative to the output
 * folder.
 *
 * A *scope* is searched as a unit: a version of the docs, or the pages outside of the docs. Its pages are numbered in order
 * of their paths, and its *sections* page by page: the text before the first heading of a page, then each heading.
 */

/** `_data/search.json`: the paths of the other files, whose names contain a hash. */
export interface SearchManifest {
  /** The search worker. */
  readonly worker: string;
  /** Keyed by {@link versionScope} or {@link pagesScope}. */
  readonly scopes: Readonly<Record<string, ScopeFiles>>;
  /** In the order of the site. */
  readonly versions: readonly NamedVersion[];
}

/** A version of the docs that a query such as `2.9` can name. */
export interface NamedVersion {
  readonly label: string;
  /** URL path of its main doc. */
  readonly href: string;
  /** Releases that it documents; absent if they are unknown. */
  readonly releases?: Releases | undefined;
}

/** Major, minor and patch number. */
export type ReleaseNumber = readonly [major: number, minor: number, patch: number];

/** Intervals of releases; `null` for no end. */
export type Releases = readonly (readonly [from: ReleaseNumber, before: ReleaseNumber | null])[];

export interface ScopeFiles {
  readonly names: string;
  /** In order of their terms. */
  readonly terms: readonly TermsPart[];
  /** In order of their pages. */
  readonly texts: readonly TextsPart[];
}

/** A file with some of the terms of all texts. */
export interface TermsPart {
  /** The first term that it may contain. */
  readonly from: string;
  readonly file: string;
}

/** A file with the texts of some pages. */
export interface TextsPart {
  /** Number of its first page. */
  readonly from: number;
  readonly file: string;
}

/** Titles and headings, to find names and to show results. */
export interface NamesFile {
  readonly pages: readonly PageNames[];
  /** Anchor and text of all distinct headings, to which pages refer by number. */
  readonly headings: readonly (readonly [anchor: string, heading: string])[];
  /** Breadcrumbs of pages, outermost first, to which pages refer by number. */
  readonly trails: readonly (readonly string[])[];
  /** Numbers of the pages to suggest before a search. */
  readonly starts: readonly number[];
  /** Pages of the last version that replace pages of this one; absent if there are none. */
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

/** The sections that contain a term, and its weight in each of them. */
export interface TermsFile {
  /** Sorted by code units, packed by `packTerms`. */
  readonly terms: string;
  /**
   * Sections of each term, packed by `packHolders`, separated by spaces. Weights are between 1 and {@link maxWeight}.
   */
  readonly holders: string;
}

/** Maximum weight: that of the keywords of a page. */
export const maxWeight = 16;

/** Texts of each section of each page. */
export interface TextsFile {
  readonly pages: readonly (readonly string[])[];
}

export const manifestPath = '_data/search.json';

export const versionScope = (version: string): string => `docs/${version}`;
export const pagesScope = 'pages';
