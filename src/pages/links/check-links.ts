import {type Diagnostic, severityOf} from '../../core/diagnostics/diagnostic.ts';
import {hrefKind, routeToHref} from '../../core/urls/href.ts';
import {withoutTrailingSlash} from '../../core/urls/route-path.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {RouteTable} from '../../site/routes/types.ts';
import type {RenderedLink, RenderedPage} from '../render/types.ts';
import type {FindInCode} from './find-in-sources.ts';
import {isOutputFile, type Location, locatePath, resolveHref, type Target} from './link-target.ts';
import {type BrokenLink, createSuggest, reportBrokenLinks} from './report-broken-links.ts';

export interface LinkCheckerInput {
  readonly config: Pick<SiteConfig, 'baseUrl' | 'onBrokenLinks' | 'onBrokenAnchors'>;
  readonly routes: Pick<RouteTable, 'routes' | 'byPath' | 'notFound' | 'refused'>;
  /** Finds where code writes an address that components render. Default: nowhere. */
  readonly findInCode?: FindInCode | undefined;
}

/** Takes the pages as they are rendered; keeps only what cannot be decided yet. */
export interface LinkChecker {
  addPage(page: RenderedPage): void;
  /**
   * @param outputPaths Every file of the output, relative to it.
   * @returns Everything that is broken: `broken-link`, `broken-asset` (both weigh as `onBrokenLinks`
   * says) and `broken-anchor` (`onBrokenAnchors`), sorted by location.
   */
  finish(outputPaths: ReadonlySet<string>): Diagnostic[];
}

/** A link whose target is not known to exist yet. */
interface OpenLink {
  readonly link: RenderedLink;
  /** The page that shows it. */
  readonly route: string;
  readonly target: Target | undefined;
  readonly location: Location | undefined;
}

/** An anchor that is written as it is. */
const plainFragment = /^#[\w-]+$/;

/** A path of the host. */
const plainPath = /^\/(?!\/)[^?#]*$/;

/** Check every address of every rendered page: pages, anchors and files (rows LINK-07, LINK-08). */
export function createLinkChecker({
  config,
  routes,
  findInCode = () => undefined,
}: LinkCheckerInput): LinkChecker {
  const {baseUrl} = config;
  const severities = {
    'broken-link': severityOf(config.onBrokenLinks),
    'broken-asset': severityOf(config.onBrokenLinks),
    'broken-anchor': severityOf(config.onBrokenAnchors),
  };
  const anchors = new Map<string, ReadonlySet<string>>();
  const open: OpenLink[] = [];
  // The layout repeats the same addresses on every page.
  const targets = new Map<string, Target | undefined>();
  const locations = new Map<string, Location>(
    // No route leads there, but its own anchors are looked for on it.
    [routes.notFound, ...routes.refused].map((route) => [
      routeToHref(route.path, baseUrl),
      {kind: 'route', route},
    ]),
  );

  const resolve = (href: string, route: string): Target | undefined => {
    if (!href.startsWith('/')) return resolveHref(href, route, baseUrl);
    if (!targets.has(href)) targets.set(href, resolveHref(href, '/', baseUrl));
    return targets.get(href);
  };
  const locate = (pathname: string): Location => {
    const location = locations.get(pathname) ?? locatePath(pathname, baseUrl, routes.byPath);
    locations.set(pathname, location);
    return location;
  };
  const pagesByHref = new Map<string, boolean>();
  /** Whether it is an absolute path of a page, without an anchor. */
  const leadsToRoute = (href: string): boolean => {
    const known = pagesByHref.get(href);
    if (known !== undefined) return known;
    const target = plainPath.test(href) ? resolve(href, '/') : undefined;
    const leads = target !== undefined && locate(target.pathname).kind === 'route';
    pagesByHref.set(href, leads);
    return leads;
  };
  const isAnchor = (routePath: string, fragment: string): boolean | undefined =>
    // `top` is the top of any page (HTML standard, "find a potential indicated element").
    fragment === '' || fragment.toLowerCase() === 'top'
      ? true
      : anchors.get(withoutTrailingSlash(routePath))?.has(fragment);

  /** Most links of a page lead to the page itself, or are the layout's: what can be told at a glance is told first. */
  const isPlainlyGood = ({href, kind}: RenderedLink, offered: ReadonlySet<string>): boolean =>
    href.startsWith('#')
      ? kind === 'page' && plainFragment.test(href) && offered.has(href.slice(1))
      : leadsToRoute(href);

  const addLink = (link: RenderedLink, route: string): void => {
    const kind = hrefKind(link.href);
    if (kind === 'external' || kind === 'pathname') return;
    const target = resolve(link.href, route);
    const location = target && locate(target.pathname);
    if (location?.kind === 'route') {
      // A picture inside a drawing is no anchor.
      const fragment = link.kind === 'page' ? target?.fragment : '';
      if (isAnchor(location.route.path, fragment ?? '')) return;
    }
    open.push({link, route, target, location});
  };

  const verdict = (
    {link, target, location}: OpenLink,
    outputPaths: ReadonlySet<string>,
  ): BrokenLink['code'] | undefined => {
    if (location?.kind === 'route') {
      return isAnchor(location.route.path, target?.fragment ?? '') === false
        ? 'broken-anchor'
        : undefined;
    }
    if (location?.kind === 'other' && isOutputFile(location.sitePath, outputPaths)) {
      return undefined;
    }
    return link.kind === 'asset' ? 'broken-asset' : 'broken-link';
  };

  const located = (link: RenderedLink): RenderedLink => {
    const isLocated = link.location.key !== undefined || link.location.line !== undefined;
    const location = isLocated ? undefined : findInCode(link.href, link.location.file);
    return location === undefined ? link : {...link, location};
  };

  return {
    addPage({route, anchors: offered, links}) {
      anchors.set(withoutTrailingSlash(route), offered);
      for (const link of links) {
        if (!link.isSettled && !isPlainlyGood(link, offered)) addLink(link, route);
      }
    },
    finish(outputPaths) {
      const broken = open.flatMap((openLink): BrokenLink[] => {
        const code = verdict(openLink, outputPaths);
        const severity = code && severities[code];
        if (code === undefined || severity === undefined) return [];
        return [{...openLink, link: located(openLink.link), code, severity}];
      });
      const files = [...outputPaths].filter((path) => !/^_data\/|\.html$/.test(path)).sort();
      return reportBrokenLinks(broken, {
        baseUrl,
        anchorsOf: (routePath) => anchors.get(withoutTrailingSlash(routePath)) ?? new Set(),
        suggestPage: createSuggest(routes.routes.map(({path}) => path)),
        suggestFile: createSuggest(files.map((path) => `/${path}`)),
        isRoute: (path) => routes.byPath.has(withoutTrailingSlash(path)),
      });
    },
  };
}
