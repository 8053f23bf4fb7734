import {type Diagnostic, type Location, printable} from '../../core/diagnostics/diagnostic.ts';
import {
  decodePath,
  hrefKind,
  routeToHref,
  splitHref,
  withoutBaseUrl,
  withoutTrailingSlash,
} from '../../core/urls/href.ts';
import type {RedirectPattern, Route} from '../types.ts';
import {reservedPathProblem} from './reserved-paths.ts';

/** Placeholder at the end of a target for the part of the path that `*` matched, as in Netlify and Cloudflare Pages. */
const splat = ':splat';

/** A redirect as written in the configuration. */
export interface WrittenRedirect {
  /** Ends with `*` in a pattern. */
  readonly from: string;
  readonly to: string;
  readonly location: Location;
}

interface PatternInput {
  readonly baseUrl: string;
  readonly byPath: ReadonlyMap<string, Route>;
  /** Files other than pages, relative to the output folder. */
  readonly files: readonly string[];
}

interface ResolvedPatterns {
  /** Sorted by length, longest first; the first match applies. */
  readonly patterns: readonly RedirectPattern[];
  /** Equivalent single redirects, for hosts that do not support redirect rules. */
  readonly expanded: readonly WrittenRedirect[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Resolves redirects for URLs with a common prefix. If the target ends with a placeholder (`/docs/1.x/:splat`), each
 * page below the target gets a redirect.
 *
 * @returns Diagnostics: `redirect-invalid`, `redirect-collision` with pages, files or another pattern, `redirect-loop`
 * (errors; such patterns are omitted), `redirect-chain`, `redirect-nowhere` (warnings).
 */
export function resolvePatterns(
  written: readonly WrittenRedirect[],
  input: PatternInput,
): ResolvedPatterns {
  const diagnostics: Diagnostic[] = [];
  const table = new Map<string, RedirectPattern>();
  for (const one of written) {
    const pattern = patternOf(one, input.baseUrl);
    const problem = problemOf(pattern, table, input);
    if (problem === undefined) table.set(pattern.from, pattern);
    else diagnostics.push(problem);
  }
  const known = [...table.values()].sort(longestFirst);
  const patterns: RedirectPattern[] = [];
  for (const pattern of known) {
    const {followed, problem} = follow(pattern, known, input.baseUrl);
    if (problem !== undefined) diagnostics.push(problem);
    if (followed !== undefined) patterns.push(followed);
  }
  const expanded = patterns.flatMap((pattern) => {
    const single = expand(pattern, input);
    if (single.length === 0) diagnostics.push(...nowhere(pattern, input));
    return single;
  });
  return {patterns, expanded, diagnostics};
}

function longestFirst(a: RedirectPattern, b: RedirectPattern): number {
  return b.from.length - a.from.length || (a.from < b.from ? -1 : 1);
}

function patternOf({from, to, location}: WrittenRedirect, baseUrl: string): RedirectPattern {
  const prefix = decodePath(withoutBaseUrl(from.slice(0, -1), baseUrl));
  return {from: prefix, href: hrefOf(to, baseUrl), written: to, location};
}

/** Returns the URL of a target. URLs of pages have the same form as links to those pages (row SLASH-02). */
export function hrefOf(to: string, baseUrl: string, route?: Route): string {
  if (hrefKind(to) === 'external') return to;
  const {pathname, search, hash} = splitHref(to);
  const path = route?.path ?? decodePath(withoutBaseUrl(pathname, baseUrl));
  return routeToHref(path, baseUrl) + search + hash;
}

/** Returns the decoded path of a pattern's target, without `:splat`; `undefined` for a target on another site. */
function targetOf(href: string, baseUrl: string): string | undefined {
  if (hrefKind(href) === 'external') return undefined;
  const path = decodePath(withoutBaseUrl(splitHref(href).pathname, baseUrl));
  return href.endsWith(splat) ? path.slice(0, -splat.length) : path;
}

function problemOf(
  pattern: RedirectPattern,
  table: ReadonlyMap<string, RedirectPattern>,
  {byPath, files}: PatternInput,
): Diagnostic | undefined {
  const {from, location} = pattern;
  const shown = nameOf(pattern);
  const invalid =
    /(?:^|\/)\.{1,2}\//.test(from) || from.includes('//')
      ? 'the path contains `//`, or a folder named `.` or `..`'
      : reservedPathProblem(withoutTrailingSlash(from), undefined);
  if (invalid !== undefined) {
    return {
      severity: 'error',
      code: 'redirect-invalid',
      message: `Cannot redirect from ${shown}: ${invalid}.`,
      ...location,
    };
  }
  const bare = withoutTrailingSlash(from);
  const pages = [...byPath.keys()].filter((path) => path === bare || path.startsWith(from));
  const taken = files.filter((file) => `/${file}`.startsWith(from));
  const other = table.get(from);
  const what =
    (pages[0] !== undefined && `the page \`${pages[0]}\`${more(pages.length)}`) ||
    (taken[0] !== undefined && `the file \`${taken[0]}\`${more(taken.length)}`) ||
    (other !== undefined && `the redirect to \`${printable(other.written)}\``);
  return what === false
    ? undefined
    : {
        severity: 'error',
        code: 'redirect-collision',
        message: `The redirect from ${shown} to \`${printable(pattern.written)}\` also matches ${what}.`,
        ...location,
        consequence: 'The host determines which of the two is served.',
        hint: 'Use a prefix that no page, file or other redirect has.',
      };
}

function more(count: number): string {
  return count > 1 ? ` and of ${count - 1} more` : '';
}

function nameOf({from}: RedirectPattern): string {
  return `\`${printable(from)}*\``;
}

/** Returns a pattern with its final target. */
function follow(
  pattern: RedirectPattern,
  patterns: readonly RedirectPattern[],
  baseUrl: string,
): {readonly followed?: RedirectPattern; readonly problem?: Diagnostic} {
  const passed = [pattern];
  let {href} = pattern;
  for (;;) {
    const target = targetOf(href, baseUrl);
    const next = patterns.find(({from}) => target?.startsWith(from));
    if (next === undefined || target === undefined) break;
    const isLoop = passed.includes(next);
    passed.push(next);
    if (isLoop) {
      const hint = 'Redirect to a path that the pattern does not match.';
      return {problem: loop(nameOf(pattern), passed.map(nameOf), pattern.location, hint)};
    }
    const rest = encodeURI(target.slice(next.from.length)) + (href.endsWith(splat) ? splat : '');
    href = next.href.endsWith(splat) ? next.href.slice(0, -splat.length) + rest : next.href;
  }
  const followed = {...pattern, href};
  return passed.length === 1
    ? {followed}
    : {followed, problem: chain(nameOf(pattern), passed.map(nameOf), pattern.location, href)};
}

/**
 * Returns the error for a circular redirect.
 *
 * @param from Path or pattern as written.
 * @param passed Paths that the redirect leads through, formatted.
 */
export function loop(
  from: string,
  passed: readonly string[],
  location: Location,
  hint: string,
): Diagnostic {
  return {
    severity: 'error',
    code: 'redirect-loop',
    message: `The redirect from ${from} leads back to itself: ${passed.join(' → ')}.`,
    ...location,
    consequence: 'Browsers would show an error.',
    hint,
  };
}

export function chain(
  from: string,
  passed: readonly string[],
  location: Location,
  last: string,
): Diagnostic {
  return {
    severity: 'warning',
    code: 'redirect-chain',
    message: `The redirect from ${from} leads to another redirect: ${passed.join(' → ')}.`,
    ...location,
    consequence: 'A single redirect to the last URL is built instead.',
    hint: `Redirect to \`${printable(last)}\` directly.`,
  };
}

/**
 * Returns the single redirects for a pattern: one for the prefix itself and, if the target ends with `:splat`, one for
 * each page below the target.
 */
function expand(
  {from, href, location}: RedirectPattern,
  {baseUrl, byPath}: PatternInput,
): ResolvedPatterns['expanded'] {
  const bare = withoutTrailingSlash(from);
  const target = targetOf(href, baseUrl);
  if (!href.endsWith(splat)) return [{from: bare, to: href, location}];
  const root = {from: bare, to: href.slice(0, -splat.length), location};
  if (target === undefined) return [root];
  const below = [...byPath.keys()].filter((path) => path.startsWith(target) && path !== target);
  const pages = below.map((path) => ({
    from: from + path.slice(target.length),
    to: routeToHref(path, baseUrl),
    location,
  }));
  return byPath.has(withoutTrailingSlash(target)) ? [root, ...pages] : pages;
}

function nowhere(pattern: RedirectPattern, {baseUrl, files}: PatternInput): readonly Diagnostic[] {
  const target = targetOf(pattern.href, baseUrl) ?? '';
  if (files.some((file) => `/${file}`.startsWith(target))) return [];
  return [
    {
      severity: 'warning',
      code: 'redirect-nowhere',
      message: `The redirect from ${nameOf(pattern)} has no target: no path of a page or file begins with \`${printable(target)}\`.`,
      ...pattern.location,
      consequence: 'Readers would see the 404 page.',
    },
  ];
}
