import {afterLoadWhenIdle, markRuntimeStarted} from './browser/document.ts';

/**
 * The first script of a page, and the only one before it has loaded: everything else waits until the reader
 * has the page and the browser has nothing better to do.
 *
 * @param loadRuntime Loads React, the theme and the client. Without it the page stays static and readable.
 */
export function start(loadRuntime: () => Promise<unknown>): void {
  markRuntimeStarted();
  afterLoadWhenIdle(() => loadRuntime().then(undefined, () => undefined));
}
