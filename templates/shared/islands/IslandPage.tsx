import siteData from 'legacydocs:site-data';
import type {RouteData} from 'legacydocs';
import {type ComponentType, useLayoutEffect} from 'react';
import {ErrorBoundary} from '../../ErrorBoundary/ErrorBoundary.tsx';
import {RouteContext, SiteContext} from '../context.ts';

export interface IslandPageProps {
  /** The page's components. */
  readonly content: ComponentType;
  /** Route at the time of freezing. */
  readonly route: RouteData;
  readonly onReady?: (() => void) | undefined;
}

/** Prefix of React's generated ids, since the page has another root with ids of its own. */
export const islandIdPrefix = 'island-';

/** The article of a frozen page, with the contexts of its components. */
export function IslandPage({content: Content, route, onReady}: IslandPageProps) {
  useLayoutEffect(() => onReady?.(), [onReady]);
  return (
    <SiteContext value={siteData}>
      <RouteContext value={route}>
        <ErrorBoundary>
          <Content />
        </ErrorBoundary>
      </RouteContext>
    </SiteContext>
  );
}
