import {useSyncExternalStore} from 'react';
import {matchesMedia, onMedia} from '../../client/browser/window.ts';

/** The same border as in the styles (row MOB-01). */
const narrow = '(width <= 996px)';

/** Whether the window is too narrow for navbar items and sidebar. The static page does not know and says no. */
export function useMobile(): boolean {
  return useSyncExternalStore(
    (listener) => onMedia(narrow, listener),
    () => matchesMedia(narrow),
    () => false,
  );
}
