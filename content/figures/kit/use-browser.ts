import {useEffect, useSyncExternalStore} from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** False in the prerendered page and while it hydrates, true afterwards: controls work. */
export function useAlive(): boolean {
  return useSyncExternalStore(neverChanges, always, never);
}

/** Whether the reader asked for less motion. False in the prerendered page. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onReducedMotion, wantsReducedMotion, never);
}

/** As much as one frame may count for; a tab that was hidden goes on where it was left. */
const longestFrame = 64;

/**
 * Call back before every repaint, as long as something moves.
 *
 * @param onFrame Takes the milliseconds since the last frame, 0 for the first. Starts anew when it is another function.
 */
export function useFrames(moving: boolean, onFrame: (elapsed: number) => void): void {
  useEffect(() => {
    if (!moving) return;
    let last: number | undefined;
    let request = requestAnimationFrame(function frame(now) {
      request = requestAnimationFrame(frame);
      onFrame(last === undefined ? 0 : Math.min(now - last, longestFrame));
      last = now;
    });
    return () => cancelAnimationFrame(request);
  }, [moving, onFrame]);
}

function onReducedMotion(listener: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const wantsReducedMotion = () => matchMedia(reducedMotion).matches;
const neverChanges = () => () => undefined;
const always = () => true;
const never = () => false;
