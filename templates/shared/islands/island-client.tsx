import {hydrateRoot} from 'react-dom/client';
import {IslandPage, type IslandPageProps, islandIdPrefix} from './IslandPage.tsx';

/** Returns the `mount` function for a frozen page's module. The function is part of the frozen format. See ARCHITECTURE.md. */
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
