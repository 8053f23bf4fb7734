import {aliveEvent} from './early-intents.ts';
import {onWindow} from './window.ts';

/** After so many milliseconds nobody is waited for: some ways to read give no sign, with a screen reader for one. */
const patience = 10_000;

const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** Whether the page is to do something by itself: show what the address asks for, or look for a page that is missing. */
export function isAwaited(): boolean {
  return location.search + location.hash !== '' || document.querySelector('.NotFound') !== null;
}

/** The reader does something, whatever it is. */
export function onFirstSign(listener: () => void): void {
  const timer = setTimeout(hear, patience);
  const stops = signs.map((name) => onWindow(name, hear));
  function hear(): void {
    clearTimeout(timer);
    for (const stop of stops) stop();
    listener();
  }
}

/** A step through the tab's history that nobody follows yet: the address is another page's, the document is not. */
export function followSteps(): void {
  const {pathname} = location;
  const stop = onWindow('popstate', () => {
    if (location.pathname !== pathname) location.reload();
  });
  addEventListener(aliveEvent, stop, {once: true});
}
