import {hashTarget} from './articles.ts';
import {onWindow, stopAll} from './window.ts';

/**
 * Listens for jumps to a hash on the open page: by a link, even if the URL already has the hash, or through the
 * history.
 *
 * @param listener Receives true if the hash refers to an element, to which the browser then scrolls.
 * @returns A function that removes the listeners.
 */
export function onHashJump(listener: (scrolls: boolean) => void): () => void {
  let clicked = '';
  return stopAll(
    onWindow('click', ({target}) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null || link.href.split('#')[0] !== location.href.split('#')[0]) return;
      if (link.hash === '') return;
      clicked = link.hash;
      listener(hashTarget(link.hash) !== null);
    }),
    onWindow('hashchange', () => {
      // The hash change that follows a click belongs to the jump that the click has reported.
      if (location.hash !== clicked) listener(hashTarget() !== null);
      clicked = '';
    }),
  );
}
