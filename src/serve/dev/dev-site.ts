import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {regularFile} from '../../core/paths/paths.ts';
import {routeToDataPath} from '../../core/urls/route-path.ts';
import type {LiveMessage} from '../../pages/theme/live-types.ts';
import type {BuildSession, PagePreview} from '../../pipeline/session.ts';
import type {BuildOutcome, RouteRow} from '../../pipeline/types.ts';
import type {DeclaredRedirects} from '../hosts/host.ts';
import {type HeadersFor, headersFrom, readRedirectsFile} from '../hosts/hosting-files.ts';
import type {ServedSite} from '../http/start-server.ts';

/** What stands in the folder, and what open pages were told of it. */
export interface DevSite {
  /** What is served now. */
  readonly served: () => ServedSite;
  /** Of the last good build, or what is known of the configuration: `/base/`. */
  readonly baseUrl: () => string;
  /** Whether there is anything to serve. */
  readonly isBuilt: () => boolean;
  /** @param path Of a route. */
  readonly sourceOf: (path: string) => string | undefined;
  /** A build has ended. What it wrote is served, although files may have changed since: then it is told with a later one. */
  readonly add: (result: BuildOutcome) => Promise<void>;
  /** Open pages were shown the text of a source that no build stands for yet. */
  readonly addShown: (preview: PagePreview, source: string) => void;
  /** Go on from a build of the files as they are, good or bad, that was added. */
  readonly take: (result: BuildOutcome) => Promise<Step>;
}

/** What open pages have to do about a build. */
interface Step {
  /** `undefined`: nothing. */
  readonly change: ChangeMessage | undefined;
  /** What they show instead of what is built: the change has taken it from them. */
  readonly texts: readonly PagePreview[];
}

/** @param folder Absolute path of the output that is served. */
export function createDevSite(folder: string, {preview}: BuildSession): DevSite {
  let last: BuildOutcome | undefined;
  /** Whose output stands in the folder. */
  let standing: BuiltSite | undefined;
  /** What open pages know. */
  let told: BuiltSite | undefined;
  let headers: HeadersFor = () => ({});
  let redirects: DeclaredRedirects = () => undefined;
  /** Since pages were told. */
  const written = new Set<string>();
  /** Keyed by path of the route: what open pages show, although it was never built. */
  const shown = new Map<string, {readonly source: string; readonly html: string}>();
  const baseUrl = (): string => (standing?.site ?? last?.site)?.config.baseUrl ?? '/';
  const textOf = async (name: string): Promise<string> =>
    await readFile(regularFile(join(folder, name)), 'utf8').catch(() => '');

  /** What open pages show that stands in its file, and cannot be built. */
  async function textsOfFiles(): Promise<PagePreview[]> {
    const texts: PagePreview[] = [];
    for (const [path, {source, html}] of shown) {
      const now = await preview(source).catch(() => undefined);
      if (now?.path === path && now.html === html) texts.push(now);
    }
    return texts;
  }

  return {
    served: () => ({
      folder,
      baseUrl: baseUrl(),
      trailingSlash: standing?.site.config.trailingSlash,
      headers,
      redirects,
    }),
    baseUrl,
    isBuilt: () => standing !== undefined,
    sourceOf: (path) => last?.routes.find((route) => route.path === path)?.source ?? undefined,
    add: async ({ok, site, routes, output}) => {
      if (!ok || site === undefined) return;
      headers = followingEdits(headersFrom(await textOf('_headers')));
      redirects = readRedirectsFile(await textOf('_redirects'), site.config.url);
      standing = {site, routes};
      for (const path of output?.changed ?? []) written.add(path);
    },
    addShown: ({path, html}, source) => {
      shown.set(path, {source, html});
    },
    take: async (result) => {
      last = result;
      const texts = result.ok ? [] : await textsOfFiles();
      const paths = texts.map(({path}) => path);
      const outdated = [...shown.keys()].filter((path) => !paths.includes(path));
      for (const path of outdated) shown.delete(path);
      if (standing === undefined) return {change: undefined, texts: []};
      const change = changeMessage({before: told, now: standing, written, shown: outdated});
      told = standing;
      written.clear();
      return {change, texts: change === undefined ? [] : texts};
    },
  };
}

/** Files that hosts let browsers keep for a while may be edited in the next moment; what never changes may be kept. */
function followingEdits(headersFor: HeadersFor): HeadersFor {
  return (pathname) => {
    const headers = headersFor(pathname);
    const isConstant = headers['cache-control']?.includes('immutable') === true;
    return isConstant ? headers : {...headers, 'cache-control': 'no-cache'};
  };
}

/** A good build. */
interface BuiltSite {
  readonly site: NonNullable<BuildOutcome['site']>;
  readonly routes: readonly Pick<RouteRow, 'path'>[];
}

export interface Change {
  /** What open pages were told of last; `undefined`: nothing yet. */
  readonly before: BuiltSite | undefined;
  /** What is served. */
  readonly now: BuiltSite;
  /** Output paths that builds have written in between. */
  readonly written: ReadonlySet<string>;
  /** Paths of routes of which pages show a text that was never built: they have to take what is built. */
  readonly shown: readonly string[];
}

/** Files that every page runs: a page cannot take new ones over. */
const sharedFile = /^assets\/(?:js\/(?:entry|runtime)|css\/styles)\./;

/** What a build has to tell open pages. */
export type ChangeMessage = Extract<LiveMessage, {readonly kind: 'built' | 'reload'}>;

/** What open pages have to do about what is served; `undefined`: nothing. */
export function changeMessage({before, now, written, shown}: Change): ChangeMessage | undefined {
  const isOld =
    before === undefined ||
    JSON.stringify(before.site.config) !== JSON.stringify(now.site.config) ||
    [...written].some((path) => sharedFile.test(path));
  if (isOld) return {kind: 'reload', baseUrl: now.site.config.baseUrl};
  const pagesGone = before.routes.length !== now.routes.length;
  if (written.size === 0 && shown.length === 0 && !pagesGone) return undefined;
  const articles = now.routes.filter(
    ({path}) => shown.includes(path) || written.has(`${routeToDataPath(path)}.js`),
  );
  return {kind: 'built', articles: articles.map(({path}) => path)};
}
