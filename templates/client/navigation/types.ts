import type {Article, HydrationData} from 'legacydocs';
import {flushSync} from 'react-dom';

/** All data for a rendered page. */
export interface OpenPage extends HydrationData {
  readonly article: Article;
}

/** State of a page without static HTML until it has loaded (rows ROUTE-09, ROUTE-10). */
export type Arrival =
  | {readonly state: 'loading'}
  | {readonly state: 'failed'; readonly reason: string; readonly retry: () => void};

/** Navigation state that affects rendering. */
export interface NavigationState {
  readonly page: OpenPage;
  /** True if the next page is loading slowly. The progress bar is then shown (row PROG-01). */
  readonly slow: boolean;
  /** Shown in place of the open page; `null` if the page has static HTML or has loaded. */
  readonly arrival: Arrival | null;
  /** Title of the opened page for screen readers; empty for the first page. */
  readonly announcement: string;
}

/** Returns the initial state, on the server and in the browser. */
export function firstState(page: OpenPage): NavigationState {
  return {page, slow: false, arrival: null, announcement: ''};
}

/** Navigation state for React's `useSyncExternalStore`. */
export interface NavigationStore {
  readonly get: () => NavigationState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes the state and renders immediately, so that later scrolling and focus changes are painted with the page. */
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
