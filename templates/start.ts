import {afterLoadWhenIdle, markRuntimeStarted} from './client/browser/document.ts';
import {rememberIntents} from './client/browser/early-intents.ts';
import {followSteps, isAwaited, onFirstSign} from './client/browser/first-sign.ts';
import {prefetchFile, savesData} from './client/browser/network.ts';
import {searchFor} from './client/browser/search-for.ts';
import {onSearchRequest} from './client/browser/search-requests.ts';

/** What brings a page to life. */
export interface Life {
  /** Address of the script that it stands on: most of the bytes. */
  readonly core: string;
  /** Loads React, the theme and the client. Without it the page stays static and readable. */
  readonly load: () => Promise<unknown>;
}

/**
 * The first script of a page, and the only one that runs before the reader gives a sign of wanting more than
 * to read: moves the pointer, scrolls, touches the page or a key (row ROUTE-07).
 */
export function start({core, load}: Life): void {
  markRuntimeStarted();
  rememberIntents(load);
  followSteps();
  onSearchRequest((query) => void searchFor(query));
  // A second call asks for nothing more.
  const liveWhenIdle = () => afterLoadWhenIdle(() => void load().catch(() => undefined));
  if (isAwaited()) liveWhenIdle();
  else {
    // Not as a module: a slow phone would be busy with compiling it.
    if (!savesData()) afterLoadWhenIdle(() => prefetchFile(core));
    onFirstSign(liveWhenIdle);
  }
}
