import {afterLoadWhenIdle, markRuntimeStarted} from './client/browser/document.ts';
import {queueEarlyInput} from './client/browser/early-input.ts';
import {
  followHistory,
  needsHydration,
  onFirstInteraction,
} from './client/browser/first-interaction.ts';
import {prefetchFile, savesData} from './client/browser/network.ts';

export interface Runtime {
  /** URL of the React script, which is the largest script. */
  readonly core: string;
  /** Loads React, the theme and the client. If loading fails, the page remains static and readable. */
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
  // `load` can be called repeatedly, because modules are loaded only once.
  const hydrateWhenIdle = () => afterLoadWhenIdle(() => void load().catch(() => undefined));
  if (needsHydration()) hydrateWhenIdle();
  else {
    // Prefetched instead of imported, because compiling the script would keep a slow phone busy.
    if (!savesData()) afterLoadWhenIdle(() => prefetchFile(core));
    onFirstInteraction(hydrateWhenIdle);
  }
}
