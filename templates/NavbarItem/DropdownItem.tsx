import type {NavbarDropdownData, NavbarEntryData} from 'legacydocs';
import {Dropdown} from '../Dropdown/Dropdown.tsx';
import {type ActiveRule, isActive} from '../shared/active.ts';
import {useHref, useSite} from '../shared/context.ts';
import {NavbarEntries} from './NavbarEntries.tsx';
import type {NavbarItemProps} from './types.ts';

/** A label that opens a list of links. */
export function DropdownItem({item, place}: NavbarItemProps<NavbarDropdownData>) {
  const href = useHref();
  const {baseUrl} = useSite();
  const {href: target, external = false, ...link} = item;
  const ownRule: ActiveRule[] = target === undefined ? [] : [{...item, href: target, external}];
  const rules = [...ownRule, ...item.items.filter(isLink)];
  return (
    <Dropdown
      place={place}
      label={{...link, ...(target === undefined ? {} : {href: target, external})}}
      active={rules.some((rule) => isActive(rule, href, baseUrl))}
    >
      <NavbarEntries items={item.items} />
    </Dropdown>
  );
}

function isLink(entry: NavbarEntryData): entry is Extract<NavbarEntryData, {type: 'link'}> {
  return entry.type === 'link';
}
