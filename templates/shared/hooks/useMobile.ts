import {useSyncExternalStore} from 'react';
import {matchesMedia, onMedia} from '../../client/browser/window.ts';

/** The breakpoint of the styles (row MOB-01). */
const narrow = '(width <= 996px)';

/** True if the window is too narrow for navbar items and sidebar; false in static HTML. */
export function useMobile(): boolean {
  return useSyncExternalStore(
    (listener) => onMedia(narrow, listener),
    () => matchesMedia(narrow),
    () => false,
  );
}
