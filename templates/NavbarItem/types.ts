import type {NavbarItemData} from 'legacydocs';

/**
 * Location of an item: in the navbar (`bar`), in the expanded site menu below the text (`list`), or in the panel on
 * narrow screens, where lists are collapsible (`panel`).
 */
export type NavbarItemPlace = 'bar' | 'list' | 'panel';

/** Props for an item's component, which renders an `<li>`. */
export interface NavbarItemProps<Data extends NavbarItemData = NavbarItemData> {
  readonly item: Data;
  readonly place: NavbarItemPlace;
}
