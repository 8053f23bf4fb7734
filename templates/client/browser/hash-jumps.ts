import {onWindow} from './window.ts';

/** Whether a hash, the address's own at first, names a place on the page. */
export function hasHashTarget(hash: string = location.hash): boolean {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    // A percent sign that is none: nothing has such an id.
    return false;
  }
}

/**
 * The reader goes to a place on the open page: by a link, also the same one again, or through the history. The address
 * may name a place that is not there.
 *
 * @param listener @param scrolls Whether the page moves.
 * @returns Stops listening.
 */
export function onHashJump(listener: (scrolls: boolean) => void): () => void {
  let clicked = '';
  const stopClicks = onWindow('click', ({target}) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.href.split('#')[0] !== location.href.split('#')[0]) return;
    if (link.hash === '') return;
    clicked = link.hash;
    listener(hasHashTarget(link.hash));
  });
  const stopChanges = onWindow('hashchange', () => {
    // What follows a click is the same jump.
    if (location.hash !== clicked) listener(hasHashTarget());
    clicked = '';
  });
  return () => {
    stopClicks();
    stopChanges();
  };
}
