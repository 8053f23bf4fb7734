import type {Store} from '../../core/cache/store.ts';
import type {CompiledPages} from '../../markdown/compile/types.ts';
import type {Content, SourceFile} from '../../site/content/types.ts';
import type {RouteTable} from '../../site/routes/types.ts';
import type {Layout} from '../layout/types.ts';

export interface SearchInput {
  readonly config: {readonly baseUrl: string};
  readonly content: Pick<Content, 'versions'>;
  readonly routes: Pick<RouteTable, 'routes'>;
  readonly compiled: Pick<CompiledPages, 'metadata' | 'search' | 'fingerprint'>;
  readonly layout: Pick<Layout, 'texts' | 'breadcrumbs' | 'sidebars' | 'isListed'>;
  readonly store: Store;
}

export interface SearchSource extends Pick<SourceFile, 'sourcePath' | 'format' | 'hash'> {
  /** Stands for what compiles it. */
  readonly compiler: string;
}

/** One page as search takes it. */
export interface SearchPage {
  /** Route path, without the base. */
  readonly path: string;
  readonly title: string;
  /** Its author's summary, or how its text begins. */
  readonly description: string;
  /** Other words for what the page is about. */
  readonly keywords: readonly string[];
  /** Labels of the categories that the page lies in, outermost first. */
  readonly trail: readonly string[];
  /** Where its text comes from; `undefined` for pages that have a title only. */
  readonly source: SearchSource | undefined;
}

/** What is searched together. */
export interface SearchScope {
  readonly name: string;
  /** Sorted by path. */
  readonly pages: readonly SearchPage[];
  /** Route paths of pages to begin with. */
  readonly starts: readonly string[];
}

/** What search keeps of a page: its headings, and text and words of each section. */
export interface PageDigest {
  /** Anchor and text of each heading. */
  readonly headings: readonly (readonly [anchor: string, heading: string])[];
  /** What stands before the first heading, then one for each heading. */
  readonly texts: readonly string[];
  /** For each section: term and weight in turns. */
  readonly terms: readonly (readonly (string | number)[])[];
}
