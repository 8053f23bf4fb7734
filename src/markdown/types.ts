import type {LanguageRegistration} from 'shiki';
import type {StoredText} from '../core/cache/store.ts';
import type {Diagnostic, LinkLocation, Location} from '../core/diagnostics/diagnostic.ts';
import type {StyleRule} from '../core/html/inline-styles.ts';
import type {ArticleWords} from '../core/messages/types.ts';
import type {PluginSource} from '../core/modules/markdown-plugins.ts';
import type {ArticleMarkup} from '../site/config/schema/article-markup.ts';
import type {DocsConfig, ThemeConfig} from '../site/config/schema/index.ts';

/**
 * Syntax of a source: `md`, `mdx`, or `old-mdx`. `old-mdx` is MDX in an `.md` file, as MDX 1 and Docusaurus 2 parse it,
 * where HTML comments, autolinks and unclosed `<br>` are allowed, and stray braces are text.
 */
export type Syntax = 'md' | 'mdx' | 'old-mdx';

/** An entry in the table of contents. `html` contains only text, code, em, strong and del (row TOC-05). */
export interface TocEntry {
  readonly id: string;
  readonly level: number;
  readonly html: string;
}

/**
 * An unresolved URL in a page: a link to another page, an image or an attached file. Its final form depends on other
 * parts of the site. The compiled body contains a numbered gap for each slot.
 */
export interface Slot {
  /** An `image` gets width, height and lazy loading; a `link` to a local file opens in a new tab. */
  readonly kind: 'link' | 'image' | 'media';
  /** The attribute that contains the URL: `href`, `src`, `poster`, `data-diagram`; `srcSet` contains several URLs. */
  readonly attribute: string;
  /** URL as written. */
  readonly url: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /**
   * Attributes among `width`, `height`, `loading`, `target` and `rel` that the author has set, sorted. The filled slot
   * must not repeat these attributes, because an attribute can occur only once.
   */
  readonly given: readonly string[];
  /** True if the author disabled the link check: `data-noBrokenLinkCheck` (row LINK-08). */
  readonly unchecked: boolean;
  /** The file that contains the link, if it is not the page's own file: an imported file of a frozen page. */
  readonly file?: string | undefined;
  /** In a frozen page: route path of the target, in case the file in the URL has been moved. */
  readonly target?: string | undefined;
}

/** Attributes that fill a slot, for example `{href: '/base/docs/x'}` or `{src, width, height, loading}`. */
export type SlotAttributes = Readonly<Record<string, string>>;

/** A compiled `.md` article: `html[0] + slot 0 + html[1] + slot 1 + … + html[n]`. */
export interface HtmlBody {
  readonly type: 'html';
  /** One piece more than there are slots. Each gap follows a space and replaces an attribute. */
  readonly html: readonly string[];
  readonly live?: LiveHtml | undefined;
}

/**
 * The article of a frozen page that has interactive components. The first gap of the article contains the components'
 * data.
 */
export interface LiveHtml {
  /** URL of the components' module. */
  readonly module: string;
  /** Slot number for each gap after the first. Components can show a slot several times or not at all. */
  readonly gaps: readonly number[];
  /** Files that contain the slots, in order, with the number of slots in each file. */
  readonly sources: readonly (readonly [sourcePath: string, slots: number])[];
}

/**
 * A compiled `.mdx` page: an ES module whose default export is the article's component. The module reads the attributes
 * of its slots from a constant `slots` that the bundler prepends: `<a {...slots[0]}>`.
 */
interface ModuleBody {
  readonly type: 'module';
  readonly code: string;
  readonly imports: readonly ModuleImport[];
}

type ArticleBody = HtmlBody | ModuleBody;

/** A name that a module imports. */
export interface ModuleImport {
  /** Module as written: `./box.tsx`, `@site/…`, the name of a package. */
  readonly specifier: string;
  /** `default`, `*` for all exports, or an exported name. */
  readonly imported: string;
  readonly local: string;
}

/** A section in the search index. */
export interface SearchSection {
  /** Anchor; empty for text before the first heading. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
  /** Text of inline code and code blocks. */
  readonly code: string;
  /** Documented names: code in the first cells of table rows, such as parameter names. */
  readonly names: string;
}

