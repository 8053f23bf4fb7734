import type {PositionedNavbarItem} from 'legacydocs';
import {ColorModeToggle} from '../ColorModeToggle/ColorModeToggle.tsx';
import {classNames} from '../lib/class-names.ts';
import {menuId} from '../lib/ids.ts';
import {useSite} from '../lib/site.ts';
import {messages} from '../messages.ts';
import {entryKey} from '../NavbarItem/entry-key.ts';
import {NavbarItem} from '../NavbarItem/NavbarItem.tsx';
import {Search} from '../Search/Search.tsx';
import {NavbarBrand} from './NavbarBrand.tsx';

export interface NavbarProps {
  readonly hasSidebar: boolean;
}

/** Row NAV-01: menu, brand and left items; then right items, colour mode, and search where no item is it. */
export function Navbar({hasSidebar}: NavbarProps) {
  const {style, items} = useSite().navbar;
  const left = items.filter(({position}) => position === 'left');
  const right = items.filter(({position}) => position === 'right');
  return (
    <nav className={classNames('Navbar', `Navbar-${style}`)} aria-label={messages.mainNavigation}>
      <div className="Navbar-inner">
        {(items.length > 0 || hasSidebar) && (
          <a href={`#${menuId}`} className="Navbar-menu">
            <span className="sr-only">{messages.openMenu}</span>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M4 7h16M4 12h16M4 17h16" />
            </svg>
          </a>
        )}
        <NavbarBrand />
        <NavbarItems items={left} />
        <div className="Navbar-right">
          <NavbarItems items={right} />
          <ColorModeToggle />
          {!items.some(({type}) => type === 'search') && <Search />}
        </div>
      </div>
    </nav>
  );
}

function NavbarItems({items}: {readonly items: readonly PositionedNavbarItem[]}) {
  if (items.length === 0) return null;
  return (
    <ul className="Navbar-items">
      {items.map((item) => (
        <NavbarItem key={entryKey(item)} item={item} place="bar" />
      ))}
    </ul>
  );
}
