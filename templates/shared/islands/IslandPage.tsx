import siteData from 'legacydocs:site-data';
import type {RouteData} from 'legacydocs';
import {type ComponentType, useLayoutEffect} from 'react';
import {ErrorBoundary} from '../../ErrorBoundary/ErrorBoundary.tsx';
import {RouteContext, SiteContext} from '../context.ts';

export interface IslandPageProps {
  /** Component that renders the article. */
  readonly content: ComponentType;
  /** Route at the time when the page was frozen. */
  readonly route: RouteData;
  readonly onReady?: (() => void) | undefined;
}

/** Prefix for React's generated ids, because the page has another root that generates ids. */
export const islandIdPrefix = 'island-';

/** A frozen page's article, with the contexts that its components need. */
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
