import type {NavbarEntryData} from 'legacydocs';
import {entryKey} from './entry-key.ts';
import {NavbarEntry} from './NavbarEntry.tsx';

/** The entries of a dropdown. */
export function NavbarEntries({items}: {readonly items: readonly NavbarEntryData[]}) {
  return items.map((item) => <NavbarEntry key={entryKey(item)} item={item} />);
}
