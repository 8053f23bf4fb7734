import type {LinkData} from 'legacydocs';
import type {ReactNode} from 'react';
import {DataLink} from '../Link/DataLink.tsx';
import {classNames} from '../lib/class-names.ts';
import type {NavbarItemPlace} from '../NavbarItem/types.ts';

export interface DropdownProps {
  readonly place: NavbarItemPlace;
  /** Without an address the label leads nowhere: it only holds the list. */
  readonly label: Partial<LinkData>;
  readonly active: boolean;
  /** `<li>` elements. */
  readonly children: ReactNode;
}

/**
 * A label and the entries behind it. In the navbar it opens on hover and focus, by styles alone; in a list the
 * entries stand below the label.
 */
export function Dropdown({place, label, active, children}: DropdownProps) {
  const {href, external = false, ...link} = label;
  const className = classNames('NavbarItem-link', 'Dropdown-label', active && 'is-active');
  if (place === 'list') {
    return (
      <li className="Dropdown-section">
        <span className="Dropdown-title">{link.label}</span>
        <ul className="Dropdown-sublist">{children}</ul>
      </li>
    );
  }
  return (
    <li className="Dropdown">
      {href === undefined ? (
        <button
          type="button"
          className={classNames(className, link.className)}
          aria-haspopup="true"
        >
          {link.label}
        </button>
      ) : (
        <DataLink link={{...link, href, external}} className={className} aria-haspopup="true" />
      )}
      <ul className="Dropdown-list">{children}</ul>
    </li>
  );
}
