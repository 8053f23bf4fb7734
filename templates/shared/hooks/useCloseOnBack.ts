import {useEffect, useEffectEvent, useRef} from 'react';
import {openOverlay} from '../../client/browser/overlay.ts';
import type {Overlay} from '../../client/browser/overlay-stack.ts';

export interface BackControl {
  /** Sets a callback that is called when the history has been restored. Must be called before the overlay closes. */
  readonly afterwards: (then: () => void) => void;
  /** Keeps the entry in the history if the overlay closes because of a navigation. */
  readonly leave: () => void;
}

/**
 * Makes a back navigation close an overlay instead of leaving the page (row MOB-04). If the overlay closes in any other
 * way except `leave`, the history is restored.
 *
 * @param onBack Closes the overlay.
 */
export function useCloseOnBack(open: boolean, onBack: () => void): BackControl {
  const overlay = useRef<Overlay>(undefined);
  const next = useRef<() => void>(undefined);
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return;
    const own = openOverlay(() => close());
    overlay.current = own;
    return () => {
      own.close(next.current);
      next.current = undefined;
    };
  }, [open]);
  return {
    afterwards: (then) => {
      next.current = then;
    },
    leave: () => overlay.current?.leave(),
  };
}
