import type {NavbarItemData} from 'legacydocs';

/** A key for React: items of a navbar never move, and what they say tells them apart. */
export function entryKey(item: NavbarItemData): string {
  return JSON.stringify(item);
}
