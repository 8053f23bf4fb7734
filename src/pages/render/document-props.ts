import {contentSecurityPolicy} from '../../core/csp/content-security-policy.ts';
import {routeToHref} from '../../core/urls/href.ts';
import type {Route} from '../../site/routes/types.ts';
import type {PageNeeds} from '../bundle/types.ts';
import type {HeadTag, HydrationData} from '../theme/types.ts';
import type {RenderInput} from './types.ts';

/** Addresses of files of the output, base in front. */
export function addresses(outputPaths: readonly string[], baseUrl: string): string[] {
  return outputPaths.map((outputPath) => routeToHref(`/${outputPath}`, baseUrl));
}

/** For hosts that cannot send headers: the policy in the page itself, before anything that it governs. */
export function policyTags(
  csp: RenderInput['config']['csp'],
  inlineScripts: readonly string[],
): HeadTag[] {
  if (csp.mode !== 'meta') return [];
  const content = contentSecurityPolicy(csp, inlineScripts);
  return [{tag: 'meta', attributes: {'http-equiv': 'Content-Security-Policy', content}}];
}

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
      head: input.layout.head(route),
    };
    last = {asked, props};
    return props;
  };
}

/** What the browser is told of a page. */
function hydrationData(
  route: Route,
  {stylesheets, imports}: PageNeeds,
  {config, layout, bundle}: Pick<RenderInput, 'config' | 'layout' | 'bundle'>,
): HydrationData {
  return {
    route: {
      ...layout.routeData(route),
      runtime: bundle.runtime,
      stylesheets: addresses(stylesheets, config.baseUrl),
      imports: addresses(imports, config.baseUrl),
    },
    sidebar: layout.sidebarOf(route),
  };
}
