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

/** A page of the site. */
export interface Route {
  /**
   * Clean path without the base path, not percent-encoded, with the trailing slash used in links:
   * `/docs/2.x/guide/testing`, `/docs/2.x/`.
   */
  readonly path: string;
  /** Path relative to the output folder: `docs/2.x/guide/testing/index.html`. */
  readonly outputPath: string;
  readonly content: RouteContent;
}

/** A single document with all pages of a version. It is not a route: client-side navigation never opens it. */
export interface PrintedVersion extends Pick<Route, 'path' | 'outputPath'> {
  /** Name of the version. */
  readonly version: string;
}

/** A redirect from an old URL to a new one. */
export interface Redirect {
  /** Decoded path without the base path and without a trailing slash: `/docs/old`, `/docs/old.html`. */
  readonly from: string;
  /** Path of the redirect page, relative to the output folder. */
  readonly outputPath: string;
  /** Final URL: a percent-encoded path with the base path, or an absolute URL. */
  readonly href: string;
  /** Target as written by the author. */
  readonly written: string;
  /** Location of its declaration: in the configuration or in front matter. */
  readonly location: Location;
  /** True if a pattern covers the redirect on hosts with redirect rules. */
  readonly isExpanded?: boolean | undefined;
}

/** A redirect for all URLs with a common prefix. */
export interface RedirectPattern {
  /** Prefix without the base path, decoded, with a trailing slash: `/v1/`. */
  readonly from: string;
  /** Final URL, as in `Redirect`. `:splat` at the end is replaced with the rest of the old URL. */
  readonly href: string;
  /** Target as written by the author. */
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

/** Link targets. */
export interface RoutePaths {
  /** Pages by path without the trailing slash (except `/`). */
  readonly byPath: ReadonlyMap<string, Pick<Route, 'path'>>;
  /** Pages by source path. If another page has taken a source's path, the value is that other page. */
  readonly bySource: ReadonlyMap<string, Pick<Route, 'path'>>;
}

/** All routes in code-point order of their paths, with lookup tables. */
export interface RouteTable extends RoutePaths {
  /** All routes except the not-found page. */
  readonly routes: readonly Route[];
  /** Written to `404.html`. Links must not use its path, `/404.html`. */
  readonly notFound: Route;
  readonly byPath: ReadonlyMap<string, Route>;
  readonly bySource: ReadonlyMap<string, Route>;
  /** Pages with an invalid output path. Links to them are not reported as broken, because the page itself is reported. */
  readonly refused: readonly Route[];
  /** In version order; empty if disabled. */
  readonly printed: readonly PrintedVersion[];
  /** Sorted by `from`, which is unique and never the path of a page. */
  readonly redirects: readonly Redirect[];
  /**
   * Sorted by length, longest first; the first match applies. There are no pages or files below a pattern, and
   * `redirects` take precedence.
   */
  readonly redirectPatterns: readonly RedirectPattern[];
  readonly diagnostics: readonly Diagnostic[];
}
