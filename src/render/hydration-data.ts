import type {PageNeeds} from '../bundle/types.ts';
import type {Route} from '../routes/types.ts';
import type {HydrationData} from '../theme/types.ts';
import {addresses} from './addresses.ts';
import type {RenderInput} from './types.ts';

/** What the browser is told of a page. */
export function hydrationData(
  route: Route,
  {stylesheets, imports}: PageNeeds,
  {config, shell, bundle}: Pick<RenderInput, 'config' | 'shell' | 'bundle'>,
): HydrationData {
  return {
    route: {
      ...shell.routeData(route),
      runtime: bundle.runtime,
      stylesheets: addresses(stylesheets, config.baseUrl),
      imports: addresses(imports, config.baseUrl),
    },
    sidebar: shell.sidebarOf(route),
  };
}
