import type {Store} from '../../core/cache/store.ts';
import type {CompiledPages} from '../../markdown/types.ts';
import type {Content, RouteTable, SourceFile} from '../../site/types.ts';
import type {PageLink} from '../theme/types.ts';
import type {Layout} from '../types.ts';

export interface SearchInput {
  readonly config: {readonly baseUrl: string};
  readonly content: Pick<Content, 'versions'>;
  readonly routes: Pick<RouteTable, 'routes'>;
  readonly compiled: Pick<CompiledPages, 'metadata' | 'search' | 'fingerprint'>;
  readonly layout: Pick<
    Layout,
    'site' | 'texts' | 'successors' | 'breadcrumbs' | 'sidebars' | 'isListed'
  >;
  readonly store: Store;
}

export interface SearchSource extends Pick<SourceFile, 'sourcePath' | 'format' | 'hash'> {
  /** Fingerprint of the compiler. */
  readonly compiler: string;
}

/** A page to index. */
export interface SearchPage {
  /** Route path. */
  readonly path: string;
  readonly title: string;
  /** Description, or the beginning of the text. */
  readonly description: string;
  /** Search terms that are not in the page's text. */
  readonly keywords: readonly string[];
  /** Labels of the categories that contain the page, outermost first. */
  readonly trail: readonly string[];
  /** Pages in the last version that replace this page. */
  readonly successors: readonly PageLink[];
  /** Source of the page's text; `undefined` for a page without text. */
  readonly source: SearchSource | undefined;
}

/** Pages that are searched as a unit. */
export interface SearchScope {
  readonly name: string;
  /** Sorted by path. */
  readonly pages: readonly SearchPage[];
  /** Route paths of pages to suggest before a search. */
  readonly starts: readonly string[];
}

/** A page's indexed data: its headings, and the text and terms of each section. */
export interface PageDigest {
  /** Anchor and text of each heading. */
  readonly headings: readonly (readonly [anchor: string, heading: string])[];
  /** Text before the first heading, then the text below each heading. */
  readonly texts: readonly string[];
  /** Each section's terms and weights, alternately. */
  readonly terms: readonly (readonly (string | number)[])[];
}
