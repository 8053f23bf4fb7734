import siteData from 'legacydocs:site-data';
import type {RouteData} from 'legacydocs';
import {type ComponentType, useLayoutEffect} from 'react';
import {ErrorBoundary} from '../../ErrorBoundary/ErrorBoundary.tsx';
import {RouteContext, SiteContext} from '../context.ts';

export interface IslandPageProps {
  /** The page's components. */
  readonly content: ComponentType;
  /** As it was when the page was frozen. */
  readonly route: RouteData;
  readonly onReady?: (() => void) | undefined;
}

/** Before the ids that React makes: a page has another root, which makes its own. */
export const islandIdPrefix = 'island-';

/** A frozen page's article, with everything that its components may ask for. */
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
