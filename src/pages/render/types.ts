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

/** Everything that pages are rendered from. */
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

/** One address on a rendered page. */
export interface RenderedLink {
  /** As rendered: final, base in front, percent-encoded. */
  readonly href: string;
  /** As its author wrote it, when that is known. */
  readonly written?: string | undefined;
  /** `page` for what is navigated to; `asset` for images, scripts, styles, media. */
  readonly kind: 'page' | 'asset';
  /** Where the author wrote it: a source position, a key of the configuration, or a page's file. */
  readonly location: LinkLocation;
  /** Nobody checks it once more; see `ArticleLink`. */
  readonly isSettled?: true | undefined;
}

/** What a rendered page links to, each link with its location, and what it offers to links. */
export interface RenderedPage {
  /** Route path, without the base. */
  readonly route: string;
  /** Every `id` and anchor `name` in the document. */
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly RenderedLink[];
  /** What a Content-Security-Policy decides on. */
  readonly governed?: GovernedOnPage | undefined;
}

interface GovernedOnPage {
  /** What the page loads or sends to beyond the site, with every location where that was written. */
  readonly loads: readonly (Load & {readonly locations: readonly LinkLocation[]})[];
  /** Code that stands in the page, such as an event handler, in words. */
  readonly inlineCode: readonly {
    readonly what: string;
    readonly locations: readonly LinkLocation[];
  }[];
}

/** Response headers of a kind of file. */
export interface HeaderRule {
  /** Path below the site's base; `*` stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}
