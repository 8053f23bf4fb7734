import {useEffect, useState} from 'react';
import {lockScroll} from '../client/browser/overlay.ts';
import {useRoute} from '../shared/context.ts';
import {useCloseOnBack} from '../shared/hooks/useCloseOnBack.ts';
import {useMobile} from '../shared/hooks/useMobile.ts';

export interface MobileSidebarControl {
  readonly isOpen: boolean;
  /** True if the panel is rendered: on narrow screens, after it was opened (row MOB-10). */
  readonly isNeeded: boolean;
  readonly open: () => void;
  /** @param then Runs after the panel and its history entry are gone. */
  readonly close: (then?: () => void) => void;
}

/** State of the panel of narrow screens. Going back, a wide window, and another page close it (rows MOB-03 to MOB-06). */
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
