import type {NavbarItemData} from 'legacydocs';

/** Where an item stands: in the navbar, or one below the other in a dropdown or in the site menu. */
export type NavbarItemPlace = 'bar' | 'list';

/** What a component of an item gets. It renders an `<li>`. */
export interface NavbarItemProps<Data extends NavbarItemData = NavbarItemData> {
  readonly item: Data;
  readonly place: NavbarItemPlace;
}
