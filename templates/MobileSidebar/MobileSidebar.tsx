import type {SidebarNode} from 'legacydocs';
import {type MouseEvent, useEffect, useRef, useState} from 'react';
import {ColorModeToggle} from '../ColorModeToggle/ColorModeToggle.tsx';
import {focusInside} from '../client/browser/document.ts';
import {clickedLink} from '../client/browser/overlay.ts';
import {revealWithin} from '../client/browser/scrolling.ts';
import {messages} from '../messages.ts';
import {NavbarBrand} from '../Navbar/NavbarBrand.tsx';
import {entryKey} from '../NavbarItem/entry-key.ts';
import {NavbarItem} from '../NavbarItem/NavbarItem.tsx';
import {SidebarItems} from '../Sidebar/SidebarItems.tsx';
import {classNames} from '../shared/class-names.ts';
import {useSite} from '../shared/context.ts';
import {Icon} from '../shared/Icon.tsx';
import type {MobileSidebarControl} from './useMobileSidebar.ts';

export interface MobileSidebarProps {
  readonly control: MobileSidebarControl;
  /** `null` if the page has no sidebar. */
  readonly sidebar: readonly SidebarNode[] | null;
}

/**
 * The panel on narrow screens: the site menu and, on docs pages, the sidebar in front of it (rows MOB-02, MOB-06 to
 * MOB-10). A modal dialog, so that the focus stays inside and Escape closes it.
 */
export function MobileSidebar({control, sidebar}: MobileSidebarProps) {
  const {isOpen, close} = control;
  const {items} = useSite().navbar;
  const dialog = useRef<HTMLDialogElement>(null);
  const docs = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const [inMenu, setInMenu] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // The panel always shows the sidebar first.
    if (isOpen) setInMenu(false);
  }
  const showsMenu = sidebar === null || inMenu;

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    const active = docs.current?.querySelector<HTMLElement>('.is-active');
    if (docs.current && active) revealWithin(docs.current, active);
  }, [isOpen]);

  // The button that was pressed is hidden now.
  useEffect(() => {
    if (inMenu) focusInside(menu.current);
  }, [inMenu]);

  function onClick(event: MouseEvent) {
    if (!isOpen) return;
    // If the dialog itself is the target of a click, the click was on its backdrop.
    if (event.target === dialog.current) return close();
    const link = clickedLink(event.nativeEvent);
    if (link === null) return;
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || link.target !== '';
    if (elsewhere) return close();
    // The link is followed once the panel's entry has been removed from the history.
    event.preventDefault();
    event.stopPropagation();
    close(() => link.click());
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards click on links and buttons, and Escape closes it.
    <dialog
      ref={dialog}
      className="MobileSidebar"
      aria-label={messages.menuNavigation}
      onClose={() => close()}
      onClick={onClick}
    >
      <div className="MobileSidebar-box">
        <div className="MobileSidebar-header">
          <NavbarBrand />
          <ColorModeToggle />
          <button
            type="button"
            className="MobileSidebar-close"
            aria-label={messages.closeMenu}
            onClick={() => close()}
          >
            <Icon size={24} path="m6 6 12 12M18 6 6 18" />
          </button>
        </div>
        <div className={classNames('MobileSidebar-panels', !showsMenu && 'is-docs')}>
          {items.length > 0 && (
            <nav
              className="MobileSidebar-panel"
              aria-label={messages.mainNavigation}
              inert={!showsMenu}
              ref={menu}
            >
              <ul className="MobileSidebar-items">
                {items.map((item) => (
                  <NavbarItem key={entryKey(item)} item={item} place="panel" />
                ))}
              </ul>
            </nav>
          )}
          {sidebar !== null && (
            <div className="MobileSidebar-panel" inert={showsMenu} ref={docs}>
              {items.length > 0 && (
                <button
                  type="button"
                  className="MobileSidebar-back"
                  onClick={() => setInMenu(true)}
                >
                  {messages.backToMenu}
                </button>
              )}
              <nav aria-label={messages.docsSidebar}>
                <SidebarItems nodes={sidebar} />
              </nav>
            </div>
          )}
        </div>
      </div>
    </dialog>
  );
}
