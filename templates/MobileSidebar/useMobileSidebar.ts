import {useEffect, useState, useSyncExternalStore} from 'react';
import {lockScroll} from '../client/browser/overlay.ts';
import {matchesMedia, onMedia} from '../client/browser/window.ts';
import {useRoute} from '../shared/context.ts';
import {useCloseOnBack} from '../shared/hooks/useCloseOnBack.ts';

export interface MobileSidebarControl {
  readonly isOpen: boolean;
  /** True if the panel is rendered: on narrow screens, after it was opened for the first time (row MOB-10). */
  readonly isNeeded: boolean;
  readonly open: () => void;
  /** @param then Called after the panel and its history entry have been removed. */
  readonly close: (then?: () => void) => void;
}

/**
 * State of the panel on narrow screens. Going back, widening the window and opening another page close the panel (rows
 * MOB-03 to MOB-06).
 */
export function useMobileSidebar(): MobileSidebarControl {
  const isMobile = useMobile();
  const {path} = useRoute();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const {afterwards} = useCloseOnBack(isOpen, () => setOpen(false));
  if (isOpen && !isMobile) setOpen(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel.
  useEffect(() => setOpen(false), [path]);
  useEffect(() => lockScroll(isOpen), [isOpen]);

  return {
    isOpen,
    isNeeded: isMobile && wasOpened,
    open: () => {
      setOpen(true);
      setOpened(true);
    },
    close: (then) => {
      if (then !== undefined) afterwards(then);
      setOpen(false);
    },
  };
}

/** Same breakpoint as in the styles (row MOB-01). */
const narrow = '(width <= 996px)';

/** True if the window is too narrow for the navbar items and the sidebar; false in static HTML. */
function useMobile(): boolean {
  return useSyncExternalStore(
    (listener) => onMedia(narrow, listener),
    () => matchesMedia(narrow),
    () => false,
  );
}
