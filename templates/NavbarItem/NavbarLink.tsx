import type {LinkData} from 'legacydocs';
import {DataLink} from '../Link/DataLink.tsx';
import {classNames} from '../shared/class-names.ts';

export interface NavbarLinkProps {
  readonly link: LinkData;
  readonly active: boolean;
  /** True if the link leads to the open page. */
  readonly current?: boolean;
}

/** A link in the navbar, dropdowns and site menu. */
export function NavbarLink({link, active, current = false}: NavbarLinkProps) {
  return (
    <DataLink
      link={link}
      className={classNames('NavbarItem-link', active && 'is-active')}
      {...(current ? {'aria-current': 'page' as const} : {})}
    />
  );
}
