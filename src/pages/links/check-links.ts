import {type Diagnostic, severityOf} from '../../core/diagnostics/diagnostic.ts';
import {hostOf, hrefKind, routeToHref, withoutTrailingSlash} from '../../core/urls/href.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {RouteTable} from '../../site/types.ts';
import type {RenderedLink, RenderedPage} from '../types.ts';
import type {FindInCode} from './find-in-sources.ts';
import {isOutputFile, type Location, locatePath, resolveHref, type Target} from './link-target.ts';
import {type BrokenLink, createSuggest, reportBrokenLinks} from './report-broken-links.ts';

export interface LinkCheckerInput {
  readonly config: Pick<SiteConfig, 'baseUrl' | 'onBrokenLinks' | 'onBrokenAnchors'>;
  readonly routes: Pick<RouteTable, 'routes' | 'byPath' | 'notFound' | 'refused'>;
  /** Finds the location of a URL in component code. Default: finds nothing. */
  readonly findInCode?: FindInCode | undefined;
}

/** Checks links while pages are rendered. Links to pages that have not been rendered yet are checked by `finish`. */
export interface LinkChecker {
  addPage(page: RenderedPage): void;
  /**
   * Checks the remaining links.
   *
   * @param outputPaths All output files, relative to the output folder.
   * @returns Broken links, sorted by location. `onBrokenLinks` sets the severity of `broken-link` and `broken-asset`,
   * `onBrokenAnchors` that of `broken-anchor`. Notes (`host-file`) for files that a host serves.
   */
  finish(outputPaths: ReadonlySet<string>): Diagnostic[];
}

interface Found {
  readonly target: Target | undefined;
  readonly location: Location | undefined;
}

/** A link whose target is not known yet, for example because the target has not been rendered. */
interface OpenLink extends Found {
  readonly link: RenderedLink;
  /** Route path of the page that contains the link. */
  readonly route: string;
}

/** Creates a checker for all links on rendered pages: to pages, anchors and files (rows LINK-07, LINK-08). */
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
  /** Hosts and first links, keyed by the URL of a file that only the host serves. */
  const hostFiles = new Map<string, {readonly host: string; readonly link: RenderedLink}>();
  // These pages are not in `byPath`. Links from the 404 page to its own anchors, and links to refused pages, are not
  // broken.
  const others = new Map(
    [routes.notFound, ...routes.refused].map((route) => [routeToHref(route.path, baseUrl), route]),
  );

  const find = (href: string, route: string): Found => {
    const target = resolveHref(href, route, baseUrl);
    const other = target && others.get(target.pathname);
    const location: Location | undefined =
      other === undefined
        ? target && locatePath(target.pathname, baseUrl, routes.byPath)
        : {kind: 'route', route: other};
    return {target, location};
  };
  /**
   * Targets of absolute paths. The targets are cached, because the page layout repeats the same links on every page.
   */
  const found = new Map<string, Found>();
  const findOnce = (href: string, route: string): Found => {
    if (!href.startsWith('/')) return find(href, route);
    const known = found.get(href) ?? find(href, '/');
    found.set(href, known);
    return known;
  };
  const isAnchor = (routePath: string, fragment: string): boolean | undefined =>
    // `#top` is the top of every page (HTML standard, "find a potential indicated element").
    fragment === '' || fragment.toLowerCase() === 'top'
      ? true
      : anchors.get(withoutTrailingSlash(routePath))?.has(fragment);

  const addLink = (link: RenderedLink, route: string): void => {
    const kind = hrefKind(link.href);
    if (kind === 'external' || kind === 'pathname') return;
    const host = hostOf(link.href);
    if (host !== undefined) {
      if (!hostFiles.has(link.href)) hostFiles.set(link.href, {host, link});
      return;
    }
    const {target, location} = findOnce(link.href, route);
    if (location?.kind === 'route') {
      // An asset's fragment refers to a part of an SVG image, not to an anchor.
      const fragment = link.kind === 'page' ? target?.fragment : '';
      if (isAnchor(location.route.path, fragment ?? '')) return;
    }
    open.push({link, route, target, location});
  };

  const problemOf = (
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
        // Links to the page's own headings are checked here, because they are frequent.
        const isOwn = link.kind === 'page' && link.href.startsWith('#');
        if (link.isSettled || (isOwn && offered.has(link.href.slice(1)))) continue;
        addLink(link, route);
      }
    },
    finish(outputPaths) {
      const broken = open.flatMap((openLink): BrokenLink[] => {
        const code = problemOf(openLink, outputPaths);
        const severity = code && severities[code];
        if (code === undefined || severity === undefined) return [];
        return [{...openLink, link: located(openLink.link), code, severity}];
      });
      const files = [...outputPaths].filter((path) => !/^_data\/|\.html$/.test(path)).sort();
      const served = [...hostFiles].map(([href, {host, link}]): Diagnostic => {
        const {file, line, column} = located(link).location;
        return {
          severity: 'info',
          code: 'host-file',
          message: `\`${href}\` is not part of the site: ${host} serves the file.`,
          file,
          line,
          column,
          consequence: 'On other hosts, and in previews, the file is missing.',
          hint: `If the site is not on ${host}, remove the URL.`,
        };
      });
      const reports = reportBrokenLinks(broken, {
        baseUrl,
        anchorsOf: (routePath) => anchors.get(withoutTrailingSlash(routePath)) ?? new Set(),
        suggestPage: createSuggest(routes.routes.map(({path}) => path)),
        suggestFile: createSuggest(files.map((path) => `/${path}`)),
        isRoute: (path) => routes.byPath.has(withoutTrailingSlash(path)),
      });
      return [...reports, ...served];
    },
  };
}
