import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {StyleRule} from '../../core/html/inline-styles.ts';
import type {CompiledPages} from '../../markdown/compile/types.ts';
import type {ResolvedPages} from '../../markdown/resolve/types.ts';
import type {Site} from '../../site/config/types.ts';
import type {Content} from '../../site/content/types.ts';
import type {Route, RouteTable} from '../../site/routes/types.ts';
import type {
  Breadcrumb,
  HeadTag,
  PageLink,
  RouteData,
  ServerSiteData,
  SidebarNode,
} from '../theme/types.ts';

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
  /** Returns the pages in the last version that replace a page; empty if the same page exists there. */
  readonly successors: (route: Route) => readonly PageLink[];
  /**
   * Returns the breadcrumbs: the page's categories, then the page itself. Returns `null` if the page is not in a
   * sidebar or breadcrumbs are disabled.
   */
  readonly breadcrumbs: (route: Route) => readonly Breadcrumb[] | null;
  /** Returns the sidebar's top level and open branch; `null` for a page without a sidebar. */
  readonly sidebarOf: (route: Route) => readonly SidebarNode[] | null;
  /** Returns the head tags, except charset, viewport, title, styles and scripts (rows SEO). */
  readonly head: (route: Route) => readonly HeadTag[];
  /**
   * Returns the JSON data that the layout of all pages depends on, except their own sources; `undefined` if it is
   * unknown.
   */
  readonly context: () => readonly unknown[] | undefined;
  /** Returns true if search engines should index the page: it is listed, and no newer version contains it. */
  readonly isIndexed: (route: Route) => boolean;
  /** Returns true if the page is shown in sidebars, search results and suggestions. */
  readonly isListed: (route: Route) => boolean;
  /** Origins of configured links, keyed by URL. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** URLs that are not checked, because they are written as `pathname://` (row LINK-03). */
  readonly unchecked: ReadonlySet<string>;
  /** Rules for the `style` attributes in configured HTML and in sidebars. */
  readonly styles: readonly StyleRule[];
  /** Origins of inline code in that HTML, keyed by description. */
  readonly inlineCode: ReadonlyMap<string, Origin>;
  readonly diagnostics: readonly Diagnostic[];
}
