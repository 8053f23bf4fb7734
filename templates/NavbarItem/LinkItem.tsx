import type {NavbarLinkData} from 'legacydocs';
import {isActive, isSamePage} from '../shared/active.ts';
import {useHref, useSite} from '../shared/context.ts';
import {NavbarLink} from './NavbarLink.tsx';

/** A link to a page or to another site. */
export function LinkItem({item}: {readonly item: NavbarLinkData}) {
  const href = useHref();
  const active = isActive(item, href, useSite().baseUrl);
  return (
    <li>
      <NavbarLink
        link={item}
        active={active}
        current={active && !item.external && isSamePage(item.href, href)}
      />
    </li>
  );
}
