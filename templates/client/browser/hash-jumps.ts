import {onWindow, stopAll} from './window.ts';

/** True if a hash, by default the URL's, names an element of the page. */
export function hasHashTarget(hash: string = location.hash): boolean {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    // No id matches an invalid percent-encoding.
    return false;
  }
}

/**
 * Listens for jumps to a hash of the open page: by a link, also the same one again, or through the history.
 *
 * @param listener @param scrolls True if the hash names an element, so that the page scrolls.
 * @returns Removes the listeners.
 */
export function onHashJump(listener: (scrolls: boolean) => void): () => void {
  let clicked = '';
  return stopAll(
    onWindow('click', ({target}) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null || link.href.split('#')[0] !== location.href.split('#')[0]) return;
      if (link.hash === '') return;
      clicked = link.hash;
      listener(hasHashTarget(link.hash));
    }),
    onWindow('hashchange', () => {
      // The change that follows a click is the same jump.
      if (location.hash !== clicked) listener(hasHashTarget());
      clicked = '';
    }),
  );
}
