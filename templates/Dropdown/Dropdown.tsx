import type {LinkData} from 'legacydocs';
import type {ReactNode} from 'react';
import {DataLink} from '../Link/DataLink.tsx';
import {linkContent} from '../Link/link-content.ts';
import type {NavbarItemPlace} from '../NavbarItem/types.ts';
import {classNames} from '../shared/class-names.ts';
import {useCollapsible} from '../shared/hooks/useCollapsible.ts';
import {useExpanded} from '../shared/hooks/useExpanded.ts';
import {useDropdown} from './useDropdown.ts';

export interface DropdownProps {
  readonly place: NavbarItemPlace;
  /** URL of the label. If it is missing, the label is a button. */
  readonly label: Partial<LinkData>;
  readonly active: boolean;
  /** Entries, as `<li>` elements. */
  readonly children: ReactNode;
}

type PlacedProps = Omit<DropdownProps, 'place'>;

/** A label with a list of entries, whose form depends on its location. */
export function Dropdown({place, ...props}: DropdownProps) {
  switch (place) {
    case 'bar':
      return <FloatingDropdown {...props} />;
    case 'panel':
      return <FoldingDropdown {...props} />;
    case 'list':
      return (
        <li className="Dropdown-section">
          <span className="Dropdown-title" {...listContent(props.label)} />
          <ul className="Dropdown-sublist">{props.children}</ul>
        </li>
      );
  }
}

/**
 * Entries that open over the page's content (rows DROP-01 to DROP-06). If scripts are disabled, styles open the entries
 * on hover and focus.
 */
function FloatingDropdown({label, active, children}: PlacedProps) {
  const {href, external = false, ...link} = label;
  const {open, list, toggle} = useDropdown(href !== undefined);
  const shared = {...toggle, ...(open === undefined ? {} : {'aria-expanded': open})};
  const className = classNames('NavbarItem-link', 'Dropdown-label', active && 'is-active');
  return (
    <li className="Dropdown" {...list}>
      {href === undefined ? (
        <button
          type="button"
          className={classNames(className, link.className)}
          {...linkContent(link)}
          {...shared}
        />
      ) : (
        <DataLink link={{...link, href, external}} className={className} {...shared} />
      )}
      <ul className="Dropdown-list">{children}</ul>
    </li>
  );
}

/** Entries that open below their label (row DROP-07). */
function FoldingDropdown({label, active, children}: PlacedProps) {
  const {expanded, setExpanded} = useExpanded(active, active);
  const {needed, ...box} = useCollapsible<HTMLUListElement>(expanded);
  return (
    <li className="Dropdown-section">
      <button
        type="button"
        className={classNames('NavbarItem-link', 'Dropdown-label', active && 'is-active')}
        aria-expanded={expanded}
        onClick={() => setExpanded(!expanded)}
        {...listContent(label)}
      />
      <ul {...box} className="Dropdown-sublist">
        {needed && children}
      </ul>
    </li>
  );
}

/**
 * Returns the content of a label in a list. An icon link is shown as its accessible name, because the styles of the
 * icon's class are only for the navbar.
 */
function listContent({label, html, ariaLabel}: Partial<LinkData>) {
  return linkContent({label: label ?? (html === undefined ? ariaLabel : undefined), html});
}