/** The large part of a compiled page. It stays on disk until the page is rendered. */
export interface PageBody {
  readonly body: ArticleBody;
  readonly search: readonly SearchSection[];
}

/** The small part of a compiled page. It stays in memory during the build. */
export interface PageMetadata {
  /** Text of a leading h1, if the body begins with one (row FM-06). */
  readonly contentTitle: string | undefined;
  /** First line of text, without markup; empty if there is none. */
  readonly excerpt: string;
  /** Headings of level 2 to 6. The page shows some of these levels. */
  readonly toc: readonly TocEntry[];
  /** All ids and anchor names in the article, in document order. */
  readonly anchors: readonly string[];
  /** Hash-only links (`#…`) in the article. They do not need slots, but they are checked. */
  readonly hashLinks: readonly Slot[];
  /** External URLs. Only `legacydocs check` requests them. */
  readonly externalLinks: readonly Slot[];
  readonly slots: readonly Slot[];
  /** Root-relative URLs that components receive as `to` or `href`. Absent if there are none. */
  readonly componentLinks?: readonly Slot[] | undefined;
  /** Rules that this page needs in the site's style sheet, in order of first use. */
  readonly styles: readonly StyleRule[];
  /** Inline code that a strict policy blocks: event handlers, scripts, style sheets. Absent if there is none. */
  readonly inlineCode?: readonly InlineCode[] | undefined;
  /** In a frozen page: its own style sheets, relative to the output folder. */
  readonly stylesheets?: readonly string[] | undefined;
  /** In a frozen page: head elements that its components render. */
  readonly head?: readonly PageHeadTag[] | undefined;
}

interface PageHeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Inline code on a page: a description and its location. */
export interface InlineCode extends Pick<Slot, 'line' | 'column'> {
  readonly what: string;
}

/** The result of compiling a source, as stored in the cache. */
export interface CompiledPage {
  readonly metadata: PageMetadata;
  readonly body: PageBody;
  readonly diagnostics: readonly Diagnostic[];
}

/** All compiled pages, keyed by source path. Metadata is in memory, bodies are read on demand. */
export interface CompiledPages {
  readonly metadata: ReadonlyMap<string, PageMetadata>;
  readonly body: (sourcePath: string) => Promise<ArticleBody>;
  /**
   * Returns the location of a compiled page in the cache, for workers, or the article of a frozen page; `undefined` if
   * there is neither.
   */
  readonly located: (
    sourcePath: string,
  ) => {readonly stored: StoredText} | {readonly body: HtmlBody} | undefined;
  readonly search: (sourcePath: string) => Promise<PageBody['search']>;
  readonly diagnostics: readonly Diagnostic[];
  /** Number of pages that were not in the cache. */
  readonly compiled: number;
  /** Fingerprint of the compiler and its options. With the same fingerprint, equal sources produce equal pages. */
  readonly fingerprint: string;
}

/** Pages of frozen versions, keyed by source path. */
export interface FrozenPages {
  readonly metadata: ReadonlyMap<string, PageMetadata>;
  /**
   * Reads the article of a page.
   *
   * @throws {BuildError} If the file has changed since its metadata was read.
   */
  readonly body: (sourcePath: string) => HtmlBody;
  /**
   * Reads the search text of a page.
   *
   * @throws {BuildError} As `body`.
   */
  readonly search: (sourcePath: string) => PageBody['search'];
}

/** An imported `.md` or `.mdx` file, as a module whose default export is a component. */
export interface CompiledModule {
  /**
   * The module's code. It reads the attributes of its slots from a constant `slots`, like the code of an `.mdx` page.
   */
  readonly code: string;
  readonly metadata: PageMetadata;
  readonly diagnostics: readonly Diagnostic[];
}

/** A position in a source: 1-based, with columns in UTF-16 code units. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** Source positions for the code of a compiled `.md` or `.mdx` file. */
export interface ModulePositions {
  readonly code: string;
  /** Returns the source position for a position in the code; `undefined` for generated code. */
  readonly original: (position: SourcePosition) => SourcePosition | undefined;
  /**
   * Returns the position of the first JSX element with this name, or with this name as its first part: `Menu.Item` for
   * `Menu`.
   */
  readonly element: (name: string) => SourcePosition | undefined;
  /** Returns the position of the first occurrence of this variable. */
  readonly variable: (name: string) => SourcePosition | undefined;
}

