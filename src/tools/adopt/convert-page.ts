import type {Element} from 'hast';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {escapeAttribute} from '../../core/html/escape.ts';
import {createTreeCompiler} from '../../markdown/compile/page-compiler.ts';
import {partName} from '../../markdown/compile/plugins/plugin.ts';
import type {CompiledPage, CompileOptions} from '../../markdown/types.ts';
import type {ConvertedCode} from './convert/code.ts';
import {type ConvertedArticle, convertArticle} from './convert/convert-article.ts';
import {replaceDynamicParts} from './convert/fallbacks.ts';
import {anchorsOf, type LeftOut, newTexts} from './convert/leave-out.ts';
import {isMenu, type Menu, menuOf} from './extract/menus.ts';
import {type PageUrls, pageUrlsOf, type Relations, relationsOf} from './extract/metadata.ts';
import {type NavigationEntry, readEntries} from './extract/read-navigation.ts';
import type {OldPage} from './extract/read-page.ts';
import {ownText, shellParts, type TextPart} from './extract/shell.ts';
import {
  type ConvertedLinks,
  type NameEntries,
  type NewNames,
  namesFrom,
} from './links/convert-links.ts';
import {type OldRoot, type OldUrls, oldUrls} from './links/old-urls.ts';
import {prepareArticle} from './open-page.ts';
import {layoutTables} from './profiles/common.ts';
import {generic} from './profiles/generic.ts';
import {compareFacts, type Proof} from './proof/compare-facts.ts';
import {type Facts, factsOf} from './proof/facts.ts';
import {parseHtml} from './tree/parse.ts';
import {attribute, lineOf, select, selectAll} from './tree/select.ts';

/** Data that all pages share, as JSON data. */
export interface ConvertContext extends OldRoot {
  readonly options: CompileOptions;
  readonly names: NameEntries;
  /** Folder of the new version's sources. */
  readonly folder: string;
  /** Paths of all files in the old folder. */
  readonly paths: readonly string[];
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

/** The result of converting a page. */
export interface PageConversion {
  readonly summary: PageSummary;
  readonly converted: ConvertedPage;
}

/** Converts a page. @param file Path of the old page. @param text Its HTML. */
type PageConverter = (page: OldPage, file: string, text: string) => Promise<PageConversion>;

/** Creates a function that converts, compiles and compares pages. */
export function createPageConverter(context: ConvertContext): PageConverter {
  const {options, folder} = context;
  const names = namesFrom(context.names);
  const urls = oldUrls(context.paths, context);
  const compileTree = createTreeCompiler({
    ...options,
    // Magic comments were applied when the old pages were built.
    code: {...options.code, magicComments: []},
  });
  return async (page, file, text) => {
    const {tree: old, article, profile, shell, description, language} = page;
    const shellSummary = summaryOfShell(page);
    const menus = [shellParts, profile.sidebar, profile.menus].filter(Boolean).join(', ');
    const outside = ownText(old, shell, menus, article);
    const leftOut = prepareArticle(page);
    const ownOutside = newTexts(outside, article);
    const summary = {...shellSummary, ...summaryOfArticle(article, file)};
    const {tree, before, ...found} = convertPrepared(page, file, {options, urls, names});
    const sourcePath = `${folder}/${names.sources.get(file) ?? file}`;
    const compiled = await compileTree(tree, {html: text, sourcePath});
    const proof = proofOf(before, {compiled, links: found.links, file, options});
    return {
      summary,
      converted: {
        ...found,
        description,
        language,
        compiled,
        proof,
        outside: ownOutside,
        leftOut,
        diagnostics: [...found.diagnostics, ...proof.diagnostics],
      },
    };
  };
}

interface ArticleContext {
  readonly options: CompileOptions;
  readonly urls: OldUrls;
  readonly names: NewNames;
  /** See `Conversion`. */
  readonly classes?: ReadonlySet<string> | undefined;
}

/** An article in the markup that the compiler expects, with the contents of the old article. */
interface PreparedArticle extends ConvertedArticle {
  readonly before: Facts;
  /** Ids and anchor names in the old article. */
  readonly ids: ReadonlySet<string>;
}

/** Converts the article of a page after `prepareArticle`. @param file Path of the old page. */
export function convertPrepared(
  {article, profile, base}: OldPage,
  file: string,
  {options, urls, names, classes}: ArticleContext,
): PreparedArticle {
  const ids = new Set([article, ...selectAll('[id], a[name]', article)].flatMap(anchorsOf));
  const dynamic: Diagnostic[] = [];
  replaceDynamicParts({article, file, diagnostics: dynamic});
  const layout = [layoutTables, profile.layoutTables].filter(Boolean).join(', ');
  const before = factsOf(article, {layout, code: profile.codeBlock ?? ''});
  const conversion = {profile, options, file, classes};
  const converted = convertArticle(article, conversion, {page: file, base, urls, names, ids});
  return {...converted, before, ids, diagnostics: [...dynamic, ...converted.diagnostics]};
}

interface CompiledArticle {
  readonly compiled: CompiledPage;
  readonly links: ConvertedLinks;
  /** Path of the old page. */
  readonly file: string;
  readonly options: CompileOptions;
}

/** Compares a compiled article with the old one. */
export function proofOf(before: Facts, {compiled, links, file, options}: CompiledArticle): Proof {
  const after = factsOf(parseHtml(htmlOf(compiled), false), {repeated: addedParts(options)});
  const {images, links: lost} = links.lost;
  return compareFacts(before, after, file, {images, links: lost + links.ownTitles});
}

/** Matches the index page of the folder, which can be a table of contents. */
const indexPage = /^index\.x?html?$/i;

/** Links in the lists and tables of an index page, and between its paragraphs. */
const contentsList = {
  ...generic,
  sidebarLeaveOut: `${generic.sidebarLeaveOut}, p:not(li p, td p, dd p)`,
};

type ArticleSummary = Pick<PageSummary, 'heading' | 'isMenu' | 'contents'>;

/** @param file Path of the page. */
function summaryOfArticle(article: Element, file: string): ArticleSummary {
  const heading = select('h1', article);
  return {
    heading: heading === undefined ? '' : lineOf(heading),
    isMenu: isMenu(article),
    contents: indexPage.test(file) ? readEntries([article], contentsList) : [],
  };
}

/** Returns the metadata outside an article. The article must not have been modified. */
function summaryOfShell(page: OldPage): Omit<PageSummary, keyof ArticleSummary> {
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
