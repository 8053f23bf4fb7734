import {once} from '../../core/async/concurrency.ts';
import {findVersion} from './find-version.ts';
import type {
  NamedVersion,
  NamesFile,
  ScopeFiles,
  SearchManifest,
  TermsFile,
  TextsFile,
  TextsPart,
} from './format.ts';
import {snippetOf} from './marks.ts';
import {indexNames, type NamesIndex} from './names-index.ts';
import type {Postings} from './postings.ts';
import {maxSections, type RankedPage, type Ranking, rank} from './rank.ts';
import {neededParts, unpackTermsFile} from './terms-file.ts';
import {termsIn} from './words.ts';

/** A section that matches a query. */
export interface FoundSection {
  /** Anchor; empty for the text before the first heading. */
  readonly anchor: string;
  readonly heading: string;
}

export interface FoundPage {
  /** Page number within its scope. */
  readonly page: number;
  readonly scope: string;
  /** Route path. */
  readonly path: string;
  readonly title: string;
  /** The page's breadcrumbs, outermost first. */
  readonly trail: readonly string[];
  /** Pages in the last version that replace this page. */
  readonly successors: readonly {readonly title: string; readonly href: string}[];
  readonly score: number;
  /** True if the page's title matches the query. */
  readonly byTitle: boolean;
  /** Sections, best first, at most three. */
  readonly sections: readonly FoundSection[];
}

export interface Finding {
  /** Pages, best first. */
  readonly pages: readonly FoundPage[];
  /** Total number of matching pages. */
  readonly total: number;
  /** Terms to mark in the results. */
  readonly terms: readonly string[];
  /** The version that the query refers to. */
  readonly version?: NamedVersion | undefined;
}

/** Searches the index files that a build has written. Each file is read once, on first use. */
export interface Searcher {
  /** Returns the best pages in the given scopes. Unknown scopes are ignored. */
  readonly find: (query: string, scopes: readonly string[], limit: number) => Promise<Finding>;
  /** Returns the pages that are suggested before a search. */
  readonly starts: (scope: string) => Promise<readonly FoundPage[]>;
  /** Returns an excerpt of a section, around the matches in the section. */
  readonly snippet: (
    found: Pick<FoundPage, 'scope' | 'page'>,
    anchor: string,
    terms: ReadonlySet<string>,
  ) => Promise<string>;
}

/** A scope whose names have been loaded. */
interface OpenScope {
  readonly files: ScopeFiles;
  readonly names: NamesIndex;
}

/**
 * Creates a searcher.
 *
 * @param readJson Reads an output file.
 */
