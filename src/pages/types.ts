import type {ComponentType} from 'react';
import type {PoolLimits} from '../core/async/worker-thread.ts';
import type {WorkerPool} from '../core/async/workers.ts';
import type {SiteCache} from '../core/cache/site-cache.ts';
import type {Load} from '../core/csp/content-security-policy.ts';
import type {Diagnostic, LinkLocation, Location} from '../core/diagnostics/diagnostic.ts';
import type {StyleRule} from '../core/html/inline-styles.ts';
import type {SiteWording} from '../core/messages/types.ts';
import type {
  CompiledPages,
  ModuleImport,
  ModulePositions,
  ResolvedPages,
} from '../markdown/types.ts';
import type {SiteConfig} from '../site/config/schema/index.ts';
import type {Content, Route, RouteTable, Site} from '../site/types.ts';
import type {FlawReport, ThrownReport} from './bundle/diagnosis/render-again.ts';
import type {OwnHostingFiles} from './render/own-hosting.ts';
import type {
  Breadcrumb,
  HeadTag,
  PageLink,
  RouteData,
  ServerSiteData,
  ServerTheme,
  SidebarNode,
  TextLanguage,
} from './theme/types.ts';

/** A page that is a module. */
export type PageSource = ArticleSource | ComponentSource;

/** An `.mdx` article. */
export interface ArticleSource {
  readonly sourcePath: string;
  readonly format: 'mdx';
  /** Compiled code, beginning with the attributes of its slots. */
  readonly code: string;
  readonly imports: readonly ModuleImport[];
}

/** A component page. It is read from its file. */
interface ComponentSource {
  readonly sourcePath: string;
  readonly format: 'tsx';
}

export interface BundleInput {
  readonly site: {
    /** Absolute, real path of the site folder. */
    readonly folder: string;
  };
  readonly siteData: ServerSiteData;
  readonly wording: SiteWording;
  /** CSS from the configuration: code theme, announcement colours. The CSS follows the theme's styles. */
  readonly extraStyles: string;
  /** Absolute paths of the site's style sheets, in order. They follow all other styles. Missing files are ignored. */
  readonly customCss: readonly string[];
  /** Modules in any order. */
  readonly modules: readonly PageSource[];
  /**
   * Compiles an imported `.md` or `.mdx` file to an ES module.
   *
   * @param sourcePath Relative to the site folder.
   * @param markdown Plain Markdown to use instead of the file's contents.
   */
  readonly compileModule: (sourcePath: string, markdown?: string) => Promise<string>;
  /**
   * Maps positions in compiled `.md` and `.mdx` files to their sources, to locate errors.
   *
   * @param sourcePath Relative to the site folder.
   */
  readonly modulePositions?: ((sourcePath: string) => Promise<ModulePositions>) | undefined;
  /** Cache for bundles. Default: none. */
  readonly siteCache?: SiteCache | undefined;
  readonly minify: boolean;
  /** Workers that load page modules. Default: a new pool. */
  readonly workers?: WorkerPool | undefined;
  /** Maximum CPU time for loading each module. */
  readonly limits?: PoolLimits | undefined;
  /** Use React's development build, which warns about mistakes. Default: false. */
  readonly reactDevelopment?: boolean | undefined;
}

/** A generated file that the output stage writes. */
export interface EmittedFile {
  /** Relative to the output folder. */
  readonly outputPath: string;
  readonly contents: Uint8Array | string;
}

/** Styles and scripts that a page needs in addition to those of all pages. Paths are relative to the output folder. */
export interface PageNeeds {
  readonly stylesheets: readonly string[];
  /** Scripts that the page's chunk imports. */
  readonly imports: readonly string[];
}

/** Browser bundle for an `.mdx` or `.tsx` page. */
export interface PageModuleBundle extends PageNeeds {
  /** Hash of the code that renders the page. */
  readonly id: string;
  /** ES module whose default export is the page's component. It imports React from the runtime. */
  readonly code: string;
}

