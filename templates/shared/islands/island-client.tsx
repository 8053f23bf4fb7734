import {hydrateRoot} from 'react-dom/client';
import {IslandPage, type IslandPageProps, islandIdPrefix} from './IslandPage.tsx';

/** What the module of a frozen page exports as `mount`: see ARCHITECTURE.md, which promises it to every later shell. */
export function createIsland({content, route}: Omit<IslandPageProps, 'onReady'>) {
  return (element: HTMLElement): Promise<() => void> =>
    new Promise((resolve) => {
      const root = hydrateRoot(
        element,
        <IslandPage
          content={content}
          route={route}
          onReady={() => resolve(() => root.unmount())}
        />,
        {identifierPrefix: islandIdPrefix},
      );
    });
}
