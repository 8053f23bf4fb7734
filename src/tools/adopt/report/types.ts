/** Counts of an adoption. */
interface AdoptCounts {
  /** Adopted pages. */
  readonly pages: number;
  /** Pages whose words, ids, code, links, images and cells are all there. */
  readonly whole: number;
  readonly words: number;
  /** Words that are missing, added or at another place. */
  readonly changedWords: number;
  readonly ids: number;
  readonly lostIds: number;
  /** Code blocks. */
  readonly code: number;
  /** Code blocks whose language the old pages name. */
  readonly namedCode: number;
  /** Code blocks highlighted in that language. */
  readonly highlightedCode: number;
  /** Copied images and files. */
  readonly files: number;
  readonly sidebarEntries: number;
  /** Entries of the old navigation that lead to pages; none if the sidebar was made from folders and titles. */
  readonly oldSidebarEntries: number;
  /** Entries of the old navigation with the same label, nesting and order. */
  readonly keptSidebarEntries: number;
  /** Old pages that only redirect. */
  readonly redirects: number;
  readonly deadLinks: number;
}

/** Report of an adoption, `adopted.json`. Equal input gives equal reports. */
export interface AdoptReport {
  /** Name of the folder or archive. */
  readonly source: string;
  /** Old URL of the folder, if it is known. */
  readonly url?: string | undefined;
  /** Number of pages read with each profile. */
  readonly generators: Readonly<Record<string, number>>;
  readonly counts: AdoptCounts;
  /** Parts of the old pages that were left out, by selector: their number, and the words that only they have. */
  readonly leftOut: Readonly<Record<string, {readonly parts: number; readonly words: number}>>;
  /** Pages that are no documentation, such as `search.html`. */
  readonly skipped: readonly string[];
  /** Pages without text. */
  readonly unreadable: readonly string[];
  /** Pages of which the proof found a loss. */
  readonly lossy: readonly string[];
  /** Hosts of images and media that the Content-Security-Policy must allow. */
  readonly foreignMedia: readonly string[];
}
