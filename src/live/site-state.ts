import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BuildResult} from '../build-types.ts';
import type {PageLook} from '../quick-look.ts';
import {type HeadersFor, headersFrom} from '../serve/headers-file.ts';
import type {ServedSite} from '../serve/types.ts';
import {type BuiltSite, type ChangeMessage, changeMessage} from './change-message.ts';

/** What the last build, good or bad, and the last good one tell of a site. */
export interface SiteState {
  /** What is served now. */
  readonly served: () => ServedSite;
  /** Of the last good build, or what is known of the configuration: `/base/`. */
  readonly baseUrl: () => string;
  /** Whether there is anything to serve. */
  readonly isBuilt: () => boolean;
  /** The page of a source as it is on disk now; see `QuickLook`. */
  readonly look: (source: string) => Promise<PageLook | undefined>;
  /** @param path Of a route. */
  readonly sourceOf: (path: string) => string | undefined;
  /** A build wrote these output paths; it may have been given up since. */
  readonly addWritten: (paths: readonly string[]) => void;
  /**
   * Go on from a build.
   *
   * @param files What had changed, relative to the site folder.
   * @returns What open pages have to do about it; `undefined`: nothing.
   */
  readonly take: (
    result: BuildResult,
    files: readonly string[],
  ) => Promise<ChangeMessage | undefined>;
}

/** @param folder Absolute path of the output that is served. */
export function createSiteState(folder: string): SiteState {
  let last: BuildResult | undefined;
  let good: BuiltSite | undefined;
  let headers: HeadersFor = () => ({});
  /** Since the last good build. */
  const written = new Set<string>();
  const baseUrl = (): string => (good?.site ?? last?.site)?.config.baseUrl ?? '/';

  return {
    served: () => ({
      folder,
      baseUrl: baseUrl(),
      trailingSlash: good?.site.config.trailingSlash,
      headers,
    }),
    baseUrl,
    isBuilt: () => good !== undefined,
    look: async (source) => await last?.look?.(source),
    sourceOf: (path) => last?.routes.find((route) => route.path === path)?.source ?? undefined,
    addWritten: (paths) => {
      for (const path of paths) written.add(path);
    },
    take: async (result, files) => {
      last = result;
      const {ok, site, routes} = result;
      if (!ok || site === undefined) return undefined;
      headers = headersFrom(await readFile(join(folder, '_headers'), 'utf8').catch(() => ''));
      const now = {site, routes};
      const message = changeMessage({before: good, now, files, written});
      good = now;
      written.clear();
      return message;
    },
  };
}
