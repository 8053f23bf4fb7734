import type {Element} from 'hast';
import type {JobHandler} from '../../core/async/worker-protocol.ts';
import {type ArticlePlace, placeOf} from './extract/article-place.ts';
import {insertedMenu, isMenu, type Menu, menuIn, menuOf} from './extract/menus.ts';
import {canonicalOf, type Relations, relationsOf} from './extract/metadata.ts';
import {type NavigationEntry, readEntries} from './extract/read-navigation.ts';
import {type OldPage, parsePage, type Unreadable} from './extract/read-page.ts';
import {ownText, wordsOf} from './extract/shell.ts';
import {createPageReader, prepareArticle, type ReadingContext} from './open-page.ts';
import {commonSkip, silentParts} from './profiles/common.ts';
import {generic} from './profiles/generic.ts';
import {attribute, selectAll} from './tree/select.ts';

/** Data that all pages share, as JSON data. */
export interface ReadContext extends ReadingContext {
  /** Paths of all files in the old folder. */
  readonly paths: readonly string[];
}

/** A file to read. */
export interface ReadItem {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Metadata of a page that other pages and the sidebars need. */
export interface PageSummary extends Menu {
  /** Name of the profile. */
  readonly profile: string;
  /** Where the article is, for the second reading. */
  readonly place: ArticlePlace;
  /** Text of `<title>` without the name of the site. */
  readonly title: string;
  /** Text of `<title>`. */
  readonly documentTitle: string;
  /** Name of the documentation in the page; empty if there is none. */
  readonly siteName: string;
  readonly canonical: string | undefined;
  /** URLs of the next page and of the page above, as written. */
  readonly relations: Relations;
  /** URLs of embedded pages, as written. */
  readonly embedded: readonly string[];
  /** True if the page consists of links. */
  readonly isMenu: boolean;
  /** Root-relative URLs of scripts, styles, images and pages. */
  readonly rooted: readonly string[];
  /** Links in the article of the index page of the folder; empty for other pages. */
  readonly contents: readonly NavigationEntry[];
}

/** What a file contains. */
export type FileReading = {
  /** The declared encoding, if bytes of the file are not valid in it. */
  readonly damagedEncoding: string | undefined;
} & (
  | {readonly kind: 'page'; readonly page: PageSummary}
  /** Not documentation, such as a list of search results. */
  | {readonly kind: 'skipped'; readonly menu: Menu}
  | Unreadable
);

/** Creates the job that reads the pages of an old folder. */
export function readJob(context: ReadContext): JobHandler {
  const read = createPageReader(context);
  const paths = new Set(context.paths);
  return {
    describe: ({path}: ReadItem) => `reading \`${path}\``,
    run: ({path, bytes}: ReadItem): FileReading => {
      const {page, text, isDamaged, encoding} = read(bytes);
      const found = {damagedEncoding: isDamaged ? encoding : undefined};
      const isEmpty = 'kind' in page && page.kind === 'empty';
      const tree = 'tree' in page ? page.tree : isEmpty ? parsePage(text) : undefined;
      const inserted = insertedMenu(tree, path, paths);
      if (inserted !== undefined) return {...found, kind: 'skipped', menu: inserted};
      if (isSkipped(path, page)) {
        return {...found, kind: 'skipped', menu: 'kind' in page ? menuIn(text) : menuOf(page)};
      }
      if ('kind' in page) return {...found, ...page};
      return {...found, kind: 'page', page: summaryOf(page, path)};
    },
  };
}

/** Matches the page that hosts show for unknown URLs, also that of dartdoc. The new site has its own. */
const unknownUrlPage = /^(?:404|__404error)(?:\.html?|\/index\.html?)$/i;

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

/** Matches the index page of the folder, which can be a table of contents. */
const indexPage = /^index\.x?html?$/i;

/** Links in the lists and tables of an index page, and between its paragraphs. */
const contentsList = {
  ...generic,
  sidebarLeaveOut: `${generic.sidebarLeaveOut}, p:not(li p, td p, dd p)`,
};

/** @param path Path of the page. */
function summaryOf(page: OldPage, path: string): PageSummary {
  const {tree, profile, article} = page;
  const menu = menuOf(page);
  const rooted = selectAll(
    'script[src^="/"], link[href^="/"], img[src^="/"], a[href^="/"]',
    tree,
  ).flatMap((element) => attribute(element, 'src') ?? attribute(element, 'href') ?? []);
  const summary = {
    profile: profile.name,
    place: placeOf(page),
    title: page.title,
    documentTitle: page.documentTitle,
    siteName: page.siteName,
    ...menu,
    canonical: canonicalOf(tree),
    relations: relationsOf(tree),
    embedded: selectAll('iframe[src]', tree).flatMap((frame) => attribute(frame, 'src') ?? []),
    isMenu: isMenu(article),
    rooted: rooted.slice(0, 20),
  };
  if (!indexPage.test(path)) return {...summary, contents: []};
  prepareArticle(page);
  return {...summary, contents: readEntries([article], contentsList)};
}
