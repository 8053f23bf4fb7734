import type {Load} from '../../core/csp/content-security-policy.ts';
import type {LinkLocation} from '../../core/diagnostics/diagnostic.ts';
import type {CompiledPages} from '../../markdown/compile/types.ts';
import type {ResolvedPages} from '../../markdown/resolve/types.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {Content} from '../../site/content/types.ts';
import type {RouteTable} from '../../site/routes/types.ts';
import type {Bundle} from '../bundle/types.ts';
import type {Layout} from '../layout/types.ts';
import type {OwnHostingFiles} from './own-hosting.ts';

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
