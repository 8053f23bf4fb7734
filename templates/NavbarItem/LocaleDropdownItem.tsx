import type {NavbarLocaleDropdownData} from 'legacydocs';
import {Dropdown} from '../Dropdown/Dropdown.tsx';
import {useHref, useSite} from '../shared/context.ts';
import {NavbarEntries} from './NavbarEntries.tsx';
import {NavbarLink} from './NavbarLink.tsx';
import type {NavbarItemProps} from './types.ts';

/** The site's languages. Only one is supported, so the list links to the open page itself. */
export function LocaleDropdownItem({item, place}: NavbarItemProps<NavbarLocaleDropdownData>) {
  const {label} = useSite().locale;
  const href = useHref();
  return (
    <Dropdown place={place} label={{label, className: item.className}} active={false}>
      <NavbarEntries items={item.before} />
      <li>
        <NavbarLink link={{label, href, external: false}} active current />
      </li>
      <NavbarEntries items={item.after} />
    </Dropdown>
  );
}
