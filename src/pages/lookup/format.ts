/**
 * The files that search reads. Made by the build, read by the browser; addresses are relative to the output folder.
 *
 * A *scope* is what is searched together: a version of the docs, or the pages outside them. Its pages are numbered in
 * order of their paths, and so are its *sections*, one page after the other: what stands before a page's first
 * heading, then each heading.
 */

/** `_data/search.json`: which files hold what. The only one whose name tells nothing of its contents. */
export interface SearchManifest {
  /** The script that searches. */
  readonly worker: string;
  /** Keyed by {@link versionScope} or {@link pagesScope}. */
  readonly scopes: Readonly<Record<string, ScopeFiles>>;
}

export interface ScopeFiles {
  readonly names: string;
  /** In order of their terms. */
  readonly terms: readonly TermsPart[];
  /** In order of their pages. */
  readonly texts: readonly TextsPart[];
}

/** A part of the words of all texts. */
export interface TermsPart {
  /** The first term that may be in it. */
  readonly from: string;
  readonly file: string;
}

/** The texts of some pages. */
export interface TextsPart {
  /** The first page that is in it. */
  readonly from: number;
  readonly file: string;
}

/** Titles and headings: enough to find names, and to show what was found. */
export interface NamesFile {
  readonly pages: readonly PageNames[];
  /** Anchor and text of every different heading; pages refer to them by number. */
  readonly headings: readonly (readonly [anchor: string, heading: string])[];
  /** Where pages stand, outermost first; pages refer to them by number. */
  readonly trails: readonly (readonly string[])[];
  /** Pages to begin with, by number. */
  readonly starts: readonly number[];
}

export type PageNames = readonly [
  /** Of the route, without the base. */
  path: string,
  title: string,
  trail: number,
  headings: readonly number[],
];

/** Which sections hold a word, and how much it says about them. */
export interface TermsFile {
  /** Sorted by code units, packed by `packTerms`. */
  readonly terms: string;
  /**
   * For each term, the sections that hold it, packed by `packHolders`, with spaces between. Weights lie between 1 and
   * {@link heaviest}.
   */
  readonly holders: string;
}

/** Weight of a word that the author of a page named as what it is about. */
export const heaviest = 16;

/** For each page, the text of each section. */
export interface TextsFile {
  readonly pages: readonly (readonly string[])[];
}

export const manifestPath = '_data/search.json';

export const versionScope = (version: string): string => `docs/${version}`;
export const pagesScope = 'pages';
