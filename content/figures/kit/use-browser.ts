import {useEffect, useSyncExternalStore} from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Returns true after hydration, when controls work, and false earlier, including in prerendered HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, always, never);
}

/** Returns true if the user prefers reduced motion, and false in prerendered HTML. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onReducedMotion, wantsReducedMotion, never);
}

/** Maximum time that one frame can add, in milliseconds, so that a hidden tab resumes where it stopped. */
const maxFrameTime = 64;

/**
 * Calls a function before every repaint while `moving` is true.
 *
 * @param onFrame Receives the milliseconds since the last frame, and 0 for the first. Passing a different function
 * restarts the loop.
 */
export function useFrames(moving: boolean, onFrame: (elapsed: number) => void): void {
  useEffect(() => {
    if (!moving) return;
    let last: number | undefined;
    let request = requestAnimationFrame(function frame(now) {
      request = requestAnimationFrame(frame);
      onFrame(last === undefined ? 0 : Math.min(now - last, maxFrameTime));
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
