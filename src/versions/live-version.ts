import type {StyleRule} from '../core/html/inline-styles.ts';
import type {LiveHtml, PageMetadata, Slot} from '../markdown/compile/types.ts';

/** An article whose components come alive in the browser, as it was rendered. */
export interface LivePage extends Pick<LiveHtml, 'gaps' | 'sources'> {
  /** Between its slots, with placeholders for addresses of the site. */
  readonly html: readonly string[];
  /** Of the page and of what it imports. */
  readonly slots: readonly Slot[];
  readonly styles: readonly StyleRule[];
  /** What its components put into the head. */
  readonly head: NonNullable<PageMetadata['head']>;
  /** Name of its module among the components. */
  readonly module: string;
  /** Names of its style sheets. */
  readonly stylesheets: readonly string[];
}

/** What the live pages of a version need. */
export interface LiveVersion {
  /** Keyed by source path. */
  readonly pages: ReadonlyMap<string, LivePage>;
  /** Modules and style sheets, keyed by name. */
  readonly components: ReadonlyMap<string, string>;
  /** Files that these load, keyed by path below the site's base. */
  readonly media: ReadonlyMap<string, Uint8Array>;
  /** Version of the React that is among the components. */
  readonly react: string;
}
