import {hydratedEvent} from './early-input.ts';
import {onWindow, stopAll} from './window.ts';

/**
 * Time after which the page hydrates even without an interaction, because some ways to read, such as a screen reader,
 * do not cause events.
 */
const maxWaitMs = 10_000;

const interactions = [
  'pointermove',
  'pointerdown',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** True if the page must be hydrated without an interaction: for a query or hash, a missing page, or a diagram. */
export function needsHydration(): boolean {
  return (
    location.search + location.hash !== '' ||
    document.querySelector('.NotFound,[data-diagram]') !== null
  );
}

/** Calls the listener at the first user interaction of any kind. */
export function onFirstInteraction(listener: () => void): void {
  const timer = setTimeout(react, maxWaitMs);
  const stop = stopAll(...interactions.map((name) => onWindow(name, react)));
  function react(): void {
    clearTimeout(timer);
    stop();
    listener();
  }
}

/**
 * Reloads the page if a history navigation before hydration changes the URL, because the document then belongs to a
 * different page.
 */
export function followHistory(): void {
  const {pathname} = location;
  const stop = onWindow('popstate', () => {
    if (location.pathname !== pathname) location.reload();
  });
  addEventListener(hydratedEvent, stop, {once: true});
}
