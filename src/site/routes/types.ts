import type {Diagnostic, Location} from '../../core/diagnostics/diagnostic.ts';
import type {SiteConfig} from '../config/schema/index.ts';
import type {Site} from '../config/types.ts';
import type {Doc, GeneratedIndex, SidebarCategory, StandalonePage} from '../content/types.ts';

/** Content of a route. */
export type RouteContent =
  | {readonly kind: 'doc'; readonly doc: Doc}
  | {readonly kind: 'page'; readonly page: StandalonePage}
  | {
      readonly kind: 'category';
      readonly version: string;
      readonly sidebar: string;
      readonly category: SidebarCategory;
      readonly index: GeneratedIndex;
    }
  | {readonly kind: 'not-found'};

/** One page of the site. */
export interface Route {
  /**
   * Clean path, without the base, not percent-encoded, with the ending slash that links to it carry:
   * `/docs/2.x/guide/testing`, `/docs/2.x/`.
   */
  readonly path: string;
  /** Relative to the output folder: `docs/2.x/guide/testing/index.html`. */
  readonly outputPath: string;
  readonly content: RouteContent;
}

/** All pages of a version in one document, at an address of its own. It is no route: scripts never open it. */
export interface PrintedVersion extends Pick<Route, 'path' | 'outputPath'> {
  /** Name of the version. */
  readonly version: string;
}

/** An old address that leads to a new one. */
export interface Redirect {
  /** Path without the base, decoded, without an ending slash: `/docs/old`, `/docs/old.html`. */
  readonly from: string;
  /** The page that redirects, relative to the output folder. */
  readonly outputPath: string;
  /** Final address: base in front and percent-encoded, or a full address. */
  readonly href: string;
  /** As its author wrote the target. */
  readonly written: string;
  /** Location of its declaration: in the configuration or in front matter. */
  readonly location: Location;
  /** True if a pattern covers it on hosts that read redirects. */
  readonly isExpanded?: boolean | undefined;
}

/** Old addresses that begin alike, and lead to new ones. */
export interface RedirectPattern {
  /** Prefix without the base path, decoded, with a trailing slash: `/v1/`. */
  readonly from: string;
  /** Final address, as in `Redirect`; `:splat` at its end stands for the rest of the old one. */
  readonly href: string;
  /** As its author wrote the target. */
  readonly written: string;
  readonly location: Location;
}

/** Inputs of the routes in addition to the content. */
export interface RoutedSite extends Pick<Site, 'configFile' | 'redirectLocations'> {
  readonly config: Pick<
    SiteConfig,
    'baseUrl' | 'trailingSlash' | 'onDuplicateRoutes' | 'redirects' | 'markdownPages' | 'docs'
  >;
}

/** Targets of links. */
export interface RoutePaths {
  /** Keyed by path without the ending slash (`/` stays). */
  readonly byPath: ReadonlyMap<string, Pick<Route, 'path'>>;
  /** Keyed by source path. The source of a page that lost its path leads to the page that won. */
  readonly bySource: ReadonlyMap<string, Pick<Route, 'path'>>;
}

/** Every route, in code-point order of the paths, and the ways to find one. */
export interface RouteTable extends RoutePaths {
  /** Without the not-found page. */
  readonly routes: readonly Route[];
  /** Emitted as `404.html`; its path is `/404.html`, which no link may use. */
  readonly notFound: Route;
  readonly byPath: ReadonlyMap<string, Route>;
  readonly bySource: ReadonlyMap<string, Route>;
  /** Pages that cannot be written. Links to them are not broken: an error is reported already. */
  readonly refused: readonly Route[];
  /** In the order of the versions; none where the site does not want any. */
  readonly printed: readonly PrintedVersion[];
  /** Sorted by `from`; no two have the same, and none has the path of a page. */
  readonly redirects: readonly Redirect[];
  /** The longest first: it is the one that counts. Pages and files lie below none of them, `redirects` come before. */
  readonly redirectPatterns: readonly RedirectPattern[];
  readonly diagnostics: readonly Diagnostic[];
}