export function createSearcher(
  manifest: SearchManifest,
  readJson: (path: string) => Promise<unknown>,
): Searcher {
  const read = once(readJson);
  // The build guarantees the formats of these files.
  const texts = ({file}: TextsPart) => read(file) as Promise<TextsFile>;
  const terms = once(async (file: string) => unpackTermsFile((await read(file)) as TermsFile));
  const openScope = once(async (name: string): Promise<OpenScope | undefined> => {
    const files = manifest.scopes[name];
    if (files === undefined) return undefined;
    return {files, names: indexNames((await read(files.names)) as NamesFile)};
  });

  async function findIn(query: string, name: string, limit: number): Promise<Finding> {
    const scope = await openScope(name);
    if (scope === undefined) return {pages: [], total: 0, terms: []};
    const parts = await Promise.all(
      neededParts(query, scope.files.terms).map(({file}) => terms(file)),
    );
    const ranking = await rankPhrases(query, scope, parts, limit);
    const pages = ranking.pages.map(({page, score, byTitle, sections}) => ({
      ...foundPage(name, scope, page),
      score,
      byTitle,
      sections: sections.map((section) => sectionOf(scope, page, section)),
    }));
    return {pages, total: ranking.total, terms: ranking.terms};
  }

  /** Ranks pages, without those that lack a quoted phrase of the query. */
  async function rankPhrases(
    query: string,
    scope: OpenScope,
    parts: readonly Postings[],
    limit: number,
  ): Promise<Ranking> {
    const phrases = quotedPhrases(query);
    if (phrases.length === 0) return rank(query, scope.names, parts, limit);
    const ranking = rank(query, scope.names, parts, Number.POSITIVE_INFINITY);
    const pages = await Promise.all(ranking.pages.map((page) => withPhrases(page, phrases, scope)));
    const kept = pages.filter((page) => page !== undefined);
    return {...ranking, pages: kept.slice(0, limit), total: kept.length};
  }

  /**
   * Returns a page with only the sections that contain the phrases; `undefined` if neither its title nor a section
   * contains them.
   */
  async function withPhrases(
    found: RankedPage,
    phrases: readonly string[],
    scope: OpenScope,
  ): Promise<RankedPage | undefined> {
    const {page} = found;
    const sections = (await sectionsOf(scope, page)).flatMap((text, section) => {
      const {heading} = sectionOf(scope, page, section);
      return holdsPhrases(heading, phrases) || holdsPhrases(text, phrases) ? section : [];
    });
    const byTitle = holdsPhrases(scope.names.file.pages[page]?.[1] ?? '', phrases);
    return byTitle || sections.length > 0
      ? {...found, byTitle, sections: sections.slice(0, maxSections)}
      : undefined;
  }

  /** Returns the texts of a page's sections. */
  async function sectionsOf({files}: OpenScope, page: number): Promise<readonly string[]> {
    const part = files.texts.findLast(({from}) => from <= page);
    return part === undefined ? [] : ((await texts(part)).pages[page - part.from] ?? []);
  }

  return {
    find: async (query, scopes, limit) => {
      const findings = await Promise.all(scopes.map((name) => findIn(query, name, limit)));
      return {
        pages: findings
          .flatMap(({pages}) => pages)
          .sort((a, b) => b.score - a.score)
          .slice(0, limit),
        total: findings.reduce((sum, {total}) => sum + total, 0),
        terms: findings.flatMap((finding) => finding.terms),
        version: findVersion(query, manifest.versions),
      };
    },
    starts: async (name) => {
      const scope = await openScope(name);
      if (scope === undefined) return [];
      // If a single file contains all terms, it is preloaded for the first query.
      const [part, another] = scope.files.terms;
      if (part !== undefined && another === undefined) void terms(part.file);
      return scope.names.file.starts.map((page) => foundPage(name, scope, page));
    },
    snippet: async ({scope: name, page}, anchor, marked) => {
      const scope = await openScope(name);
      if (scope === undefined) return '';
      const sections = await sectionsOf(scope, page);
      const headings = scope.names.file.pages[page]?.[3] ?? [];
      const index = headings.findIndex((heading) => headingOf(scope, heading).anchor === anchor);
      return snippetOf(sections[index + 1] ?? '', marked);
    },
  };
}

function foundPage(name: string, {names}: OpenScope, page: number): FoundPage {
  const [path, title, trail] = names.file.pages[page] ?? ['', '', 0, []];
  return {
    page,
    scope: name,
    path,
    title,
    trail: names.file.trails[trail] ?? [],
    successors: (names.file.successors ?? []).flatMap(([replaced, title, href]) =>
      replaced === page ? [{title, href}] : [],
    ),
    score: 0,
    byTitle: true,
    sections: [],
  };
}

/**
 * Returns the anchor and heading of a section.
 *
 * @param section Section number within the page.
 */
function sectionOf(scope: OpenScope, page: number, section: number): FoundSection {
  const heading = scope.names.file.pages[page]?.[3][section - 1];
  return heading === undefined ? {anchor: '', heading: ''} : headingOf(scope, heading);
}

function headingOf({names}: OpenScope, heading: number): FoundSection {
  const [anchor, text] = names.file.headings[heading] ?? ['', ''];
  return {anchor, heading: text};
}

/** Returns the quoted parts of a query, normalized. An unclosed quotation mark quotes nothing. */
function quotedPhrases(query: string): string[] {
  return [...query.matchAll(/["“„«]([^"“”„«»]+)["”“»]/g)]
    .map(([, phrase]) => normalized(phrase ?? ''))
    .filter((phrase) => phrase.trim() !== '');
}

/** True if a text contains all phrases. */
function holdsPhrases(text: string, phrases: readonly string[]): boolean {
  const terms = normalized(text);
  return phrases.every((phrase) => terms.includes(phrase));
}

/** Returns the terms of a text, each between spaces. */
function normalized(text: string): string {
  return ` ${termsIn(text).join(' ')} `;
}
