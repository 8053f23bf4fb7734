import {restoreInlineStyles} from '../../client/browser/inline-styles.ts';
import {islandsIn} from '../../client/browser/islands.ts';

/** Exports of a frozen page's module. See ARCHITECTURE.md. */
interface IslandModule {
  /**
   * Hydrates the components.
   *
   * @returns A promise that resolves after hydration with a function that unmounts the components.
   */
  readonly mount: (element: HTMLElement) => Promise<() => void>;
}

/** Settles when the islands on the page that was shown last are hydrated. */
export let islandsMounted: Promise<unknown> = Promise.resolve();

/**
 * Hydrates a frozen page's components. A component whose module cannot be loaded stays static.
 *
 * @returns `ready`, which resolves after hydration, and `end`, which unmounts the components; `undefined` if the page
 * has no such components.
 */
export function mountIslands(
  root: ParentNode,
): {readonly ready: Promise<unknown>; readonly end: () => void} | undefined {
  const islands = islandsIn(root);
  if (islands.length === 0) return undefined;
  restoreInlineStyles();
  let hasEnded = false;
  const ends: (() => void)[] = [];
  const ready = islands.map(async ({element, address}) => {
    try {
      const {mount}: IslandModule = await import(address);
      if (hasEnded) return;
      const end = await mount(element);
      if (hasEnded) end();
      else ends.push(end);
    } catch {
      // The page remains static and readable.
    }
  });
  islandsMounted = Promise.all(ready);
  return {
    ready: islandsMounted,
    end: () => {
      hasEnded = true;
      for (const end of ends) end();
    },
  };
}
