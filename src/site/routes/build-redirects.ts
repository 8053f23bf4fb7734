import {type Diagnostic, printable} from '../../core/diagnostics/diagnostic.ts';
import {
  decodePath,
  findRoute,
  hrefKind,
  outputPathProblem,
  splitHref,
  withoutBaseUrl,
  withoutTrailingSlash,
} from '../../core/urls/href.ts';
import {
  type Doc,
  type Redirect,
  type Route,
  type RoutedSite,
  type RouteTable,
  sourceOf,
  type Version,
} from '../types.ts';
import {chain, hrefOf, loop, resolvePatterns, type WrittenRedirect} from './redirect-patterns.ts';
import {reservedPathProblem} from './reserved-paths.ts';

/** A redirect as declared in the configuration or in front matter. */
interface Written extends WrittenRedirect {
  /** The declaring page, if the redirect is from front matter. */
  readonly doc?: Doc | undefined;
  readonly isExpanded?: true;
}

interface Declared extends Written {
  /** The target page; `undefined` if the target is a file, another redirect or another site, or does not exist. */
  readonly target: Route | undefined;
}

interface Routes extends Pick<RouteTable, 'routes' | 'byPath'> {
  /** Versions in the configured order. */
  readonly versions: readonly Pick<Version, 'name' | 'isLast'>[];
  /** Files other than pages, relative to the output folder. */
  readonly files: readonly string[];
}

/**
 * Resolves the redirects in the configuration (`redirects`, as in Docusaurus) and in front matter (`redirect_from`). If
 * several versions of a page declare the same old URL, the default version takes precedence, then the other versions in
 * their configured order. The link checker verifies after rendering that targets exist.
 *
 * @returns Diagnostics: `redirect-invalid`, `redirect-collision` with a page or another redirect, `redirect-loop`
 * (errors; such redirects are not in the table), `redirect-chain` (a warning), and those of `resolvePatterns`.
 */
export function buildRedirects(
  routes: Routes,
  site: RoutedSite,
): Pick<RouteTable, 'redirects' | 'redirectPatterns' | 'diagnostics'> {
  const {baseUrl} = site.config;
  const all = configured(site);
  const {
    patterns,
    expanded,
    diagnostics: found,
  } = resolvePatterns(all.filter(isPattern), {
    baseUrl,
    byPath: routes.byPath,
    files: routes.files,
  });
  const diagnostics: Diagnostic[] = [...found];
  const table = new Map<string, Declared>();
  const single = all.filter((written) => !isPattern(written));
  for (const written of [...single, ...inFrontMatter(routes)]) {
    const declared = {...written, target: routeOf(written.to, routes, baseUrl)};
    const from = pathOf(written.from, baseUrl);
    if (isItself(from, declared.target) || isOtherVersion(declared, table.get(from))) continue;
    const problem = problemOf(from, declared, routes, table);
    if (problem === undefined) table.set(from, declared);
    else diagnostics.push(problem);
  }
  for (const written of expanded) {
    const target = routeOf(written.to, routes, baseUrl);
    // Redirects from single paths take precedence over patterns.
    if (!table.has(written.from)) table.set(written.from, {...written, target, isExpanded: true});
  }
  const redirects = [...table].flatMap(([from, declared]): Redirect[] => {
    const {to, problem} = follow(from, declared, table, baseUrl);
    if (problem !== undefined && !declared.isExpanded) diagnostics.push(problem);
    if (to === undefined) return [];
    const href = hrefOf(to, baseUrl, routeOf(to, routes, baseUrl));
    const {location, isExpanded} = declared;
    return [
      {from, outputPath: outputPathOf(from), href, written: declared.to, location, isExpanded},
    ];
  });
  return {
    redirects: redirects.sort((a, b) => (a.from < b.from ? -1 : 1)),
    redirectPatterns: patterns,
    diagnostics,
  };
}

function isPattern({from}: Written): boolean {
  return from.endsWith('*');
}

/** Returns true if another version of the page has already declared the path. */
function isOtherVersion({doc}: Declared, other: Declared | undefined): boolean {
  return doc !== undefined && doc.id === other?.doc?.id && doc.version !== other.doc.version;
}

