import type {Article, HydrationData} from 'legacydocs';

/** All data of a rendered page. */
export interface OpenPage extends HydrationData {
  readonly article: Article;
}

/** State of a page without static HTML until it is loaded (rows ROUTE-09, ROUTE-10). */
export type Arrival =
  | {readonly state: 'loading'}
  | {readonly state: 'failed'; readonly reason: string; readonly retry: () => void};

/** State of the navigation that affects rendering. */
export interface NavigationState {
  readonly page: OpenPage;
  /** The next page loads slowly, so that the progress bar is shown (row PROG-01). */
  readonly slow: boolean;
  /** Shown instead of the open page. */
  readonly arrival: Arrival | null;
  /** Title of the opened page, for screen readers; empty for the first page. */
  readonly announcement: string;
}

/** Returns the initial state, on the server and in the browser. */
export function firstState(page: OpenPage): NavigationState {
  return {page, slow: false, arrival: null, announcement: ''};
}
