import type {HydrationData} from 'legacydocs';
import {routeToDataPath, routeToHref} from 'legacydocs/urls';

/** What a document tells the browser about itself, in its inline JSON block. */
export interface PageData extends HydrationData {
  /** The article is a component: its module must be there before hydration. */
  readonly hasComponent: boolean;
}

/** Address of the module of a route's article. */
export function articleModuleAddress(routePath: string, baseUrl: string): string {
  return routeToHref(`/${routeToDataPath(routePath)}.js`, baseUrl);
}
