import {restoreInlineStyles} from '../../client/browser/inline-styles.ts';
import {islandsIn} from '../../client/browser/islands.ts';

/** What the module of a frozen page exports: see ARCHITECTURE.md. */
interface IslandModule {
  /** @returns Once the components are alive. Its value ends them. */
  readonly mount: (element: HTMLElement) => Promise<() => void>;
}

/** Settles when the components of the page shown last handle events. */
export let islandsMounted: Promise<unknown> = Promise.resolve();

/**
 * Bring the components of a frozen page to life. Without their module they stay as they were rendered.
 *
 * @returns `undefined` where there are none.
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
      // The page stays as it is: static and readable.
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
