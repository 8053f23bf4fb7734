import {useEffect, useEffectEvent, useRef} from 'react';
import {holdBack} from '../browser/overlay.ts';

/**
 * While something lies over the page, a step back takes that away and nothing else (row MOB-04). However it
 * goes, the history is as before afterwards.
 *
 * @param onBack The reader went back.
 * @returns Tells what to do once the history is as before. Call it before closing.
 */
export function useCloseOnBack(open: boolean, onBack: () => void): (then: () => void) => void {
  const next = useRef<() => void>(undefined);
  const onGone = useEffectEvent(() => {
    onBack();
    next.current?.();
    next.current = undefined;
  });
  useEffect(() => {
    if (!open) return;
    let gone = false;
    const takeAway = holdBack(() => {
      gone = true;
      onGone();
    });
    return () => {
      if (!gone) takeAway();
    };
  }, [open]);
  return (then) => {
    next.current = then;
  };
}
