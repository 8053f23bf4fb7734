import {afterLoadWhenIdle, markRuntimeStarted} from './browser/document.ts';
import {rememberIntents} from './browser/early-intents.ts';

/**
 * The first script of a page, and the only one before it has loaded: everything else waits until the reader
 * has the page and the browser has nothing better to do, or the reader asks for it (row ROUTE-07).
 *
 * @param loadRuntime Loads React, the theme and the client. Without it the page stays static and readable.
 */
export function start(loadRuntime: () => Promise<unknown>): void {
  markRuntimeStarted();
  // A second call asks for nothing more.
  const load = () =>
    loadRuntime().then(
      () => undefined,
      () => undefined,
    );
  rememberIntents(load);
  afterLoadWhenIdle(load);
}
