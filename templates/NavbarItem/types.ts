import type {NavbarItemData} from 'legacydocs';

/**
 * Location of an item: in the navbar (`bar`), in the expanded site menu below the text (`list`), or in the panel of narrow
 * screens with collapsible lists (`panel`).
 */
export type NavbarItemPlace = 'bar' | 'list' | 'panel';

/** Props of the component of an item. It renders an `<li>`. */
export interface NavbarItemProps<Data extends NavbarItemData = NavbarItemData> {
  readonly item: Data;
  readonly place: NavbarItemPlace;
}
