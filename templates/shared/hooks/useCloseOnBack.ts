import {useEffect, useEffectEvent, useRef} from 'react';
import {openOverlay} from '../../client/browser/overlay.ts';
import type {Overlay} from '../../client/browser/overlay-stack.ts';

export interface BackControl {
  /** What to do once the history is as before. Call it before closing. */
  readonly afterwards: (then: () => void) => void;
  /** Keep the entry in the history when it closes next, because another page follows. */
  readonly leave: () => void;
}

/**
 * While something lies over the page, a step back takes that away and nothing else (row MOB-04). However it
 * goes, unless it is left, the history is as before afterwards.
 *
 * @param onBack The reader went back.
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
