import type {Route} from '../routes/types.ts';
import type {HydrationData} from '../theme/types.ts';
import {addresses} from './addresses.ts';
import type {RenderInput} from './types.ts';

/**
 * What the browser is told of a page.
 *
 * @param stylesheets Styles that only this page needs, relative to the output folder.
 */
export function hydrationData(
  route: Route,
  stylesheets: readonly string[],
  {config, shell, bundle}: Pick<RenderInput, 'config' | 'shell' | 'bundle'>,
): HydrationData {
  return {
    route: {
      ...shell.routeData(route),
      runtime: bundle.runtime,
      stylesheets: addresses(stylesheets, config.baseUrl),
    },
    sidebar: shell.sidebarOf(route),
  };
}
