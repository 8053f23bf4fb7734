import {groupBy} from '../../core/collections/collections.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {findRoute, withoutTrailingSlash} from '../../core/urls/href.ts';
import {decide} from './findings.ts';
import type {ImportPlan, Redirect} from './importer.ts';

interface RedirectInput {
  readonly wanted: readonly Redirect[];
  readonly fallbacks: ImportPlan['fallbacks'];
  /** The old site's URLs, without base path and trailing slashes. */
  readonly oldPaths: readonly string[];
  /** The new site's routes, without the base path. */
  readonly routes: readonly string[];
}

/**
 * Returns the redirects of the new site: the valid redirects of the old site, and redirects from old URLs that are not
 * URLs of the new site. None of them begins at a page, repeats another one, or leads through another one.
 */
export function newRedirects({wanted, fallbacks, oldPaths, routes}: RedirectInput): {
  readonly kept: readonly Redirect[];
  readonly findings: readonly Diagnostic[];
} {
  const byPath = new Map(routes.map((path) => [withoutTrailingSlash(path), path]));
  const kept = new Map<string, string>();
  const findings: Diagnostic[] = [];
  const omit = (from: string, reason: string): void => {
    findings.push(
      decide('redirect-left-out', `The redirect from \`${from}\` is omitted: ${reason}.`, {
        hint: 'Check whether readers need the redirect.',
      }),
    );
  };
  for (const {from, to} of wanted) {
    const path = withoutTrailingSlash(from);
    if (kept.has(path) || path === withoutTrailingSlash(to)) continue;
    const page = findRoute(path, byPath);
    // Some hosts serve a page also at its path with `.html`. A redirect works on all hosts.
    const isSame = page !== undefined && withoutTrailingSlash(page) === withoutTrailingSlash(to);
    if (page !== undefined && (byPath.has(path) || !isSame)) omit(from, 'a page has this path');
    // The build writes the Markdown of pages beside them.
    else if (path.endsWith('.md') && byPath.has(path.slice(0, -3))) {
      omit(from, 'the Markdown of a page has this path');
    } else if (!/^\/(?!\/)[^?#*\\]*$/.test(path)) omit(from, 'it is not a path of the site');
    else kept.set(path, to);
  }
  for (const path of oldPaths) {
    if (byPath.has(path) || kept.has(path)) continue;
    const page = findRoute(path, byPath);
    const fallback = fallbacks.find(
      ({match, to}) => match.test(path) && findRoute(to, byPath) !== undefined,
    );
    const to = page ?? fallback?.to;
    if (to !== undefined) kept.set(path, to);
  }
  const single = [...kept.keys()]
    .map((from) => ({from, to: finalTarget(from, kept)}))
    .filter(({from, to}) => from !== to);
  return {kept: withPatterns(single, routes), findings};
}

/** Returns a redirect to each page from its path with an extension. */
export function redirectsFromEnding(paths: readonly string[], ending = 'html'): Redirect[] {
  return paths
    .filter((to) => !to.endsWith('/') && to !== '/404')
    .map((to) => ({from: `${to}.${ending}`, to}));
}

function finalTarget(from: string, redirects: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let at = from;
  for (;;) {
    const next = redirects.get(withoutTrailingSlash(at));
    if (next === undefined || seen.has(at)) return at;
    seen.add(at);
    at = next;
  }
}

/** Returns the redirects as settings, with one entry for each target. */
export function redirectSettings(
  redirects: readonly Redirect[],
): {readonly from: string | readonly string[]; readonly to: string}[] {
  return [...groupBy(redirects, ({to}) => to)].map(([to, [first, ...others]]) => ({
    from: others.length === 0 ? first.from : [first, ...others].map(({from}) => from),
    // The path of a page can contain spaces, but a URL cannot.
    to: to.replace(/\s/g, encodeURIComponent),
  }));
}

/** Minimum number of redirects that a pattern can replace. Fewer redirects are clearer without a pattern. */
const minPatternSize = 4;

/**
 * Replaces redirects that differ only in their prefix with a pattern: `/v1/*` to `/docs/1.x/:splat`. The pattern must
 * match the same URLs: each page below the new prefix must have a redirect, and there must not be a page below the old
 * prefix.
 *
 * @param routes The new site's routes, without the base path.
 */
export function withPatterns(
  redirects: readonly Redirect[],
  routes: readonly string[],
): readonly Redirect[] {
  const patterns = [...groupBy(redirects, beginnings)].flatMap(([key, group]) => {
    const [from = '', to = ''] = key?.split(' ') ?? [];
    const isComplete =
      key !== undefined &&
      group.length >= minPatternSize &&
      routes.filter((route) => route.startsWith(`${to}/`)).length === group.length &&
      !routes.some((route) => route.startsWith(`${from}/`));
    return isComplete ? [{pattern: {from: `${from}/*`, to: `${to}/:splat`}, group}] : [];
  });
  const replaced = new Set(patterns.flatMap(({group}) => group));
  return [
    ...redirects.filter((one) => !replaced.has(one)),
    ...patterns.map(({pattern}) => pattern),
  ];
}

/**
 * Returns both paths without their common suffix, separated by a space; `undefined` if a pattern cannot replace them.
 */
function beginnings({from, to}: Redirect): string | undefined {
  if (to.includes('#') || !to.startsWith('/')) return undefined;
  const [olds, news] = [from.split('/'), to.split('/')];
  const shortest = Math.min(olds.length, news.length);
  let common = 0;
  while (olds.at(-1 - common) === news.at(-1 - common) && common < shortest - 1) common += 1;
  const beginning = olds.slice(0, olds.length - common).join('/');
  // An empty prefix would match every URL on the old site.
  if (common === 0 || beginning === '') return undefined;
  return `${beginning} ${news.slice(0, news.length - common).join('/')}`;
}
