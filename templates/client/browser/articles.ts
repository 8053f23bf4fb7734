import {decodePath} from 'legacydocs/urls';
import {contentId} from '../../shared/ids.ts';

/** Returns the element that contains the page's text; `null` if a custom layout does not have one. */
export function contentElement(): HTMLElement | null {
  return document.getElementById(contentId);
}

/** Returns the element that a hash refers to. Default: the URL's hash. */
export function hashTarget(hash: string = location.hash): HTMLElement | null {
  return document.getElementById(decodePath(hash.slice(1)));
}

/**
 * Listens for clicks in the page's content.
 *
 * @param listener Receives the clicked element, unless another listener has handled the click. Returns true if it
 * handled the click.
 */
export function onContentClick(listener: (target: Element) => boolean): void {
  document.addEventListener('click', (event) => {
    const {target, defaultPrevented} = event;
    if (defaultPrevented || !(target instanceof Element)) return;
    if (target.closest(`#${contentId}`) !== null && listener(target)) event.preventDefault();
  });
}

/**
 * Listens for keys in the document.
 *
 * @param listener Receives the focused element and the key. Returns true if it handled the key.
 */
export function onContentKey(listener: (target: Element, key: string) => boolean): void {
  document.addEventListener('keydown', (event) => {
    const {target, key, altKey, ctrlKey, metaKey} = event;
    if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
    if (listener(target, key)) event.preventDefault();
  });
}
