import {messages} from '../messages.ts';
import {entryKey} from '../NavbarItem/entry-key.ts';
import {NavbarItem} from '../NavbarItem/NavbarItem.tsx';
import {useSite} from '../shared/context.ts';
import {menuId} from '../shared/ids.ts';

/**
 * The navbar items as a list below the article, on narrow screens. If scripts are disabled, the menu button links to
 * it.
 */
export function NavbarMenu() {
  const {items} = useSite().navbar;
  return (
    <nav id={menuId} className="NavbarMenu" aria-label={messages.menuNavigation}>
      <ul className="NavbarMenu-items">
        {items.map((item) => (
          <NavbarItem key={entryKey(item)} item={item} place="list" />
        ))}
      </ul>
    </nav>
  );
}
