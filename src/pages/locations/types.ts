import type {LinkLocation} from '../../core/diagnostics/types.ts';

/** Where an address was written, of which the file at least is known. */
export type KnownLocation = LinkLocation & {readonly file: string};

/** What a build knows of the addresses in its output, kept for `legacydocs check`. */
export interface LinkLocations {
  /** Protocol and host of the site. */
  readonly url: string;
  readonly baseUrl: string;
  /** Addresses that nobody may check: written as `pathname://`. */
  readonly unchecked: ReadonlySet<string>;
  /**
   * Every location where an address of a page was written. Empty when only the page is known.
   *
   * @param route Path of the page, without the base.
   * @param href As it stands in the page.
   */
  locationsOf(route: string, href: string): readonly KnownLocation[];
}
