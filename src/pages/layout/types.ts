import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {StyleRule} from '../../core/html/inline-styles.ts';
import type {CompiledPages} from '../../markdown/compile/types.ts';
import type {ResolvedPages} from '../../markdown/resolve/types.ts';
import type {Site} from '../../site/config/types.ts';
import type {Content} from '../../site/content/types.ts';
import type {Route, RouteTable} from '../../site/routes/types.ts';
import type {Breadcrumb, HeadTag, RouteData, SidebarNode, SiteData} from '../theme/types.ts';

export interface LayoutInput {
  readonly site: Site;
  readonly content: Content;
  readonly routes: RouteTable;
  readonly compiled: Pick<CompiledPages, 'metadata'>;
  /** Absent where no heads are made. */
  readonly previews?: ResolvedPages['previews'] | undefined;
}

/** Full sidebars of one version, by name. */
export type VersionSidebars = ReadonlyMap<string, readonly SidebarNode[]>;

/** Where an address of the layout was configured. */
export interface Origin {
  readonly file: string;
  /** Path of the key in that file: `themeConfig.navbar.items[2].to`. */
  readonly key: string;
}

/** What a page calls itself. */
export interface PageTexts {
  /** As its h1 shows it; may be empty. */
  readonly title: string;
  /** What `<title>` holds (row SEO-01). */
  readonly documentTitle: string;
  readonly description: string;
}

/** What surrounds the articles, decided for the whole site before anything is rendered. */
export interface Layout {
  readonly site: SiteData;
  /** Keyed by version. */
  readonly sidebars: ReadonlyMap<string, VersionSidebars>;
  /** A route's metadata, except what the bundler decides later. */
  readonly routeData: (route: Route) => Omit<RouteData, 'runtime' | 'stylesheets' | 'imports'>;
  /** What a page calls itself, and how it describes itself. */
  readonly texts: (route: Route) => PageTexts;
  /** Categories that the page lies in, then the page itself; `null` for pages outside of sidebars, or where none are shown. */
  readonly breadcrumbs: (route: Route) => readonly Breadcrumb[] | null;
  /** Open branch and top level; `null` for pages without a sidebar. */
  readonly sidebarOf: (route: Route) => readonly SidebarNode[] | null;
  /** Head tags besides charset, viewport, title, styles and scripts (rows SEO). */
  readonly head: (route: Route) => readonly HeadTag[];
  /**
   * Plain data that decides, together with a page's own source, all that is said of the page here; `undefined` where
   * that cannot be told.
   */
  readonly context: () => readonly unknown[] | undefined;
  /** Whether search engines should keep the page: neither hidden nor behind a newer twin. */
  readonly isIndexed: (route: Route) => boolean;
  /** Whether readers are led to the page: by sidebars, search, suggestions. */
  readonly isListed: (route: Route) => boolean;
  /** Keyed by final address. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** Final addresses that nobody may check: `pathname://` (row LINK-03). */
  readonly unchecked: ReadonlySet<string>;
  /** Rules for the `style` attributes of HTML in the configuration and in sidebars. */
  readonly styles: readonly StyleRule[];
  /** Where code in such HTML was written; keyed by what it is, in words. */
  readonly inlineCode: ReadonlyMap<string, Origin>;
  readonly diagnostics: readonly Diagnostic[];
}