/** A link in an article, with its final URL. All links are checked after the pages have been rendered. */
export interface ArticleLink {
  /** Final URL: with the base path, percent-encoded; hash-only links as written. */
  readonly href: string;
  /** URL as written. */
  readonly written: string;
  readonly kind: 'page' | 'asset';
  readonly location: Location;
  /** True if the link check must skip the link: `pathname://`, or a broken file link that was already reported. */
  readonly isSettled?: true | undefined;
}

/** A page with all its URLs resolved. */
export interface ResolvedPage {
  /** One entry for each slot of the page, in order. */
  readonly attributes: readonly SlotAttributes[];
  /** All URLs with known locations, including external ones. */
  readonly links: readonly ArticleLink[];
  /** Inline code in the page, with every location. */
  readonly inlineCode: readonly ArticleCode[];
}

/** Code in an article that a policy blocks, such as an event handler. */
export interface ArticleCode {
  /** Description of the code. */
  readonly what: string;
  readonly location: Location;
}

/** A page's preview image for shared links. */
export interface PreviewImage {
  /** Final URL: with the base path, percent-encoded; or an absolute URL. */
  readonly href: string;
  /** URL for the link check; absent for external images and for files that were found or reported. */
  readonly link?: (Omit<ArticleLink, 'location'> & {readonly location: LinkLocation}) | undefined;
}

/** A file that a page refers to. It is copied under a hashed name. */
export interface AssetFile {
  /** Relative to the site folder. */
  readonly sourcePath: string;
  /** Relative to the output folder: `assets/images/<name>-<hash>.<ext>`. */
  readonly outputPath: string;
}

interface ImportedLinks {
  /** Locations of each final URL, in order. */
  readonly links: ReadonlyMap<string, readonly ArticleLink[]>;
  readonly inlineCode: readonly ArticleCode[];
}

export interface ResolvedPages {
  /** Keyed by source path. */
  readonly pages: ReadonlyMap<string, ResolvedPage>;
  readonly diagnostics: readonly Diagnostic[];
  /** Preview images, including the site's default image, keyed by the route path of the page. */
  readonly previews: ReadonlyMap<string, PreviewImage>;
  /** URLs and inline code in imported Markdown files. Complete after the bundler has asked for all of these files. */
  readonly imported: ImportedLinks;
  /** Resolves the URLs in an imported Markdown file, which does not have its own route. */
  readonly resolveModule: (
    sourcePath: string,
    metadata: PageMetadata,
  ) => Promise<{
    readonly attributes: readonly SlotAttributes[];
    readonly diagnostics: readonly Diagnostic[];
  }>;
  /** Files found so far, including those of imported Markdown files: sorted by output path, without duplicates. */
  readonly assets: () => readonly AssetFile[];
  /** Source paths of all files found so far, sorted. Several of them can have the same output path. */
  readonly assetSources: () => readonly string[];
  /** Source paths that were looked up so far, whether or not they were found. */
  readonly tried: () => readonly string[];
}

/** Compiler options, as data that can be sent to workers. They are part of the cache key. */
export interface CompileOptions {
  /** The setting `docs.admonitions` (row MD-06). */
  readonly admonitions: DocsConfig['admonitions'];
  /** Names of custom elements that Markdown can contain. */
  readonly customElements: readonly string[];
  readonly words: ArticleWords;
  /** The theme's class names and icons. */
  readonly markup: ArticleMarkup;
  readonly code: CodeOptions;
  /** The site's plugins. Only their hash is part of the key. */
  readonly plugins?: PluginSource | undefined;
  /** True if MDX pages use components from the site's `templates/MDXComponents`. */
  readonly hasMdxComponents: boolean;
}

/** Options of code blocks (rows MD-09 to MD-17). */
export type CodeOptions = Pick<
  ThemeConfig['code'],
  'theme' | 'darkTheme' | 'defaultLanguage' | 'magicComments'
> & {
  /** Fence attributes that other tools read. */
  readonly additionalAttributes?: readonly string[] | undefined;
  /** The site's additional grammars. */
  readonly languages?: readonly LanguageRegistration[] | undefined;
};
