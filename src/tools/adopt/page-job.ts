import type {Element} from 'hast';
import type {JobHandler} from '../../core/async/worker-protocol.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {escapeAttribute} from '../../core/html/escape.ts';
import {createTreeCompiler} from '../../markdown/compile/page-compiler.ts';
import {partName} from '../../markdown/compile/plugins/plugin.ts';
import type {CompiledPage, CompileOptions} from '../../markdown/types.ts';
import type {ConvertedCode} from './convert/code.ts';
import {convertArticle} from './convert/convert-article.ts';
import {replaceDynamicParts} from './convert/fallbacks.ts';
import {anchorsOf, type LeftOut, newTexts} from './convert/leave-out.ts';
import {insertedMenu, isMenu, type Menu, menuIn, menuOf} from './extract/menus.ts';
import {type PageUrls, pageUrlsOf, type Relations, relationsOf} from './extract/metadata.ts';
import {type NavigationEntry, readEntries} from './extract/read-navigation.ts';
import {type OldPage, parsePage, type Unreadable} from './extract/read-page.ts';
import {ownText, shellParts, type TextPart, wordsOf} from './extract/shell.ts';
import {type ConvertedLinks, type NameEntries, namesFrom} from './links/convert-links.ts';
import {type OldRoot, oldUrls} from './links/old-urls.ts';
import {createPageReader, prepareArticle, type ReadingContext} from './open-page.ts';
import {commonSkip, layoutTables, silentParts} from './profiles/common.ts';
import {generic} from './profiles/generic.ts';
import {compareFacts, type Proof} from './proof/compare-facts.ts';
import {factsOf} from './proof/facts.ts';
import {parseHtml} from './tree/parse.ts';
import {attribute, lineOf, select, selectAll} from './tree/select.ts';

/** Data that all pages share, as JSON data. */
export interface PageContext extends ReadingContext, OldRoot {
  readonly options: CompileOptions;
  readonly names: NameEntries;
  /** Folder of the new version's sources. */
  readonly folder: string;
  /** Paths of all files in the old folder. */
  readonly paths: readonly string[];
}

