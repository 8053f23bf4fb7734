import {renderToString} from 'react-dom/server';
import {IslandPage, type IslandPageProps, islandIdPrefix} from './IslandPage.tsx';

/** Renders a frozen page's article. Pure. */
export function renderIsland(props: Omit<IslandPageProps, 'onReady'>): string {
  return renderToString(<IslandPage {...props} />, {identifierPrefix: islandIdPrefix});
}
