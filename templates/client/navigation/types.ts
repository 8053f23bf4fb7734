import type {Article, HydrationData} from 'legacydocs';

/** A page with everything that it is rendered from. */
export interface OpenPage extends HydrationData {
  readonly article: Article;
}

/** A page that has no static HTML and is not here yet (rows ROUTE-09, ROUTE-10). */
export type Arrival =
  | {readonly state: 'loading'}
  | {readonly state: 'failed'; readonly reason: string; readonly retry: () => void};

/** What the reader sees, as far as it depends on navigation. */
export interface NavigationState {
  readonly page: OpenPage;
  /** The next page takes so long that the reader wants to know that it comes (row PROG-01). */
  readonly slow: boolean;
  /** Stands in the open page's place. */
  readonly arrival: Arrival | null;
  /** For screen readers: the title of the page that was opened; empty on the first. */
  readonly announcement: string;
}

/** How every document begins, on the server as in the browser. */
export function firstState(page: OpenPage): NavigationState {
  return {page, slow: false, arrival: null, announcement: ''};
}
