import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {findRoute, withoutTrailingSlash} from '../../core/urls/route-path.ts';
import {withPatterns} from './redirect-patterns.ts';
import type {ImportPlan, Redirect} from './types.ts';

interface RedirectInput {
  readonly wanted: readonly Redirect[];
  readonly lists: ImportPlan['lists'];
  /** Addresses of the old site, without the base and without ending slashes. */
  readonly oldPaths: readonly string[];
  /** Of the new site, without the base. */
  readonly routes: readonly string[];
}

/** The redirects that the new site can have: valid, none of them a page's address, none twice, none through another. */
export function newRedirects({wanted, lists, oldPaths, routes}: RedirectInput): {
  readonly kept: readonly Redirect[];
  readonly findings: readonly Omit<Diagnostic, 'file'>[];
} {
  const byPath = new Map(routes.map((path) => [withoutTrailingSlash(path), path]));
  const isPage = (path: string): boolean => findRoute(path, byPath) !== undefined;
  const kept = new Map<string, string>();
  const findings: Omit<Diagnostic, 'file'>[] = [];
  for (const {from, to} of wanted) {
    const path = withoutTrailingSlash(from);
    if (kept.has(path) || path === withoutTrailingSlash(to)) continue;
    const page = findRoute(path, byPath);
    // A page answers to its own name with `.html` on some hosts, and a redirect does on all.
    if (page !== undefined && (byPath.has(path) || !isSame(page, to))) {
      findings.push(leftOut(from, 'a page has this address'));
    } else if (!/^\/(?!\/)[^?#*\\]*$/.test(path)) {
      findings.push(leftOut(from, 'it is no path of the site'));
    } else kept.set(path, to);
  }
  for (const path of oldPaths) {
    if (byPath.has(path) || kept.has(path)) continue;
    const page = findRoute(path, byPath);
    if (page !== undefined) {
      kept.set(path, page);
      continue;
    }
    const list = lists.find(({below, to}) => below.test(path) && isPage(to));
    if (list !== undefined) kept.set(path, list.to);
  }
  const final = (to: string): string => {
    const seen = new Set<string>();
    let at = to;
    for (let next = kept.get(withoutTrailingSlash(at)); next !== undefined && !seen.has(at); ) {
      seen.add(at);
      at = next;
      next = kept.get(withoutTrailingSlash(at));
    }
    return at;
  };
  const single = [...kept]
    .map(([from, to]) => ({from, to: final(to)}))
    .filter(({from, to}) => from !== to);
  return {kept: withPatterns(single, routes), findings};
}

/** As the configuration has them: those that lead to one page together. */
export function redirectSettings(
  redirects: readonly Redirect[],
): {readonly from: string | readonly string[]; readonly to: string}[] {
  const byTarget = new Map<string, string[]>();
  for (const {from, to} of redirects) byTarget.set(to, [...(byTarget.get(to) ?? []), from]);
  return [...byTarget].map(([to, from]) => ({
    from: from.length === 1 ? (from[0] ?? '') : from,
    to,
  }));
}

function isSame(one: string, other: string): boolean {
  return withoutTrailingSlash(one) === withoutTrailingSlash(other);
}

function leftOut(from: string, reason: string): Omit<Diagnostic, 'file'> {
  return {
    severity: 'warning',
    code: 'redirect-left-out',
    message: `The redirect from \`${from}\` is left out: ${reason}.`,
    hint: 'Docusaurus had no use for it either.',
  };
}
