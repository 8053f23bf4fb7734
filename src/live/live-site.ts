import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BuildSession, PagePreview} from '../build/session.ts';
import type {BuildOutcome} from '../build/types.ts';
import {readRedirectsFile} from '../hosts/redirects-file.ts';
import type {DeclaredRedirects} from '../hosts/types.ts';
import {type HeadersFor, headersFrom} from '../serve/headers-file.ts';
import type {ServedSite} from '../serve/types.ts';
import {type BuiltSite, type ChangeMessage, changeMessage} from './change-message.ts';

/** What the last build, good or bad, and the last good one tell of a site. */
export interface LiveSite {
  /** What is served now. */
  readonly served: () => ServedSite;
  /** Of the last good build, or what is known of the configuration: `/base/`. */
  readonly baseUrl: () => string;
  /** Whether there is anything to serve. */
  readonly isBuilt: () => boolean;
  /** @param path Of a route. */
  readonly sourceOf: (path: string) => string | undefined;
  /** A build wrote these output paths; it may have been given up since. */
  readonly addWritten: (paths: readonly string[]) => void;
  /** Open pages were shown the text of a source that no build stands for yet. */
  readonly addShown: (preview: PagePreview, source: string) => void;
  /**
   * Go on from a build.
   *
   * @param files What had changed, relative to the site folder.
   * @returns What open pages have to do about it; `undefined`: nothing.
   */
  readonly take: (
    result: BuildOutcome,
    files: readonly string[],
  ) => Promise<ChangeMessage | undefined>;
}

/** @param folder Absolute path of the output that is served. */
export function createLiveSite(folder: string, {preview}: BuildSession): LiveSite {
  let last: BuildOutcome | undefined;
  let good: BuiltSite | undefined;
  let headers: HeadersFor = () => ({});
  let redirects: DeclaredRedirects = () => undefined;
  /** Since the last good build. */
  const written = new Set<string>();
  /** Keyed by path of the route: what open pages show, although it was never built. */
  const shown = new Map<string, {readonly source: string; readonly html: string}>();
  const baseUrl = (): string => (good?.site ?? last?.site)?.config.baseUrl ?? '/';

  /** What open pages show that stands in no file any more: only the last good build is left to be shown. */
  async function withdraw(): Promise<ChangeMessage | undefined> {
    const articles: string[] = [];
    for (const [path, {source, html}] of shown) {
      const now = await preview(source).catch(() => undefined);
      if (now?.path !== path || now.html !== html) articles.push(path);
    }
    for (const path of articles) shown.delete(path);
    return articles.length === 0 ? undefined : {kind: 'built', articles};
  }

  return {
    served: () => ({
      folder,
      baseUrl: baseUrl(),
      trailingSlash: good?.site.config.trailingSlash,
      headers,
      redirects,
    }),
    baseUrl,
    isBuilt: () => good !== undefined,
    sourceOf: (path) => last?.routes.find((route) => route.path === path)?.source ?? undefined,
    addWritten: (paths) => {
      for (const path of paths) written.add(path);
    },
    addShown: ({path, html}, source) => {
      shown.set(path, {source, html});
    },
    take: async (result, files) => {
      last = result;
      const {ok, site, routes} = result;
      if (!ok || site === undefined) return await withdraw();
      const textOf = async (name: string): Promise<string> =>
        await readFile(join(folder, name), 'utf8').catch(() => '');
      headers = followingEdits(headersFrom(await textOf('_headers')));
      redirects = readRedirectsFile(await textOf('_redirects'), site.config.url);
      const now = {site, routes};
      const message = changeMessage({before: good, now, files, written, shown: [...shown.keys()]});
      good = now;
      written.clear();
      shown.clear();
      return message;
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
