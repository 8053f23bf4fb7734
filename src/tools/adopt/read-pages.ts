import {posix} from 'node:path';
import type {Element, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {normalizeTitles, orderTabs} from './convert/admonitions.ts';
import {type LeftOut, leaveOut, newTexts} from './convert/leave-out.ts';
import {restoreStructure} from './convert/restore-structure.ts';
import {insertedMenu, isMenu, type Menu, menuIn, menuOf, scriptMenus} from './extract/menus.ts';
import {canonicalOf, type Relations, relationsOf} from './extract/metadata.ts';
import {readEntries} from './extract/read-navigation.ts';
import {type OldPage, parsePage, readPage, type Unreadable} from './extract/read-page.ts';
import {
  ownText,
  readShells,
  type ShellOf,
  shellParts,
  type TextPart,
  wordsOf,
} from './extract/shell.ts';
import {damagedText, unreadablePage} from './page-problems.ts';
import {pageTitles} from './page-titles.ts';
import {commonSkip, silentParts} from './profiles/common.ts';
import {generic} from './profiles/generic.ts';
import type {Profile} from './profiles/types.ts';
import {decodeHtml} from './source/decode.ts';
import {isPage, type OldFiles, type ReadBytes} from './source/types.ts';
import {attribute, lineOf, select, selectAll, setParent, walk} from './tree/select.ts';

/** Metadata of a page that other pages and the sidebars need. */
export interface PageSummary extends Menu {
  readonly profile: Profile;
  /** Text of the page's first heading; empty if there is none. */
  readonly heading: string;
  /** Text of `<title>` without the name of the site. */
  readonly title: string;
  /** Text of `<title>`. */
  readonly documentTitle: string;
  /** Name of the documentation in the page; empty if there is none. */
  readonly siteName: string;
  /** Text outside the article and menus that most other pages do not contain. */
  readonly outside: readonly TextPart[];
  readonly ids: ReadonlySet<string>;
  readonly canonical: string | undefined;
  /** URLs of the next page and of the page above, as written. */
  readonly relations: Relations;
  /** URLs of embedded pages, as written. */
  readonly embedded: readonly string[];
  /** True if the page consists of links. */
  readonly isMenu: boolean;
  /** Root-relative URLs of scripts, styles, images and pages. */
  readonly rooted: readonly string[];
  /** The parsed page, reduced to its article; `undefined` for pages beyond `maxKeptLength`, which are read again. */
  readonly kept: OpenedPage | undefined;
}

/** A page from which the parts that are not content have been removed. */
export interface OpenedPage {
  readonly page: OldPage;
  readonly text: string;
  /** The removed parts, by selector. */
  readonly leftOut: ReadonlyMap<string, LeftOut>;
}

/** Maximum total length, in characters, of the articles whose trees are kept between the two passes. */
const maxKeptLength = 4_000_000;

/** The pages of the old documentation. */
export interface OldPages {
  /** Keyed by path, sorted. */
  readonly pages: ReadonlyMap<string, PageSummary>;
  /** Titles of the pages, keyed by path. */
  readonly titles: ReadonlyMap<string, string>;
  /** Name of the documentation, if most pages or their titles contain the name. */
  readonly siteTitle: string | undefined;
  /** Targets of pages that only redirect, as written, keyed by path. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Navigation in skipped files, such as a table of contents in a frame, and in scripts, keyed by path. */
  readonly menus: ReadonlyMap<string, Menu>;
  /** Path of the index page, and the links in its article; `undefined` if there is none. */
  readonly contents: readonly [page: string, links: Menu] | undefined;
  /** Paths of pages that are not documentation, such as `search.html`. */
  readonly skipped: readonly string[];
  readonly unreadable: readonly string[];
  readonly shellOf: ShellOf;
  readonly diagnostics: readonly Diagnostic[];
}

/** Maximum number of pages that are compared to find the text that they share. */
const maxCompared = 40;

/** Reads all pages for the first time. Keeps the trees of the first pages, up to `maxKeptLength`. */
export function readPages(
  {files}: OldFiles,
  candidates: readonly Profile[],
  onProgress: (done: number, total: number) => void = () => undefined,
): OldPages {
  const pages = new Map<string, PageSummary>();
  const redirects = new Map<string, string>();
  const menus = new Map<string, Menu>();
  const found = [...files].filter(([path]) => isPage(path));
  const skipped = found.flatMap(([path]) => (templateFolder.test(path) ? path : []));
  const unreadable: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const frames: {readonly url: string; readonly page: string}[] = [];
  let keptLength = 0;
  let last: Profile | undefined;
  const all = found.filter(([path]) => !templateFolder.test(path));
  const shellOf = compareSample(all.map(([, read]) => read));
  for (const [index, [path, read]] of all.entries()) {
    onProgress(index, all.length);
    const twin = twinOf(path, read, files);
    if (twin !== undefined) {
      redirects.set(path, twin);
      continue;
    }
    const {page, text, isDamaged, encoding} = openPage(
      read,
      likelyFirst(candidates, last),
      shellOf,
    );
    if (isDamaged) diagnostics.push(damagedText(path, encoding));
    if (isSkipped(path, page)) {
      skipped.push(path);
      menus.set(path, 'kind' in page ? menuIn(text) : menuOf(page));
      continue;
    }
    const isEmpty = 'kind' in page && page.kind === 'empty';
    const tree = 'tree' in page ? page.tree : isEmpty ? parsePage(text) : undefined;
    const menu = insertedMenu(tree, path, files);
    if (menu !== undefined) {
      skipped.push(path);
      menus.set(path, menu);
    } else if (!('kind' in page)) {
      const summary = summaryOf(page, text);
      keptLength += textOf(page.article).length;
      pages.set(path, keptLength > maxKeptLength ? {...summary, kept: undefined} : summary);
      last = page.profile;
    } else if (page.kind === 'redirect') redirects.set(path, page.to);
    else if (page.kind === 'frames') {
      // The last frame contains the text, because frames with the navigation precede it.
      redirects.set(path, page.sources.at(-1) ?? '');
      frames.push(...page.sources.slice(0, -1).map((url) => ({url, page: path})));
    } else {
      unreadable.push(path);
      diagnostics.push(unreadablePage(path, page));
    }
  }
  for (const [path, menu] of scriptMenus(files, last?.name)) menus.set(path, menu);
  for (const [page, {embedded}] of pages) frames.push(...embedded.map((url) => ({url, page})));
  for (const path of framedMenus(frames, pages)) {
    const text = decodeHtml(files.get(path)?.() ?? new Uint8Array()).text;
    menus.set(path, {...menuIn(text), isGuess: false});
    pages.delete(path);
    skipped.push(path);
  }
  const {titles, siteTitle} = pageTitles(pages);
  return {
    pages: withoutRepeated(pages),
    titles,
    siteTitle,
    redirects,
    menus,
    contents: contentsIn(pages),
    skipped,
    unreadable,
    shellOf,
    diagnostics,
  };
}

/**
 * Returns the relative URL of the index page that is equal to a page. Docusaurus 1 writes each page twice, as `lid.html`
 * and as `lid/index.html`.
 */
function twinOf(path: string, read: ReadBytes, files: OldFiles['files']): string | undefined {
  const folder = path.replace(/\.html$/, '');
  const other = files.get(`${folder}/index.html`);
  if (other === undefined || Buffer.compare(read(), other()) !== 0) return undefined;
  return `${encodeURIComponent(posix.basename(folder))}/index.html`;
}

/** Minimum number of pages with the same text outside their articles. Such a text is part of the theme. */
const minSame = 3;

/** Discards texts outside the articles that several pages contain, such as a version banner. */
function withoutRepeated(
  pages: ReadonlyMap<string, PageSummary>,
): ReadonlyMap<string, PageSummary> {
  const counts = new Map<string, number>();
  const texts = [...pages.values()].flatMap(({outside}) => outside.map(({text}) => text));
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Map(
    [...pages].map(([path, page]) => [
      path,
      {...page, outside: page.outside.filter(({text}) => (counts.get(text) ?? 0) < minSame)},
    ]),
  );
}

/** Finds the text that pages share, by comparing an evenly distributed sample of the pages. */
function compareSample(reads: readonly ReadBytes[]): ShellOf {
  const step = Math.max(1, reads.length / maxCompared);
  const sample = reads.filter(
    (_, index) => Math.floor(index / step) > Math.floor((index - 1) / step),
  );
  return readShells(
    sample.flatMap((read) => {
      const tree = parsePage(decodeHtml(read()).text);
      return tree === undefined || select('meta[http-equiv="refresh" i]', tree) ? [] : [tree];
    }),
  );
}

/**
 * Moves the profile of the preceding page to the front, because most sites use a single generator. The last profile,
 * which reads any page, stays last.
 */
function likelyFirst(
  candidates: readonly Profile[],
  last: Profile | undefined,
): readonly Profile[] {
  if (last === undefined || last === candidates.at(-1)) return candidates;
  return [last, ...candidates.filter((profile) => profile !== last)];
}

/** Reads a page again for its conversion. */
export function reopenPage(
  {kept, profile}: PageSummary,
  read: ReadBytes,
  shellOf: ShellOf,
): OpenedPage | undefined {
  if (kept !== undefined) return kept;
  const {page, text} = openPage(read, [profile], shellOf);
  return 'kind' in page ? undefined : {page, text, leftOut: prepare(page)};
}

/** Reads one page. */
function openPage(read: ReadBytes, candidates: readonly Profile[], shellOf: ShellOf) {
  const {text, encoding, isDamaged} = decodeHtml(read());
  return {page: readPage(text, candidates, shellOf), text, encoding, isDamaged};
}

/** Matches the folders of templates, which belong to the sources of Jekyll and Sphinx sites. Templates are not pages. */
const templateFolder = /(?:^|\/)_(?:includes|layouts|templates)\//;

/** Matches the page that hosts show for unknown URLs. The new site has its own. */
const unknownUrlPage = /^404(?:\.html?|\/index\.html?)$/i;

function isSkipped(path: string, page: OldPage | Unreadable): boolean {
  // Search results, which scripts show.
  if ('kind' in page && /(?:^|\/)search\//.test(path)) return true;
  if (unknownUrlPage.test(path)) return true;
  const file = path.replace(/(^|\/)search\/index\.html$/, '$1search.html');
  const isNamed = (names: readonly string[]): boolean =>
    names.some((name) =>
      name.endsWith('/') ? `/${path}`.includes(`/${name}`) : `/${file}`.endsWith(`/${name}`),
    );
  if ('kind' in page) return isNamed(commonSkip);
  return isNamed(page.profile.skip ?? []) || (isNamed(commonSkip) && !hasText(page.article));
}

/** Minimum number of words outside links in a page that documents a feature such as the search. */
const minWords = 60;

function hasText(article: Element): boolean {
  const parts = ownText(article, {isShared: () => false}, silentParts);
  const texts = parts.flatMap(({text, isLink}) => (isLink ? [] : text));
  return wordsOf(texts.join(' ')).length >= minWords;
}

/** Returns the links in the article of the index page, which can be a table of contents. */
function contentsIn(pages: ReadonlyMap<string, PageSummary>): OldPages['contents'] {
  const [path] = [...pages.keys()].filter((name) => /^index\.x?html?$/i.test(name));
  const {kept, base} = (path === undefined ? undefined : pages.get(path)) ?? {};
  if (path === undefined || kept === undefined) return undefined;
  return [path, {navigation: readEntries([kept.page.article], generic), isGuess: true, base}];
}

/** Returns the pages that other pages embed and that consist of links: menus in frames. */
function framedMenus(
  frames: readonly {readonly url: string; readonly page: string}[],
  pages: ReadonlyMap<string, PageSummary>,
): Set<string> {
  const paths = frames.map(({url, page}) =>
    posix.join(posix.dirname(page), url.replace(/[?#].*$/, '')),
  );
  return new Set(paths.filter((path) => pages.get(path)?.isMenu));
}

function summaryOf(page: OldPage, text: string): PageSummary {
  const {tree, shell, profile, article} = page;
  const menu = menuOf(page);
  const rooted = selectAll(
    'script[src^="/"], link[href^="/"], img[src^="/"], a[href^="/"]',
    tree,
  ).flatMap((element) => attribute(element, 'src') ?? attribute(element, 'href') ?? []);
  const menus = [shellParts, profile.sidebar, profile.menus].filter(Boolean).join(', ');
  const outside = ownText(tree, shell, menus, article);
  const relations = relationsOf(tree);
  const leftOut = prepare(page);
  const canonical = canonicalOf(tree);
  const heading = select('h1', article);
  const ids = new Set<string>();
  const own = attribute(article, 'id');
  if (own) ids.add(own);
  walk(article, (element) => {
    const id = attribute(element, 'id');
    const name = element.tagName === 'a' ? attribute(element, 'name') : undefined;
    for (const anchor of [id, name]) if (anchor) ids.add(anchor);
    return true;
  });
  return {
    profile,
    heading: heading === undefined ? '' : lineOf(heading),
    title: page.title,
    documentTitle: page.documentTitle,
    siteName: page.siteName,
    outside: newTexts(outside, article),
    ids,
    ...menu,
    canonical,
    relations,
    embedded: selectAll('iframe[src]', tree).flatMap((frame) => attribute(frame, 'src') ?? []),
    isMenu: isMenu(article),
    rooted: rooted.slice(0, 20),
    kept: {page: detached(page), text, leftOut},
  };
}

/** Removes the parts that are not content, and gives other parts the form and order of the new article. */
function prepare(page: OldPage): ReadonlyMap<string, LeftOut> {
  restoreStructure(page.article, page.profile);
  const leftOut = leaveOut(page);
  normalizeTitles(page.article, page.profile, page.title);
  orderTabs(page.article, page.profile);
  return leftOut;
}

/** Returns a page whose tree contains only the article, so that the memory of the original tree can be freed. */
function detached(page: OldPage): OldPage {
  const tree: Root = {type: 'root', children: [page.article]};
  setParent(tree, tree.children);
  return {...page, tree};
}
