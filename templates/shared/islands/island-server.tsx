import {renderToString} from 'react-dom/server';
import {IslandPage, type IslandPageProps, islandIdPrefix} from './IslandPage.tsx';

/** Renders the article of a frozen page. Pure. */
export function renderIsland(props: Omit<IslandPageProps, 'onReady'>): string {
  return renderToString(<IslandPage {...props} />, {identifierPrefix: islandIdPrefix});
}
