import {flushSync} from 'react-dom';
import type {NavigationState} from './types.ts';

/** State of the navigation, for React's `useSyncExternalStore`. */
export interface NavigationStore {
  readonly get: () => NavigationState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes the state and renders at once, so that scrolling and focus changes are painted together with it. */
  readonly update: (change: Partial<NavigationState>) => void;
}

export function createNavigationStore(initial: NavigationState): NavigationStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change) => {
      state = {...state, ...change};
      flushSync(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}