function configured({config, configFile, redirectLocations}: RoutedSite): Written[] {
  return config.redirects.flatMap(({from, to}, index) => {
    const location = redirectLocations[index] ?? {file: configFile};
    return [from].flat().map((path) => ({from: path, to, location}));
  });
}

/**
 * Returns the redirects in front matter: those of the default version first, then those of the other versions in the
 * configured order.
 */
function inFrontMatter({routes, versions}: Routes): Written[] {
  const order = [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  const rank = ({doc}: Written): number => order.findIndex(({name}) => name === doc?.version);
  return routes
    .flatMap(({path, content}): Written[] => {
      const source = sourceOf({content});
      const doc = content.kind === 'doc' ? content.doc : undefined;
      const location = source?.locations?.get('redirect_from') ?? {file: source?.sourcePath};
      const old = source?.frontMatter.redirect_from ?? [];
      return old.map((from) => ({from, to: path, location, doc}));
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** Returns the decoded path of a URL, without the base path, `index.html` or a trailing slash. */
function pathOf(written: string, baseUrl: string): string {
  const path = withoutBaseUrl(written, baseUrl).replace(/\/index\.html$/, '/');
  return withoutTrailingSlash(decodePath(path));
}

/**
 * Returns the output path of a redirect page. The page always has its own folder, even if the old path ends in `.html`:
 * a file `docs/x.html` would hide the page `/docs/x` on hosts that remove extensions.
 */
function outputPathOf(from: string): string {
  return from === '/' ? 'index.html' : `${from.slice(1)}/index.html`;
}

/** Returns true if the target's output file already has the old name, such as `docs/x.html`. */
function isItself(from: string, target: Route | undefined): boolean {
  return target?.outputPath === from.slice(1);
}

function problemOf(
  from: string,
  declared: Declared,
  {byPath}: Routes,
  table: ReadonlyMap<string, Declared>,
): Diagnostic | undefined {
  const invalid = reservedPathProblem(from, undefined) ?? outputPathProblem(outputPathOf(from));
  if (invalid !== undefined) {
    return {
      severity: 'error',
      code: 'redirect-invalid',
      message: `Cannot redirect from \`${printable(from)}\`: ${invalid}.`,
      ...declared.location,
    };
  }
  const page = findRoute(from, byPath);
  const other = table.get(from);
  if (page !== undefined && (byPath.has(from) || page !== declared.target)) {
    return collision(from, declared, `the page \`${page.path}\``);
  }
  return other && collision(from, declared, `the redirect to \`${printable(other.to)}\``);
}

function collision(from: string, declared: Declared, other: string): Diagnostic {
  return {
    severity: 'error',
    code: 'redirect-collision',
    message: `The redirect from \`${printable(from)}\` to \`${printable(declared.to)}\` has the same path as ${other}.`,
    ...declared.location,
    consequence: 'Readers would reach only one of the two.',
    hint: 'Remove the redirect, or redirect from a different path.',
  };
}

/** Returns the final target of a redirect. */
function follow(
  from: string,
  declared: Declared,
  table: ReadonlyMap<string, Declared>,
  baseUrl: string,
): {readonly to?: string; readonly problem?: Diagnostic} {
  const passed = [from];
  let {to, target} = declared;
  for (;;) {
    const path = pathOf(splitHref(to).pathname, baseUrl);
    const next = target === undefined ? table.get(path) : undefined;
    if (next === undefined) break;
    const isLoop = passed.includes(path);
    passed.push(path);
    if (isLoop) {
      const hint = 'Redirect one of these paths to a page.';
      return {problem: loop(shown(declared.from), passed.map(shown), declared.location, hint)};
    }
    ({to, target} = next);
  }
  if (passed.length === 1) return {to};
  const steps = [...passed, to].map(shown);
  return {to, problem: chain(shown(declared.from), steps, declared.location, to)};
}

function shown(path: string): string {
  return `\`${printable(path)}\``;
}

function routeOf(to: string, {byPath}: Routes, baseUrl: string): Route | undefined {
  if (hrefKind(to) === 'external') return undefined;
  return findRoute(decodePath(withoutBaseUrl(splitHref(to).pathname, baseUrl)), byPath);
}
