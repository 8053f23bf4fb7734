import type {RouteData, SiteData} from 'legacydocs';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {RouteContext, SiteContext} from '../../../templates/shared/context.ts';
import {sampleRoute, sampleSite} from './sample-data.ts';

/** Returns a component's HTML in the sample site. `changes` are the differences from the sample data. */
export function render(
  element: ReactNode,
  changes: {readonly site?: Partial<SiteData>; readonly route?: Partial<RouteData>} = {},
): string {
  return renderToStaticMarkup(
    <SiteContext value={sampleSite(changes.site)}>
      <RouteContext value={sampleRoute(changes.route)}>{element}</RouteContext>
    </SiteContext>,
  );
}
