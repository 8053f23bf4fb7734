import type {PositionedNavbarItem, SidebarNode} from 'legacydocs';
import {ColorModeToggle} from '../ColorModeToggle/ColorModeToggle.tsx';
import {MobileSidebar} from '../MobileSidebar/MobileSidebar.tsx';
import {useMobileSidebar} from '../MobileSidebar/useMobileSidebar.ts';
import {messages} from '../messages.ts';
import {entryKey} from '../NavbarItem/entry-key.ts';
import {NavbarItem} from '../NavbarItem/NavbarItem.tsx';
import {Search} from '../Search/Search.tsx';
import {classNames} from '../shared/class-names.ts';
import {useSite} from '../shared/context.ts';
import {useScrollShown} from '../shared/hooks/useScrollShown.ts';
import {navbarRule} from '../shared/scroll-rules.ts';
import {MenuButton} from './MenuButton.tsx';
import {NavbarBrand} from './NavbarBrand.tsx';

export interface NavbarProps {
  /** `null` if the page has no sidebar. */
  readonly sidebar: readonly SidebarNode[] | null;
}

/**
 * The navbar: menu button, brand and left items, then right items, colour mode switch and, unless an item of type
 * `search` sets its position, the search box (row NAV-01). The menu button opens the panel on narrow screens.
 */
export function Navbar({sidebar}: NavbarProps) {
  const {style, items, hideOnScroll} = useSite().navbar;
  // Rows NAV-10, NAV-12.
  const hidden = !useScrollShown(hideOnScroll ? navbarRule : undefined, true);
  const panel = useMobileSidebar();
  const left = items.filter(({position}) => position === 'left');
  const right = items.filter(({position}) => position === 'right');
  return (
    <>
      <nav
        className={classNames('Navbar', `Navbar-${style}`, hidden && 'is-hidden')}
        aria-label={messages.mainNavigation}
      >
        <div className="Navbar-inner">
          {(items.length > 0 || sidebar !== null) && (
            <MenuButton isOpen={panel.isOpen} onOpen={panel.open} />
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
      {panel.isNeeded && <MobileSidebar control={panel} sidebar={sidebar} />}
    </>
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
