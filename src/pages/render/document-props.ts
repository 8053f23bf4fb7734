import {contentSecurityPolicy} from '../../core/csp/content-security-policy.ts';
import {nameHash} from '../../core/hash/sha256.ts';
import {type StyleRule, styleSheet} from '../../core/html/inline-styles.ts';
import {routeToHref} from '../../core/urls/href.ts';
import type {Route} from '../../site/types.ts';
import type {HeadTag, HydrationData} from '../theme/types.ts';
import type {PageNeeds, RenderInput} from '../types.ts';

/** Returns the URLs of output files. */
export function outputHrefs(outputPaths: readonly string[], baseUrl: string): string[] {
  return outputPaths.map((outputPath) => routeToHref(`/${outputPath}`, baseUrl));
}

/** A document whose inline styles, which a policy would block, are in a style sheet. */
interface StyledDocument {
  readonly html: string;
  readonly styles?: {readonly outputPath: string; readonly contents: string};
}

/** Links a document to a style sheet with the rules that replace its inline styles. */
export function linkStyles(
  {html, rules}: {readonly html: string; readonly rules: readonly StyleRule[]},
  baseUrl: string,
): StyledDocument {
  if (rules.length === 0) return {html};
  const contents = styleSheet(rules);
  const outputPath = `assets/css/inline.${nameHash(contents)}.css`;
  const [href = ''] = outputHrefs([outputPath], baseUrl);
  const link = `<link rel="stylesheet" href="${href}">\n</head>`;
  return {html: html.replace('</head>', () => link), styles: {outputPath, contents}};
}

/**
 * Returns the policy as a `<meta>` tag, for hosts that cannot send headers. The tag must precede everything that the
 * policy governs.
 */
export function policyTags(
  csp: RenderInput['config']['csp'],
  inlineScripts: readonly string[],
): HeadTag[] {
  if (csp.mode !== 'meta') return [];
  const content = contentSecurityPolicy(csp, inlineScripts);
  return [{tag: 'meta', attributes: {'http-equiv': 'Content-Security-Policy', content}}];
}

/** The layout and head tags for a page. */
interface RouteProps {
  readonly hydration: HydrationData;
  readonly head: readonly HeadTag[];
}

export type PropsOf = (route: Route, needs: PageNeeds) => RouteProps;

/**
 * Returns a function that creates page props. The function caches its latest result, because both a page's cache key
 * and its document need the props.
 */
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

/** Returns the data with which the page is hydrated. */
function hydrationData(
  route: Route,
  {stylesheets, imports}: PageNeeds,
  {config, layout, bundle}: Pick<RenderInput, 'config' | 'layout' | 'bundle'>,
): HydrationData {
  return {
    route: {
      ...layout.routeData(route),
      runtime: bundle.runtime,
      stylesheets: outputHrefs(stylesheets, config.baseUrl),
      imports: outputHrefs(imports, config.baseUrl),
    },
    sidebar: layout.sidebarOf(route),
  };
}
