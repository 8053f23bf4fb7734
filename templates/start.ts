import {afterLoadWhenIdle, markRuntimeStarted} from './client/browser/document.ts';
import {queueEarlyInput} from './client/browser/early-input.ts';
import {
  followHistory,
  needsHydration,
  onFirstInteraction,
} from './client/browser/first-interaction.ts';
import {prefetchFile, savesData} from './client/browser/network.ts';
import {onSearchRequest, searchFor} from './client/browser/search.ts';

export interface Runtime {
  /** URL of the React script, which holds most of the bytes. */
  readonly core: string;
  /** Loads React, the theme and the client. Without it the page stays static and readable. */
  readonly load: () => Promise<unknown>;
}

/**
 * Starts a page: the only script that runs before the first user interaction, such as a pointer movement, scrolling,
 * a touch or a key (row ROUTE-07).
 */
export function start({core, load}: Runtime): void {
  markRuntimeStarted();
  queueEarlyInput(load);
  followHistory();
  onSearchRequest((query) => void searchFor(query));
  // `load` may be called again: modules are loaded once.
  const hydrateWhenIdle = () => afterLoadWhenIdle(() => void load().catch(() => undefined));
  if (needsHydration()) hydrateWhenIdle();
  else {
    // Prefetched instead of imported: compiling would keep a slow phone busy.
    if (!savesData()) afterLoadWhenIdle(() => prefetchFile(core));
    onFirstInteraction(hydrateWhenIdle);
  }
}
