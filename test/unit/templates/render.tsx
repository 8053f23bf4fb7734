import type {RouteData, SiteData} from 'legacydocs';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {RouteContext, SiteContext} from '../../../templates/shared/context.ts';
import {sampleRoute, sampleSite} from './sample-data.ts';

/** Renders a component in the sample site. @param changes Differences from the sample data. */
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
