import type {StoredText} from '../../core/cache/stored-texts.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {StyleRule} from '../../core/html/inline-styles.ts';

/**
 * Syntax of a source: `md`, `mdx`, or `old-mdx`: MDX in an `.md` file, as MDX 1 and Docusaurus 2 parse it, with HTML
 * comments, autolinks, unclosed `<br>` and braces as text.
 */
export type Syntax = 'md' | 'mdx' | 'old-mdx';

/** An entry of the table of contents. `html` keeps code, em, strong and del only (row TOC-05). */
export interface TocEntry {
  readonly id: string;
  readonly level: number;
  readonly html: string;
}

/**
 * A URL in a page whose final form depends on the rest of the site: a link to another page, an image, or a file beside
 * the page. The compiled body has a numbered gap for each.
 */
export interface Slot {
  /** `image` gets width, height and lazy loading; `file` opens in a new tab when it is a local file. */
  readonly kind: 'link' | 'image' | 'media';
  /** The attribute with the URL: `href`, `src`, `poster`; `srcSet` contains several URLs. */
  readonly attribute: string;
  /** As written. */
  readonly url: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /**
   * The attributes that the author set on the element, of `width`, `height`, `loading`, `target` and `rel`, sorted. The
   * filled slot must not repeat them, because an attribute can occur only once.
   */
  readonly given: readonly string[];
  /** True if the author disabled the link check: `data-noBrokenLinkCheck` (row LINK-08). */
  readonly unchecked: boolean;
  /** File of the link if it is not the page's own: an imported file of a frozen page. */
  readonly file?: string | undefined;
  /** In a frozen page: the route path of the target, in case the named file has moved. */
  readonly target?: string | undefined;
}

/** The attributes that fill a slot, e.g. `{href: '/base/docs/x'}` or `{src, width, height, loading}`. */
export type SlotAttributes = Readonly<Record<string, string>>;

/** A compiled `.md` article: `html[0] + slot 0 + html[1] + slot 1 + … + html[n]`. */
export interface HtmlBody {
  readonly type: 'html';
  /** One piece more than the number of slots. A gap is after a space, instead of an attribute. */
  readonly html: readonly string[];
  readonly live?: LiveHtml | undefined;
}

/** The article of a frozen page with interactive components. Its first gap contains their data. */
export interface LiveHtml {
  /** URL of their module. */
  readonly module: string;
  /** Slot number of each gap after the first: components can show a slot several times or not at all. */
  readonly gaps: readonly number[];
  /** The files of the slots, in order, with the number of slots of each file. */
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
  /** `default`, `*` for the complete module, or an exported name. */
  readonly imported: string;
  readonly local: string;
}

/** A section of the search index. */
export interface SearchSection {
  /** Empty for text before the first heading. */
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

/** The small part of a compiled page; stays in memory during the build. */
export interface PageMetadata {
  /** Text of a leading h1, if the body begins with one (row FM-06). */
  readonly contentTitle: string | undefined;
  /** First line of text without markup; empty if there is none. */
  readonly excerpt: string;
  /** Levels 2 to 6; the page shows a range of them. */
  readonly toc: readonly TocEntry[];
  /** Every id and anchor name in the article, in document order. */
  readonly anchors: readonly string[];
  /** Hash-only links `#…` of the article, which need no slot but are checked. */
  readonly hashLinks: readonly Slot[];
  /** External URLs, which only `legacydocs check` requests. */
  readonly externalLinks: readonly Slot[];
  readonly slots: readonly Slot[];
  /** Root-relative URLs passed to components as `to` or `href`. Absent if there are none. */
  readonly componentLinks?: readonly Slot[] | undefined;
  /** Rules that the site's style sheet must contain for this page, in order of first use. */
  readonly styles: readonly StyleRule[];
  /** Inline code that a strict policy blocks: event handlers, scripts, style sheets. Absent if there is none. */
  readonly inlineCode?: readonly InlineCode[] | undefined;
  /** In a frozen page: its own styles, relative to the output folder. */
  readonly stylesheets?: readonly string[] | undefined;
  /** In a frozen page: the head elements of its components. */
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

/** The result of compiling one source, as stored in the cache. */
export interface CompiledPage {
  readonly metadata: PageMetadata;
  readonly body: PageBody;
  readonly diagnostics: readonly Diagnostic[];
}

/** All compiled pages: metadata in memory, bodies read on demand. Keyed by source path. */
export interface CompiledPages {
  readonly metadata: ReadonlyMap<string, PageMetadata>;
  readonly body: (sourcePath: string) => Promise<ArticleBody>;
  /** Returns the location of a compiled page for workers, or the article of a frozen page; `undefined` if there is none. */
  readonly located: (
    sourcePath: string,
  ) => {readonly stored: StoredText} | {readonly body: HtmlBody} | undefined;
  readonly search: (sourcePath: string) => Promise<PageBody['search']>;
  readonly diagnostics: readonly Diagnostic[];
  /** Number of pages that were not in the cache. */
  readonly compiled: number;
  /** Fingerprint of the compiler and its options: with it, equal sources give equal pages. */
  readonly fingerprint: string;
}

/** Pages of frozen versions, keyed by source path. */
export interface FrozenPages {
  readonly metadata: ReadonlyMap<string, PageMetadata>;
  /** @throws {BuildError} If the file has changed since its metadata was read. */
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
  /** Position of the first JSX element of this name, or of a part of it: `Menu.Item` for `Menu`. */
  readonly element: (name: string) => SourcePosition | undefined;
  /** Position of the first expression that is this variable. */
  readonly variable: (name: string) => SourcePosition | undefined;
}
