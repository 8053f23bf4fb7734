import {type SyntheticEvent, useEffect, useState} from 'react';
import {messages} from '../messages.ts';
import {Icon} from '../shared/Icon.tsx';
import {menuId} from '../shared/ids.ts';

export interface MenuButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** The button that opens the panel on narrow screens (row MOB-02). Without scripts, a link to the site menu below the text. */
export function MenuButton({isOpen, onOpen}: MenuButtonProps) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  function open(event: SyntheticEvent) {
    event.preventDefault();
    onOpen();
  }
  return (
    <a
      href={`#${menuId}`}
      className="Navbar-menu"
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === ' ') open(event);
      }}
      {...(isMounted && {role: 'button', 'aria-expanded': isOpen})}
    >
      <span className="sr-only">{messages.openMenu}</span>
      <Icon size={24} path="M4 7h16M4 12h16M4 17h16" />
    </a>
  );
}
