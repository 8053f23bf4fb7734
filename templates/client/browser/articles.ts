import {decodePath} from 'legacydocs/urls';
import {contentId} from '../../shared/ids.ts';

/** Where pages put their text; `null` in a layout of the site's own that has no such place. */
export function contentElement(): HTMLElement | null {
  return document.getElementById(contentId);
}

/** The element that the address's hash names. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(decodePath(location.hash.slice(1)));
}

/** @param listener Gets the element that was clicked, unless somebody else took the click. @returns Whether it did. */
export function onContentClick(listener: (target: Element) => boolean): void {
  document.addEventListener('click', (event) => {
    const {target, defaultPrevented} = event;
    if (
      defaultPrevented ||
      !(target instanceof Element) ||
      target.closest(`#${contentId}`) === null
    )
      return;
    if (listener(target)) event.preventDefault();
  });
}

/** @param listener Gets the focused element and the key. @returns Whether it took the key. */
export function onContentKey(listener: (target: Element, key: string) => boolean): void {
  document.addEventListener('keydown', (event) => {
    const {target, key, altKey, ctrlKey, metaKey} = event;
    if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
    if (listener(target, key)) event.preventDefault();
  });
}

export function onHashChange(listener: () => void): void {
  addEventListener('hashchange', listener);
}

/** Scroll without motion, e.g. to make up for what moved. @param distance Pixels, downwards. */
export function scrollByInstantly(distance: number): void {
  scrollBy({top: distance, behavior: 'instant'});
}
