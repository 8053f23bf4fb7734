import {decodePath} from 'legacydocs/urls';
import {onReturn} from './history.ts';

/** Left and top, in pixels. */
export type ScrollPosition = readonly [left: number, top: number];

export function scrollPosition(): ScrollPosition {
  return [scrollX, scrollY];
}

export function scrollToPosition([left, top]: ScrollPosition): void {
  scrollTo({left, top, behavior: 'instant'});
}

/** Bring the element that a hash names into view, out of closed details too; none: nothing happens. */
export function scrollToHash(hash: string): void {
  const element = document.getElementById(decodePath(hash.slice(1)));
  for (let outer = element?.closest('details'); outer; ) {
    outer.open = true;
    outer = outer.parentElement?.closest('details');
  }
  element?.scrollIntoView({behavior: 'instant'});
}

/** Put the focus in front of everything inside an element that itself never takes it (row SCRL-07). */
export function focusRegion(id: string): void {
  const region = document.getElementById(id);
  if (region === null) return;
  region.tabIndex = -1;
  region.focus({preventScroll: true});
  region.addEventListener('blur', () => region.removeAttribute('tabindex'), {once: true});
}

/**
 * While the page is open, back and forward leave the scroll position to us. When it is left, the browser gets
 * it back, so that a reload stays where it is.
 *
 * @param onLeave The page is left. @returns Whether the browser is to restore this page.
 * @param restore Go to where the reader was on a page that was kept: Safari shows it from the top.
 * @returns Ends it.
 */
export function ownScrollRestoration(onLeave: () => boolean, restore: () => void): () => void {
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const leave = () => {
    if (onLeave()) history.scrollRestoration = 'auto';
  };
  take();
  const stopReturns = onReturn(restore);
  addEventListener('pageshow', take);
  addEventListener('pagehide', leave);
  return () => {
    stopReturns();
    removeEventListener('pageshow', take);
    removeEventListener('pagehide', leave);
    history.scrollRestoration = 'auto';
  };
}
