import type {NavbarItemData} from 'legacydocs';

/**
 * Where an item stands: in the navbar (`bar`), in the site menu below the text, which has everything in sight
 * (`list`), or in the panel of narrow screens, where lists open and close (`panel`).
 */
export type NavbarItemPlace = 'bar' | 'list' | 'panel';

/** What a component of an item gets. It renders an `<li>`. */
export interface NavbarItemProps<Data extends NavbarItemData = NavbarItemData> {
  readonly item: Data;
  readonly place: NavbarItemPlace;
}
