import {byKey, compareText, groupBy} from '../../core/collections/collections.ts';
import type {AdoptedPage} from './adopt-page.ts';
import type {MediaKind} from './links/convert-links.ts';
import type {SidebarProof} from './proof/compare-sidebars.ts';
import {leftOutCounts} from './proof/left-out.ts';
import type {OldPages} from './read-pages.ts';
import type {Sidebars} from './sidebar/make-sidebars.ts';

/** Numbers in the report of an adoption. */
interface AdoptCounts {
  /** Adopted pages. */
  readonly pages: number;
  /** Pages for which the comparison found no difference. */
  readonly whole: number;
  readonly words: number;
  /** Words that are missing, added or moved. */
  readonly changedWords: number;
  readonly ids: number;
  readonly lostIds: number;
  /** Code blocks. */
  readonly code: number;
  /** Code blocks whose language is set in the old pages. */
  readonly namedCode: number;
  /** Code blocks highlighted in that language. */
  readonly highlightedCode: number;
  /** Copied images and files. */
  readonly files: number;
  readonly sidebarEntries: number;
  /** Entries in the old navigation that lead to pages; 0 if the sidebar was generated. */
  readonly oldSidebarEntries: number;
  /** Entries in the old navigation that are in the new sidebar with the same label, nesting and order. */
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
  /**
   * Parts that were left out of the old pages, by selector: their number, and the number of words that are only in
   * these parts.
   */
  readonly leftOut: Readonly<Record<string, {readonly parts: number; readonly words: number}>>;
  /** Pages that are not documentation, such as `search.html`. */
  readonly skipped: readonly string[];
  /** Pages that could not be read, for example because they have no text. */
  readonly unreadable: readonly string[];
  /** Pages for which the comparison found a loss above the tolerance. */
  readonly lossy: readonly string[];
  /** Sources that the site's setting `csp` must allow: the origins of external images and media, and `data:`. */
  readonly csp: CspSources;
}

/** Sources by kind. Absent for a kind without sources. */
export type CspSources = Readonly<Partial<Record<MediaKind, readonly string[]>>>;

interface ReportInput {
  readonly sourceName: string;
  readonly url: string | undefined;
  readonly old: OldPages;
  readonly pages: readonly AdoptedPage[];
  readonly sidebars: Sidebars;
  readonly sidebarProof: SidebarProof;
  /** Number of copied images and files. */
  readonly files: number;
}

/** Returns the report of an adoption. */
export function reportOf({
  sourceName,
  url,
  old,
  pages,
  sidebars,
  sidebarProof,
  files,
}: ReportInput): AdoptReport {
  const sum = (count: (page: AdoptedPage) => number): number =>
    pages.reduce((total, page) => total + count(page), 0);
  const generators = [...groupBy(pages, ({profile}) => profile)].sort(byKey);
  return {
    source: sourceName,
    ...(url !== undefined && {url}),
    generators: Object.fromEntries(generators.map(([name, alike]) => [name, alike.length])),
    counts: {
      pages: pages.length,
      whole: sum(({proof}) => Number(proof.isComplete)),
      words: sum(({proof}) => proof.words),
      changedWords: sum(({proof}) => proof.changedWords),
      ids: sum(({proof}) => proof.ids),
      lostIds: sum(({proof}) => proof.lostIds),
      code: sum(({code}) => code.blocks),
      namedCode: sum(({code}) => code.named),
      highlightedCode: sum(({code}) => code.highlighted),
      files,
      sidebarEntries: sidebars.entries,
      oldSidebarEntries: sidebarProof.entries,
      keptSidebarEntries: sidebarProof.kept,
      redirects: old.redirects.size,
      deadLinks: sum(({links}) => links.lost.links),
    },
    leftOut: leftOutCounts(pages.map(({leftOut}) => leftOut)),
    skipped: old.skipped,
    unreadable: old.unreadable,
    lossy: pages.filter(({proof}) => proof.isLossy).map(({file}) => file),
    csp: {...cspSources('img', pages), ...cspSources('media', pages)},
  };
}

function cspSources(kind: MediaKind, pages: readonly AdoptedPage[]): CspSources {
  const sources = new Set(pages.flatMap(({links}) => [...links.csp[kind]]));
  return sources.size === 0 ? {} : {[kind]: [...sources].sort(compareText)};
}
