import {hydrateRoot} from 'react-dom/client';
import {IslandPage, type IslandPageProps, islandIdPrefix} from './IslandPage.tsx';

/** Returns the `mount` function of a frozen page's module, which the frozen format defines. See ARCHITECTURE.md. */
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
