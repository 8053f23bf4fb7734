import type {NavigationStore} from '../navigation/navigation-store.ts';
import type {PageOpener} from '../navigation/page-opener.ts';
import type {SiteFiles} from '../navigation/site-files.ts';

/** The parts of the navigation of a page that is alive. */
export interface RunningNavigation {
  readonly store: NavigationStore;
  readonly files: SiteFiles;
  readonly opener: PageOpener;
}

/** Asks a page for its running navigation. */
const question = 'legacydocs:navigation';

/** Answer the script that `legacydocs serve` adds to pages. Nobody else asks. @returns Ends it. */
export function offerNavigation(navigation: RunningNavigation): () => void {
  const answer = (event: Event) => {
    if (event instanceof CustomEvent) event.detail(navigation);
  };
  document.addEventListener(question, answer);
  return () => document.removeEventListener(question, answer);
}

/** @returns `undefined` while the page is not alive. */
export function runningNavigation(): RunningNavigation | undefined {
  let found: RunningNavigation | undefined;
  const detail = (navigation: RunningNavigation) => {
    found = navigation;
  };
  document.dispatchEvent(new CustomEvent(question, {detail}));
  return found;
}
