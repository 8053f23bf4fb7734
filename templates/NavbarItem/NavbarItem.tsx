import {Search} from '../Search/Search.tsx';
import {customItems} from './custom-items.ts';
import {DropdownItem} from './DropdownItem.tsx';
import {LocaleDropdownItem} from './LocaleDropdownItem.tsx';
import {NavbarEntry} from './NavbarEntry.tsx';
import type {NavbarItemProps} from './types.ts';
import {VersionDropdownItem} from './VersionDropdownItem.tsx';

/** An item in the navbar. Each type renders an `<li>` (row NAV-04). */
export function NavbarItem({item, place}: NavbarItemProps) {
  switch (item.type) {
    case 'link':
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
    case 'html':
      return <NavbarEntry item={item} />;
    case 'dropdown':
      return <DropdownItem item={item} place={place} />;
    case 'docsVersionDropdown':
      return <VersionDropdownItem item={item} place={place} />;
    case 'localeDropdown':
      return <LocaleDropdownItem item={item} place={place} />;
    case 'search':
      // The site menu does not contain a search box, because the navbar's search box is always visible.
      return place === 'bar' ? (
        <li className={item.className}>
          <Search />
        </li>
      ) : null;
    default: {
      const Custom = customItems[item.type];
      // Row ERR-04.
      if (Custom === undefined) {
        throw new Error(
          `No component for the navbar item type "${item.type}". Add one in templates/NavbarItem/custom-items.ts.`,
        );
      }
      return <Custom item={item} place={place} />;
    }
  }
}