/** Files that contain the modules that render pages. */
export interface ServerFiles {
  /** Absolute path of the folder that contains the theme's modules. */
  readonly folder: string;
  /** Absolute path of the folder that contains the page modules. Default: the same folder. */
  readonly pagesFolder?: string;
  /** Source paths of the pages to load, ordered by module number. */
  readonly pages: readonly string[];
  /** Locations where the site's top-level code reads the time or a random value. */
  readonly readsAtLoad?: readonly string[];
}

/** Modules that render pages. */
export interface ServerModules {
  readonly theme: ServerTheme;
  /** Components for `.mdx` and `.tsx` pages, keyed by source path. */
  readonly components: ReadonlyMap<string, ComponentType>;
}

/** Cause and location of an error in the site's code. */
export interface Explanation {
  readonly message: string;
  /**
   * Location of the innermost call in the site's own files. If there is no such call, the location is the site's only
   * template, or empty.
   */
  readonly location: Location;
  /** The site's components in the call stack, innermost first: `Chart`, `content/docs/a.mdx`. */
  readonly components: readonly string[];
  /** Calls, innermost first: `deep (content/lib.ts:3:10)`. */
  readonly stack: readonly string[];
}

/** Origin of a flaw in a rendered page. */
export interface FlawSource {
  readonly location: Location;
  /** Name of the component; empty if it is unknown. */
  readonly component: string;
  /** True if the page differs only in elements with `suppressHydrationWarning`. */
  readonly isIntended: boolean;
}

/** Theme and page modules, bundled for server and browser. */
export interface Bundle {
  /** Finds the location of an error that a page's component threw. */
  readonly explain: (report: ThrownReport) => Promise<Explanation>;
  /**
   * Finds the location of a flaw in a rendered page.
   *
   * @returns `undefined` if it is not found.
   */
  readonly locateFlaw: (report: FlawReport) => Promise<FlawSource | undefined>;
  /** Returns the files that workers load modules from. The files are written on first use. */
  readonly serverFiles: () => ServerFiles;
  /** Hash of the theme's code. */
  readonly themeId: string;
  /** Cycles of Markdown imports, keyed by the importing page. Paths are relative to the site folder. */
  readonly importCycles: Readonly<Record<string, readonly string[]>>;
  /** Inline scripts in documents. The policy allows them by hash. */
  readonly inlineScripts: readonly string[];
  /** Shared assets: runtime, chunks, styles. Their names contain a content hash. */
  readonly files: readonly EmittedFile[];
  /** Bundles of pages, keyed by source path. */
  readonly pageModules: ReadonlyMap<string, PageModuleBundle>;
  /** Path of the documents' entry script, relative to the output folder. */
  readonly entry: string;
  /**
   * Path of the runtime, which the entry script loads after the page. The path also identifies the scripts of a
   * deployment.
   */
  readonly runtime: string;
  /** Path of the site's style sheet, relative to the output folder. */
  readonly stylesheet: string;
  /**
   * Style sheet for printed versions, which precedes the site's style sheet. It is written only if there are printed
   * versions.
   */
  readonly printStyles: EmittedFile;
  /** Path of the search worker, relative to the output folder. */
  readonly searchWorker: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of all bundled files, including installed packages. */
  readonly reads: readonly string[];
  /** Stores the bundles in the site's cache, unless they were read from it. */
  readonly cache: () => Promise<void>;
}

export interface LayoutInput {
  readonly site: Site;
  readonly content: Content;
  readonly routes: RouteTable;
  readonly compiled: Pick<CompiledPages, 'metadata'>;
  /** Omitted if heads are not needed. */
  readonly previews?: ResolvedPages['previews'] | undefined;
}

/** A version's complete sidebars, by name. */
export type VersionSidebars = ReadonlyMap<string, readonly SidebarNode[]>;

/** Location of a configured link. */
export interface Origin {
  readonly file: string;
  /** Path of the key in the file: `themeConfig.navbar.items[2].to`. */
  readonly key: string;
}

/** A page's title and description. */
export interface PageTexts {
  /** Text of the page's h1; may be empty. */
  readonly title: string;
  /** Contents of `<title>` (row SEO-01). */
  readonly documentTitle: string;
  readonly description: string;
}

