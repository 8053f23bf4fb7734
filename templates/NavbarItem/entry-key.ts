import type {NavbarItemData} from 'legacydocs';

/** Returns a React key. The item's data is a suitable key, because items never move and all of them are different. */
export function entryKey(item: NavbarItemData): string {
  return JSON.stringify(item);
}
