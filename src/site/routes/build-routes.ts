import {byKey} from '../../core/collections/collections.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {
  applyTrailingSlash,
  normalizeRoutePath,
  outputPathProblem,
  portabilityProblem,
  routeToOutputPath,
  withoutTrailingSlash,
} from '../../core/urls/href.ts';
import {
  type Content,
  type PrintedVersion,
  type Route,
  type RoutedSite,
  type RouteTable,
  sourceOf,
  type Version,
} from '../types.ts';
import {buildRedirects} from './build-redirects.ts';
import {type Candidate, candidates} from './candidates.ts';
import {outputCollisions} from './output-collisions.ts';
import {duplicatePath, invalidPath, nearlyEqualPaths} from './path-problems.ts';
import {reservedPathProblem} from './reserved-paths.ts';

/** A path with all pages that request it. The path is assigned to the first page. */
interface Claim {
  readonly route: Route;
  readonly claimants: Candidate[];
}

/** Page that is shown for unknown URLs (rows ROUTE-04, OUT-02). */
const notFound: Route = {
  path: '/404.html',
  outputPath: '404.html',
  content: {kind: 'not-found'},
};

/**
 * Assigns a clean path and an output file to each page.
 *
 * If several pages request the same path (row ROUTE-14), the first one gets it. Stand-alone pages precede docs.
 * Versions are in their configured order; in each version, docs sorted by source path precede category pages.
 *
 * @returns In `bySource`, the source of a page that did not get its path is mapped to the page that did. Diagnostics:
 * `duplicate-route` (severity from `onDuplicateRoutes`), `route-invalid` (an error; such pages are not in the table),
 * `output-collision` (an error; such files would overwrite each other), `routes-differ-by-case` and `name-not-portable`
 * (warnings), and those of `buildRedirects`.
 */
export function buildRoutes(content: Content, site: RoutedSite): RouteTable {
  const {config} = site;
  const diagnostics: Diagnostic[] = [];
  const claims = new Map<string, Claim>();
  const refused: Claim[] = [];
  for (const candidate of candidates(content)) {
    const route = toRoute(candidate, config.trailingSlash);
    const key = withoutTrailingSlash(route.path);
    const problem =
      reservedPathProblem(key, config.trailingSlash) ?? outputPathProblem(route.outputPath);
    if (problem !== undefined) {
      diagnostics.push(invalidPath(key, candidate, problem));
      refused.push({route, claimants: [candidate]});
      continue;
    }
    const claim = claims.get(key);
    if (claim === undefined) claims.set(key, {route, claimants: [candidate]});
    else claim.claimants.push(candidate);
  }
  const table = [...claims].sort(byKey);
  const routes = table.map(([, {route}]) => route);
  const byPath = new Map(table.map(([key, {route}]) => [key, route]));
  const {versions, staticFiles} = content;
  const printed = (config.docs?.printPage === true ? versions : [])
    .filter(({docs}) => docs.length > 0)
    .map((version) => printedVersion(version, config.trailingSlash));
  const files = [...staticFiles, ...printed].map(({outputPath}) => outputPath);
  const found = buildRedirects({routes, byPath, versions, files}, site);
  const {redirects, redirectPatterns} = found;
  const taken = new Set(
    [...routes, ...staticFiles, ...redirects].map(({outputPath}) => outputPath),
  );
  return {
    routes,
    notFound,
    byPath,
    bySource: sources([...refused, ...table.map(([, claim]) => claim)]),
    refused: refused.map(({route}) => route),
    // A print page whose path is already taken is not written; `outputCollisions` reports it.
    printed: printed.filter(({outputPath}) => !taken.has(outputPath)),
    redirects,
    redirectPatterns,
    diagnostics: [
      ...diagnostics,
      ...table.flatMap(
        ([key, {claimants}]) => duplicatePath(key, claimants, config.onDuplicateRoutes) ?? [],
      ),
      ...table.flatMap(([, {route, claimants}]) => {
        const location = claimants[0]?.location;
        return (location && portabilityProblem(route.outputPath, location)) ?? [];
      }),
      ...nearlyEqualPaths(table.map(([key, {claimants}]) => ({key, claimants}))),
      ...outputCollisions(
        [...table.map(([, claim]) => claim), {route: notFound, claimants: []}],
        staticFiles,
        {printed, redirects, hasMarkdownPages: config.markdownPages !== 'none'},
      ),
      ...found.diagnostics,
    ],
  };
}

function toRoute({path, content}: Candidate, trailingSlash: boolean | undefined): Route {
  const clean = applyTrailingSlash(normalizeRoutePath(path), trailingSlash);
  return {path: clean, outputPath: routeToOutputPath(clean, trailingSlash), content};
}

function printedVersion(
  {name, path}: Pick<Version, 'name' | 'path'>,
  trailingSlash: boolean | undefined,
): PrintedVersion {
  const own = applyTrailingSlash(`${path === '/' ? '' : path}/print`, trailingSlash);
  return {version: name, path: own, outputPath: routeToOutputPath(own, trailingSlash)};
}

function sources(claims: readonly Claim[]): Map<string, Route> {
  return new Map(
    claims.flatMap(({route, claimants}) =>
      claimants.flatMap((candidate) => {
        const source = sourceOf(candidate);
        return source === undefined ? [] : [[source.sourcePath, route] as const];
      }),
    ),
  );
}
