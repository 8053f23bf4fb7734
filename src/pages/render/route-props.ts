import type {Route} from '../../site/routes/types.ts';
import type {PageNeeds} from '../bundle/types.ts';
import type {HeadTag, HydrationData} from '../theme/types.ts';
import {addresses} from './addresses.ts';
import type {RenderInput} from './types.ts';

/** What stands around an article. */
export interface RouteProps {
  readonly hydration: HydrationData;
  readonly head: readonly HeadTag[];
}

export type PropsOf = (route: Route, needs: PageNeeds) => RouteProps;

/** Makes them once for a page's key and for its document, which follow one another. */
export function createRouteProps(input: RenderInput): PropsOf {
  let last: {readonly asked: readonly unknown[]; readonly props: RouteProps} | undefined;
  return (route, needs) => {
    const asked = [route, ...needs.stylesheets, ...needs.imports];
    const isLast =
      last?.asked.length === asked.length && asked.every((part, at) => part === last?.asked[at]);
    if (last !== undefined && isLast) return last.props;
    const props = {
      hydration: hydrationData(route, needs, input),
      head: input.shell.head(route),
    };
    last = {asked, props};
    return props;
  };
}

/** What the browser is told of a page. */
function hydrationData(
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
