import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {StyleRule} from '../../core/html/inline-styles.ts';

/**
 * How a source is parsed: `md`, `mdx`, or `old-mdx`: MDX in an `.md` file, as MDX 1 and Docusaurus 2 read it, with HTML
 * comments, autolinks, unclosed `<br>` and braces that are text.
 */
export type Syntax = 'md' | 'mdx' | 'old-mdx';

/** An entry of the table of contents. `html` keeps code, em, strong and del only (row TOC-05). */
export interface TocEntry {
  readonly id: string;
  readonly level: number;
  readonly html: string;
}

/**
 * An address in a page whose final form depends on the rest of the site: a link to another page, an
 * image, a file beside the page. The compiled body has a numbered gap for each.
 */
export interface Slot {
  /** `image` gets width, height and lazy loading; `file` opens in a new tab when it is a local file. */
  readonly kind: 'link' | 'image' | 'media';
  /** The attribute that holds it: `href`, `src`, `poster`; `srcSet` holds several addresses. */
  readonly attribute: string;
  /** As written. */
  readonly url: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /**
   * What the author already set on the element, of `width`, `height`, `loading`, `target` and `rel`,
   * sorted. Whoever fills the slot must not set these again: an attribute may stand only once.
   */
  readonly given: readonly string[];
  /** The author asked that nobody checks it: `data-noBrokenLinkCheck` (row LINK-08). */
  readonly unchecked: boolean;
  /** File of the link if it is not the page's own: an imported file of a frozen page. */
  readonly file?: string | undefined;
  /** Of a frozen page: the route path that it led to, for when the file that it names has moved. */
  readonly target?: string | undefined;
}

/** The attributes that fill a slot, e.g. `{href: '/base/docs/x'}` or `{src, width, height, loading}`. */
export type SlotAttributes = Readonly<Record<string, string>>;

/** A compiled `.md` article: `html[0] + slot 0 + html[1] + slot 1 + … + html[n]`. */
export interface HtmlBody {
  readonly type: 'html';
  /** One more than there are slots. A gap stands where an attribute belongs, after a space. */
  readonly html: readonly string[];
  readonly live?: LiveHtml | undefined;
}

/** The article of a frozen page with interactive components. Its first gap holds their data. */
export interface LiveHtml {
  /** Address of their module. */
  readonly module: string;
  /** Number of the slot of each gap after the first: components can show a slot several times, or not at all. */
  readonly gaps: readonly number[];
  /** Files whose slots these are, in their order, with the number of each. */
  readonly sources: readonly (readonly [sourcePath: string, slots: number])[];
}

/**
 * A compiled `.mdx` page: an ES module whose default export is the article's component. It reads the
 * attributes of its slots from a constant `slots` that the bundler prepends: `<a {...slots[0]}>`.
 */
interface ModuleBody {
  readonly type: 'module';
  readonly code: string;
  readonly imports: readonly ModuleImport[];
}

type ArticleBody = HtmlBody | ModuleBody;

/** One name that a module imports. */
export interface ModuleImport {
  /** As written: `./box.tsx`, `@site/…`, the name of a package. */
  readonly specifier: string;
  /** `default`, `*` for all of the module, or an exported name. */
  readonly imported: string;
  readonly local: string;
}

/** A section of the search index. */
export interface SearchSection {
  /** Empty for what stands before the first heading. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
  /** Text of inline code and code blocks. */
  readonly code: string;
  /** Documented names: code in the first cells of table rows, e.g. names of parameters. */
  readonly names: string;
}

/** The large part of a compiled page; kept on disk until the page is rendered. */
export interface PageBody {
  readonly body: ArticleBody;
  readonly search: readonly SearchSection[];
}

/** The small part of a compiled page; stays in memory for the whole build. */
export interface PageMetadata {
  /** Text of a leading h1, if the body begins with one (row FM-06). */
  readonly contentTitle: string | undefined;
  /** First line of text without markup; empty if there is none. */
  readonly excerpt: string;
  /** Levels 2 to 6; the page shows a range of them. */
  readonly toc: readonly TocEntry[];
  /** Every id and anchor name in the article, in document order. */
  readonly anchors: readonly string[];
  /** Hash-only links `#…` of the article: they need no slot but are checked. */
  readonly hashLinks: readonly Slot[];
  /** Addresses of other sites: nobody but `legacydocs check` looks at them. */
  readonly externalLinks: readonly Slot[];
  readonly slots: readonly Slot[];
  /** Root-relative addresses that components are given as `to` or `href`. Absent where there are none. */
  readonly componentLinks?: readonly Slot[] | undefined;
  /** Rules that the site's style sheet must hold for this page, in order of first use. */
  readonly styles: readonly StyleRule[];
  /** Code in it that a strict policy blocks: event handlers, scripts, style sheets. Absent where there is none. */
  readonly inlineCode?: readonly InlineCode[] | undefined;
  /** Of a frozen page: styles that only it needs, relative to the output folder. */
  readonly stylesheets?: readonly string[] | undefined;
  /** Of a frozen page: what its components put into the head. */
  readonly head?: readonly PageHeadTag[] | undefined;
}

interface PageHeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Inline code of a page: a description and its location. */
export interface InlineCode extends Pick<Slot, 'line' | 'column'> {
  readonly what: string;
}

/** The result of compiling one source: what the cache stores. */
export interface CompiledPage {
  readonly metadata: PageMetadata;
  readonly body: PageBody;
  readonly diagnostics: readonly Diagnostic[];
}

/** All pages compiled: metadata at hand, bodies to be fetched one by one. Keyed by source path. */
export interface CompiledPages {
  readonly metadata: ReadonlyMap<string, PageMetadata>;
  readonly body: (sourcePath: string) => Promise<ArticleBody>;
  readonly search: (sourcePath: string) => Promise<PageBody['search']>;
  readonly diagnostics: readonly Diagnostic[];
  /** Number of pages that were not in the cache. */
  readonly compiled: number;
  /** Stands for the compiler and its options: with it, equal sources are equal pages. */
  readonly fingerprint: string;
}

/** Pages of frozen versions, keyed by source path. */
export interface FrozenPages {
  readonly metadata: ReadonlyMap<string, PageMetadata>;
  /** @throws {BuildError} For what has changed since its metadata were read. */
  readonly body: (sourcePath: string) => HtmlBody;
  /** @throws {BuildError} As `body`. */
  readonly search: (sourcePath: string) => PageBody['search'];
}

/** An `.md` or `.mdx` file that a page imports, as a module whose default export is a component. */
export interface CompiledModule {
  /** Reads the attributes of its slots from a constant `slots`, as the code of an `.mdx` page does. */
  readonly code: string;
  readonly metadata: PageMetadata;
  readonly diagnostics: readonly Diagnostic[];
}

/** 1-based; columns in UTF-16 code units. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** Source positions of the code of a compiled `.md` or `.mdx` file. */
export interface ModulePositions {
  readonly code: string;
  /** Position in the source of a position in the code; `undefined` for added code. */
  readonly original: (position: SourcePosition) => SourcePosition | undefined;
  /** The first JSX element of this name, or of a part of it: `Menu.Item` for `Menu`. */
  readonly element: (name: string) => SourcePosition | undefined;
  /** The first expression that is this variable. */
  readonly variable: (name: string) => SourcePosition | undefined;
}
