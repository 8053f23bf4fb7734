import type {NavbarItemData} from 'legacydocs';

/** Returns a React key: navbar items never move and differ in their data. */
export function entryKey(item: NavbarItemData): string {
  return JSON.stringify(item);
}