/** A file to read. */
export interface PageItem {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Metadata of a page that other pages and the sidebars need. */
export interface PageSummary extends Menu, PageUrls {
  /** Name of the profile. */
  readonly profile: string;
  /** Text of the page's first heading; empty if there is none. */
  readonly heading: string;
  /** Text of `<title>` without the name of the site. */
  readonly title: string;
  /** Text of `<title>`. */
  readonly documentTitle: string;
  /** Name of the documentation in the page; empty if there is none. */
  readonly siteName: string;
  /** URLs of the next page and of the page above, as written. */
  readonly relations: Relations;
  /** URLs of embedded pages, as written. */
  readonly embedded: readonly string[];
  /** True if the article consists of links. */
  readonly isMenu: boolean;
  /** Links in the article of the index page of the folder; empty for other pages. */
  readonly contents: readonly NavigationEntry[];
}

/** A converted, compiled and compared page. */
export interface ConvertedPage {
  /** Ids and anchor names in the old article. */
  readonly ids: ReadonlySet<string>;
  readonly description: string | undefined;
  /** BCP 47 tag. */
  readonly language: string | undefined;
  readonly compiled: CompiledPage;
  readonly proof: Proof;
  /** Text outside the article and menus that most other pages do not contain. */
  readonly outside: readonly TextPart[];
  /** The removed parts, by selector. */
  readonly leftOut: ReadonlyMap<string, LeftOut>;
  readonly code: ConvertedCode;
  readonly links: ConvertedLinks;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a file contains. */
export type PageReading = {
  /** The declared encoding, if bytes of the file are not valid in it. */
  readonly damagedEncoding?: string | undefined;
} & (
  | {readonly kind: 'page'; readonly summary: PageSummary; readonly converted: ConvertedPage}
  /** Not documentation, such as a list of search results. */
  | {readonly kind: 'skipped'; readonly menu: Menu}
  | {readonly kind: 'memory'}
  | Unreadable
);

/** Creates the job that reads, converts, compiles and compares the pages of an old folder. */
export function pageJob(context: PageContext): JobHandler {
  const {options, folder} = context;
  const read = createPageReader(context);
  const paths = new Set(context.paths);
  const names = namesFrom(context.names);
  const urls = oldUrls(context.paths, context);
  const compileTree = createTreeCompiler({
    ...options,
    // Magic comments were applied when the old pages were built.
    code: {...options.code, magicComments: []},
  });
  const convert = async (page: OldPage, file: string, text: string) => {
    const {tree: old, article, profile, shell, base, description, language} = page;
    const summary = summaryOf(page);
    const menus = [shellParts, profile.sidebar, profile.menus].filter(Boolean).join(', ');
    const outside = ownText(old, shell, menus, article);
    const leftOut = prepareArticle(page);
    const ownOutside = newTexts(outside, article);
    const titleHeading = select('h1', article);
    const heading = titleHeading === undefined ? '' : lineOf(titleHeading);
    const contents = indexPage.test(file) ? readEntries([article], contentsList) : [];
    const consistsOfLinks = isMenu(article);
    const ids = new Set([article, ...selectAll('[id], a[name]', article)].flatMap(anchorsOf));
    const dynamic: Diagnostic[] = [];
    replaceDynamicParts({article, file, diagnostics: dynamic});
    const layout = [layoutTables, profile.layoutTables].filter(Boolean).join(', ');
    const before = factsOf(article, {layout, code: profile.codeBlock ?? ''});
    const {tree, code, links, diagnostics} = convertArticle(
      article,
      {profile, options, file},
      {page: file, base, urls, names, ids},
    );
    const sourcePath = `${folder}/${names.sources.get(file) ?? file}`;
    const compiled = await compileTree(tree, {html: text, sourcePath});
    const after = factsOf(parseHtml(htmlOf(compiled), false), {repeated: addedParts(options)});
    const {images, links: lost} = links.lost;
    const reported = {images, links: lost + links.ownTitles};
    const proof = compareFacts(before, after, file, reported);
    return {
      kind: 'page',
      summary: {...summary, heading, contents, isMenu: consistsOfLinks},
      converted: {
        ids,
        description,
        language,
        compiled,
        proof,
        outside: ownOutside,
        leftOut,
        code,
        links,
        diagnostics: [...dynamic, ...diagnostics, ...proof.diagnostics],
      },
    } as const;
  };
  return {
    describe: ({path}: PageItem) => `converting \`${path}\``,
    run: async ({path, bytes}: PageItem): Promise<PageReading> => {
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
      return {...found, ...(await convert(page, path, text))};
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

/** Returns the metadata of a page whose article has not been prepared. */
function summaryOf(page: OldPage): Omit<PageSummary, 'heading' | 'contents' | 'isMenu'> {
  const {tree, profile} = page;
  const menu = menuOf(page);
  return {
    profile: profile.name,
    title: page.title,
    documentTitle: page.documentTitle,
    siteName: page.siteName,
    ...menu,
    ...pageUrlsOf(tree),
    relations: relationsOf(tree),
    embedded: selectAll('iframe[src]', tree).flatMap((frame) => attribute(frame, 'src') ?? []),
  };
}

/** Returns the selector of the parts that the theme adds to an article. */
function addedParts({markup}: CompileOptions): string {
  const parts = [markup.tabs.label, markup.headingLink.link, markup.admonition.icon];
  return parts.map((classes) => `.${partName(classes)}`).join(', ');
}

/** Returns the HTML of a compiled article, with the URLs in its slots. */
function htmlOf({metadata, body}: CompiledPage): string {
  if (body.body.type !== 'html') return '';
  const [first = '', ...rest] = body.body.html;
  return rest.reduce((html, piece, index) => {
    const slot = metadata.slots[index];
    return `${html}${slot?.attribute ?? 'href'}="${escapeAttribute(slot?.url ?? '')}"${piece}`;
  }, first);
}