/** Layout around the articles, for the entire site. */
export interface Layout {
  readonly site: ServerSiteData;
  /** Complete sidebars, keyed by version. */
  readonly sidebars: ReadonlyMap<string, VersionSidebars>;
  /** Returns a route's metadata, without its bundled files. */
  readonly routeData: (route: Route) => Omit<RouteData, 'runtime' | 'stylesheets' | 'imports'>;
  /** Returns a page's title and description. */
  readonly texts: (route: Route) => PageTexts;
  /** Returns the language of a page, if it differs from that of the site. */
  readonly languageOf: (route: Route) => TextLanguage | undefined;
  /** Returns the pages in the last version that replace a page; empty if the same page exists there. */
  readonly successors: (route: Route) => readonly PageLink[];
  /**
   * Returns the breadcrumbs: the page's categories, then the page itself. Returns `null` if the page is not in a
   * sidebar or breadcrumbs are disabled.
   */
  readonly breadcrumbs: (route: Route) => readonly Breadcrumb[] | null;
  /** Returns the sidebar's top level and open branch; `null` for a page without a sidebar. */
  readonly sidebarOf: (route: Route) => readonly SidebarNode[] | null;
  /**
   * Returns the head tags, except charset, viewport, title, and the bundled styles and scripts (rows SEO-02 to SEO-08).
   */
  readonly head: (route: Route) => readonly HeadTag[];
  /**
   * Returns the JSON data that the layout of all pages depends on, except the pages' own sources; `undefined` if it is
   * unknown.
   */
  readonly context: () => readonly unknown[] | undefined;
  /**
   * Returns true if search engines should index the page: indexing is allowed, and the canonical URL is the page's own.
   */
  readonly isIndexed: (route: Route) => boolean;
  /** Returns true if the page is shown in sidebars, search results and suggestions. */
  readonly isListed: (route: Route) => boolean;
  /** Origins of configured links, keyed by URL. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** URLs that are not checked, because they are written as `pathname://` (row LINK-03). */
  readonly unchecked: ReadonlySet<string>;
  /** Rules for the classes that replace `style` attributes in HTML from the configuration and sidebars. */
  readonly styles: readonly StyleRule[];
  /** Origins of inline code in HTML from the configuration and sidebars, keyed by description. */
  readonly inlineCode: ReadonlyMap<string, Origin>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Inputs of the render stage. */
export interface RenderInput {
  readonly config: SiteConfig;
  readonly content: Content;
  readonly routes: RouteTable;
  readonly compiled: CompiledPages;
  readonly resolved: ResolvedPages;
  readonly layout: Layout;
  readonly bundle: Bundle;
  readonly ownHosting: OwnHostingFiles;
}

/** A link on a rendered page. */
export interface RenderedLink {
  /** URL as rendered, percent-encoded. */
  readonly href: string;
  /** URL as written, if known. */
  readonly written?: string | undefined;
  /** `page` for navigation links; `asset` for images, scripts, styles and media. */
  readonly kind: 'page' | 'asset';
  /** Position in a source, a key in the configuration, or a page's file. */
  readonly location: LinkLocation;
  /** The link was already checked. See `ArticleLink`. */
  readonly isSettled?: true | undefined;
}

/** A rendered page's links with their locations, and its anchors. */
export interface RenderedPage {
  /** Route path. */
  readonly route: string;
  /** All `id`s and anchor `name`s in the document. */
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly RenderedLink[];
  /** Parts that are subject to a Content-Security-Policy. */
  readonly governed?: GovernedOnPage | undefined;
}

interface GovernedOnPage {
  /** External resources and form targets, each with all of its locations. */
  readonly loads: readonly (Load & {readonly locations: readonly LinkLocation[]})[];
  /** Descriptions of inline code, such as event handlers. */
  readonly inlineCode: readonly {
    readonly what: string;
    readonly locations: readonly LinkLocation[];
  }[];
}

/** Response headers for files that match a path. */
export interface HeaderRule {
  /** Path under the base path; `*` matches any characters. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}
