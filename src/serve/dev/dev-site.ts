import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {regularFile} from '../../core/paths/paths.ts';
import {routeToDataPath} from '../../core/urls/href.ts';
import type {LiveMessage} from '../../pages/theme/live-types.ts';
import type {BuildSession, PagePreview} from '../../pipeline/session.ts';
import type {BuildOutcome, RouteRow} from '../../pipeline/types.ts';
import type {DeclaredRedirects} from '../hosts/host.ts';
import {type HeadersFor, headersFrom, readRedirectsFile} from '../hosts/hosting-files.ts';
import type {ServedSite} from '../http/start-server.ts';

/** Tracks the served output and the state of open pages. */
export interface DevSite {
  /** Returns the site to serve. */
  readonly served: () => ServedSite;
  /**
   * Returns the base path (`/base/`) of the last successful build. Before the first one, returns the configured base
   * path.
   */
  readonly baseUrl: () => string;
  /** Returns true after the first successful build. */
  readonly isBuilt: () => boolean;
  /** Returns the source file of a route. */
  readonly sourceOf: (path: string) => string | undefined;
  /**
   * Serves a build's output. Open pages are notified separately, by `update`, because files may have changed during the
   * build.
   */
  readonly addBuild: (result: BuildOutcome) => Promise<void>;
  /** Records a preview that open pages show before a build contains it. */
  readonly addPreview: (preview: PagePreview, source: string) => void;
  /** Returns the notification for open pages after a build of the current files, successful or not. */
  readonly update: (result: BuildOutcome) => Promise<PageUpdate>;
}

/** Notification for open pages after a build. */
interface PageUpdate {
  /** `undefined` if nothing changed. */
  readonly change: ChangeMessage | undefined;
  /** Previews to show again after the change, because the build that would contain the previews failed. */
  readonly texts: readonly PagePreview[];
}

/**
 * Creates the state for a site that has not been built yet.
 *
 * @param folder Absolute path of the output folder.
 */
export function createDevSite(folder: string, {preview}: BuildSession): DevSite {
  let last: BuildOutcome | undefined;
  /** Last successful build. */
  let built: BuiltSite | undefined;
  /** Last build that open pages were notified of. */
  let notified: BuiltSite | undefined;
  let headers: HeadersFor = () => ({});
  let redirects: DeclaredRedirects = () => undefined;
  /** Output paths that were written since open pages were last notified. */
  const written = new Set<string>();
  /** Previews that open pages show before a build contains them, keyed by route path. */
  const shown = new Map<string, {readonly source: string; readonly html: string}>();
  const baseUrl = (): string => (built?.site ?? last?.site)?.config.baseUrl ?? '/';
  const textOf = async (name: string): Promise<string> =>
    await readFile(regularFile(join(folder, name)), 'utf8').catch(() => '');

  /** Returns the shown previews that still match their files but that no build contains. */
  async function currentPreviews(): Promise<PagePreview[]> {
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
      trailingSlash: built?.site.config.trailingSlash,
      headers,
      redirects,
    }),
    baseUrl,
    isBuilt: () => built !== undefined,
    sourceOf: (path) => last?.routes.find((route) => route.path === path)?.source ?? undefined,
    addBuild: async ({ok, site, routes, output}) => {
      if (!ok || site === undefined) return;
      headers = followingEdits(headersFrom(await textOf('_headers')));
      redirects = readRedirectsFile(await textOf('_redirects'), site.config.url);
      built = {site, routes};
      for (const path of output?.changed ?? []) written.add(path);
    },
    addPreview: ({path, html}, source) => {
      shown.set(path, {source, html});
    },
    update: async (result) => {
      last = result;
      const texts = result.ok ? [] : await currentPreviews();
      const paths = texts.map(({path}) => path);
      const outdated = [...shown.keys()].filter((path) => !paths.includes(path));
      for (const path of outdated) shown.delete(path);
      if (built === undefined) return {change: undefined, texts: []};
      const change = changeMessage({before: notified, now: built, written, shown: outdated});
      notified = built;
      written.clear();
      return {change, texts: change === undefined ? [] : texts};
    },
  };
}

/** Disables caching for files that may be edited at any time. Immutable files remain cacheable. */
function followingEdits(headersFor: HeadersFor): HeadersFor {
  return (pathname) => {
    const headers = headersFor(pathname);
    const isConstant = headers['cache-control']?.includes('immutable') === true;
    return isConstant ? headers : {...headers, 'cache-control': 'no-cache'};
  };
}

/** A successful build. */
interface BuiltSite {
  readonly site: NonNullable<BuildOutcome['site']>;
  readonly routes: readonly Pick<RouteRow, 'path'>[];
}

export interface Change {
  /** Last build that open pages were notified of, if any. */
  readonly before: BuiltSite | undefined;
  /** The served build. */
  readonly now: BuiltSite;
  /** Output paths that were written between the two builds. */
  readonly written: ReadonlySet<string>;
  /** Routes whose previews are outdated. Open pages on these routes must load the built article. */
  readonly shown: readonly string[];
}

/** Matches files that every page loads. If one of them changes, pages must be reloaded. */
const sharedFile = /^assets\/(?:js\/(?:entry|runtime)|css\/styles)\./;

/** Message to open pages about a build. */
export type ChangeMessage = Extract<LiveMessage, {readonly kind: 'built' | 'reload'}>;

/** Returns the message to open pages about the served build; `undefined` if nothing has changed. */
export function changeMessage({before, now, written, shown}: Change): ChangeMessage | undefined {
  const needsReload =
    before === undefined ||
    JSON.stringify(before.site.config) !== JSON.stringify(now.site.config) ||
    [...written].some((path) => sharedFile.test(path));
  if (needsReload) return {kind: 'reload', baseUrl: now.site.config.baseUrl};
  const hasOtherPages = before.routes.length !== now.routes.length;
  if (written.size === 0 && shown.length === 0 && !hasOtherPages) return undefined;
  const articles = now.routes.filter(
    ({path}) => shown.includes(path) || written.has(`${routeToDataPath(path)}.js`),
  );
  return {kind: 'built', articles: articles.map(({path}) => path)};
}
