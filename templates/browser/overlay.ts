import {pushOverlay} from './history.ts';

/** Keep the page behind a panel from scrolling, or no longer (row MOB-03). */
export function lockScroll(locked: boolean): void {
  document.body.style.overflow = locked ? 'hidden' : '';
}

/**
 * Have an entry in the history that the next step back takes away again, instead of leaving the page (row
 * MOB-04). Nobody else hears of that step.
 *
 * @param onGone The entry is gone, whoever took it away.
 * @returns Takes the entry away.
 */
export function holdBack(onGone: () => void): () => void {
  const {href} = location;
  const [left, top] = [scrollX, scrollY];
  pushOverlay();
  addEventListener('popstate', onPop, true);
  function onPop(event: Event) {
    removeEventListener('popstate', onPop, true);
    // A longer step leads elsewhere: that is navigation.
    if (location.href === href) {
      event.stopImmediatePropagation();
      // Browsers go to the place that the hash names.
      scrollTo({left, top, behavior: 'instant'});
    }
    onGone();
  }
  return () => {
    if (location.href === href) history.back();
    else removeEventListener('popstate', onPop, true);
  };
}

/** Whether an event's target lies in an element. */
export function isInside(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}

/** The link that a click is about. @returns `null`: none, or somebody else took the click. */
export function clickedLink({target, defaultPrevented}: Event): HTMLAnchorElement | null {
  return target instanceof Element && !defaultPrevented ? target.closest('a') : null;
}
