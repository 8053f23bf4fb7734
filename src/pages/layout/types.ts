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
  SidebarNode,
  SiteData,
} from '../theme/types.ts';

export interface LayoutInput {
  readonly site: Site;
  readonly content: Content;
  readonly routes: RouteTable;
  readonly compiled: Pick<CompiledPages, 'metadata'>;
  /** Omitted if no heads are needed. */
  readonly previews?: ResolvedPages['previews'] | undefined;
}

/** Complete sidebars of a version, by name. */
export type VersionSidebars = ReadonlyMap<string, readonly SidebarNode[]>;

/** Location of a configured link. */
export interface Origin {
  readonly file: string;
  /** Path of the key in that file: `themeConfig.navbar.items[2].to`. */
  readonly key: string;
}

/** Title and description of a page. */
export interface PageTexts {
  /** Text of its h1; may be empty. */
  readonly title: string;
  /** Text of `<title>` (row SEO-01). */
  readonly documentTitle: string;
  readonly description: string;
}

/** Everything around the articles, for the complete site. */
export interface Layout {
  readonly site: SiteData;
  /** Keyed by version. */
  readonly sidebars: ReadonlyMap<string, VersionSidebars>;
  /** Returns a route's metadata, without bundled files. */
  readonly routeData: (route: Route) => Omit<RouteData, 'runtime' | 'stylesheets' | 'imports'>;
  /** Returns the title and description of a page. */
  readonly texts: (route: Route) => PageTexts;
  /** Returns the pages of the last version that replace a page, unless that is the same page. */
  readonly successors: (route: Route) => readonly PageLink[];
  /** Returns the categories of the page, then the page itself; `null` for pages outside of sidebars, or if disabled. */
  readonly breadcrumbs: (route: Route) => readonly Breadcrumb[] | null;
  /** Returns the open branch and the top level; `null` for pages without a sidebar. */
  readonly sidebarOf: (route: Route) => readonly SidebarNode[] | null;
  /** Returns the head tags except charset, viewport, title, styles and scripts (rows SEO). */
  readonly head: (route: Route) => readonly HeadTag[];
  /**
   * Returns the plain data that the layout of all pages depends on, besides a page's own source; `undefined` if that is
   * not known.
   */
  readonly context: () => readonly unknown[] | undefined;
  /** Returns true if search engines should index the page: it is listed, and no newer version has it. */
  readonly isIndexed: (route: Route) => boolean;
  /** Returns true if sidebars, search and suggestions show the page. */
  readonly isListed: (route: Route) => boolean;
  /** Origins of configured links, keyed by URL. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** URLs that are not checked: `pathname://` (row LINK-03). */
  readonly unchecked: ReadonlySet<string>;
  /** Rules for the `style` attributes of HTML in the configuration and in sidebars. */
  readonly styles: readonly StyleRule[];
  /** Origins of inline code in such HTML, keyed by its description. */
  readonly inlineCode: ReadonlyMap<string, Origin>;
  readonly diagnostics: readonly Diagnostic[];
}
