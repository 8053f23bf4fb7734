import type {PageOpener} from '../navigation/page-opener.ts';
import type {SiteFiles} from '../navigation/site-files.ts';
import type {NavigationStore} from '../navigation/types.ts';

/** The parts of a hydrated page's navigation that other scripts need. */
export interface RunningNavigation {
  readonly store: NavigationStore;
  readonly files: SiteFiles;
  readonly opener: PageOpener;
}

/** Event that requests the navigation. */
const requestEvent = 'legacydocs:navigation';

/**
 * Makes the navigation available to the script that `legacydocs serve` adds to pages. @returns A function that makes it
 * unavailable again.
 */
export function offerNavigation(navigation: RunningNavigation): () => void {
  const answer = (event: Event) => {
    if (event instanceof CustomEvent) event.detail(navigation);
  };
  document.addEventListener(requestEvent, answer);
  return () => document.removeEventListener(requestEvent, answer);
}

/** Returns the navigation of this page; `undefined` before hydration. */
export function runningNavigation(): RunningNavigation | undefined {
  let found: RunningNavigation | undefined;
  const detail = (navigation: RunningNavigation) => {
    found = navigation;
  };
  document.dispatchEvent(new CustomEvent(requestEvent, {detail}));
  return found;
}
