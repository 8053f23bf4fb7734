import {join} from 'node:path';
import {mainThreadCpuMs} from '../core/async/worker-thread.ts';
import {createWorkerPool, type WorkerPool, warmUp} from '../core/async/workers.ts';
import {createCacheProblems} from '../core/cache/cache-problems.ts';
import type {Reads} from '../core/cache/reads.ts';
import {openSiteCache, type SiteCache} from '../core/cache/site-cache.ts';
import type {TocItem} from '../pages/theme/types.ts';
import type {Site} from '../site/types.ts';
import {
  type BuildLocation,
  checksumOf,
  findLastBuild,
  hasUnchangedOutput,
  keepLastBuild,
  type LastBuild,
  locationOf,
} from './incremental/last-build.ts';
import type {LastSite} from './incremental/update-page.ts';
import {startRun} from './run.ts';
import {
  type BuildOptions,
  type BuildOutcome,
  type BuildSettings,
  type PackOffline,
  type ThreadUse,
  withDefaults,
} from './types.ts';

/** A page with the current text of its file. */
export interface PagePreview {
  /** Path of the route, without the base path. */
  readonly path: string;
  /** The article's HTML. */
  readonly html: string;
  readonly toc: readonly TocItem[];
}

/** Builds a site repeatedly and keeps its cache in memory. */
export interface BuildSession {
  /**
   * Builds the site. If nothing has changed since the last build into the same folder, returns the outcome of that
   * build. If only the text of a few pages has changed, updates only these pages.
   */
  readonly build: (options: BuildOptions) => Promise<BuildOutcome>;
  /**
   * Compiles a changed page before the next build.
   *
   * @param sourcePath Relative to the site folder.
   * @returns `undefined` if anything other than the text of a Markdown page has changed.
   */
  readonly preview: (sourcePath: string) => Promise<PagePreview | undefined>;
}

/** Maximum number of changed files for an incremental update. With more files, a full build is hardly slower. */
const maxUpdates = 8;

/** Data that is kept in memory between builds. */
interface LastState {
  readonly site: Site | undefined;
  readonly reads: Reads | undefined;
  readonly last: LastBuild | undefined;
  readonly preview: Omit<LastSite, 'siteCache' | 'workers'> | undefined;
}

interface SessionOptions {
  /** True for a single build. Memory that a second build would need is then released. */
  readonly isOnce?: boolean;
  /** Maximum number of worker threads. */
  readonly concurrency?: number | undefined;
  /** Packs the offline copy. Default: builds do not write an offline copy. */
  readonly packOffline?: PackOffline | undefined;
}

export function buildSession({
  isOnce = false,
  concurrency,
  packOffline,
}: SessionOptions = {}): BuildSession {
  const cacheProblems = createCacheProblems();
  const workers = createWorkerPool(concurrency);
  let opened: {readonly siteFolder: string; readonly siteCache: SiteCache} | undefined;
  let isBegun = false;
  let between: LastState | undefined;

  const cacheOf = (siteFolder: string, isTrusted: boolean): SiteCache => {
    if (opened?.siteFolder !== siteFolder) {
      const siteCache = openSiteCache(join(siteFolder, '.legacydocs'), siteFolder, cacheProblems);
      opened = {siteFolder, siteCache};
    }
    if (!isBegun) opened.siteCache.begin({isTrusted});
    isBegun = true;
    return opened.siteCache;
  };

  const buildSite = async (options: BuildSettings): Promise<BuildOutcome> => {
    const {build} = await import('./build.ts');
    const {snapshot, ...outcome} = await build(options, {
      workers,
      isOnce,
      packOffline,
      cacheOf: (siteFolder) => cacheOf(siteFolder, options.cache),
    });
    const {site, reads, routes, outDir} = outcome;
    const siteFolder = site?.folder;
    const last =
      opened && siteFolder
        ? keepLastBuild(options, {...outcome, snapshot}, opened.siteCache, siteFolder)
        : undefined;
    const preview = snapshot && siteFolder ? {siteFolder, outDir, snapshot, routes} : undefined;
    between = {site, reads, last, preview};
    return outcome;
  };

  /**
   * Returns the outcome of the last build if nothing has changed, or updates the last build.
   *
   * @returns `undefined` if anything other than the text of a few pages has changed.
   */
  const updateLastBuild = async (
    options: BuildSettings,
    location: BuildLocation,
    start: number,
  ): Promise<BuildOutcome | undefined> => {
    const siteCache = cacheOf(location.siteFolder, options.cache);
    const found = await findLastBuild(options, location, {siteCache, maxChanges: maxUpdates});
    if (found === undefined) return undefined;
    const {last, changed} = found;
    // A server also needs the site's data, which is in memory only if this process has built the site.
    if (!isOnce && between?.last?.checksum !== last.checksum) return undefined;
    const {outDir} = location;
    const known = {site: between?.site, reads: between?.reads};
    if (changed.size === 0 && hasUnchangedOutput(last, location, siteCache)) {
      const {user, system} = process.cpuUsage();
      const cpuMs = (user + system) / 1_000;
      const stages = [{name: 'unchanged', ms: performance.now() - start, cpuMs}];
      return {...last.outcome, ...known, outDir, stages};
    }
    if (changed.size === 0) return undefined;
    warmUp(workers);
    const {outcome, snapshot} = last;
    // Progress is not reported, because a full build with its own stages may follow.
    const run = startRun({...options, onProgress: undefined});
    const {updateTexts} = await import('./incremental/update-texts.ts');
    const lastSite = {siteFolder: location.siteFolder, outDir, snapshot, routes: outcome.routes};
    const updated = await updateTexts(
      {
        ...location,
        ...lastSite,
        siteCache,
        workers,
        signal: options.signal,
        diagnostics: outcome.diagnostics,
        changed,
        isExpected: (checksum) => last.checksum === checksumOf(checksum, siteCache),
      },
      run,
    );
    if (updated === undefined) return undefined;
    const now = keepLastBuild(options, {...outcome, ...updated}, siteCache);
    between = {...known, last: now, preview: {...lastSite, snapshot: updated.snapshot}};
    return {...outcome, ...known, output: updated.output, outDir, stages: run.stages};
  };

  return {
    async build(given) {
      const options = withDefaults(given);
      const start = performance.now();
      const location = options.cache ? locationOf(options) : undefined;
      isBegun = false;
      let isComplete = false;
      let outcome: BuildOutcome;
      try {
        const little = location && (await updateLastBuild(options, location, start));
        outcome = little ?? (await buildSite(options));
        isComplete = little === undefined && outcome.ok;
      } finally {
        // Compiled pages stay in the cache even if the build fails.
        if (isBegun) opened?.siteCache.end(isComplete);
        // A server keeps one worker for the next build.
        await workers.rest(isOnce ? 0 : 1);
      }
      return {...withNotes(outcome, cacheProblems.notes()), threads: threadUse(workers)};
    },
    async preview(sourcePath) {
      const siteCache = opened?.siteCache;
      if (siteCache === undefined || between?.preview === undefined) return undefined;
      const {siteFolder} = between.preview;
      const before = siteCache.files.lastHash(join(siteFolder, sourcePath));
      if (before === undefined) return undefined;
      const {updatePage} = await import('./incremental/update-page.ts');
      const page = await updatePage(sourcePath, before, {...between.preview, siteCache, workers});
      return page && {path: page.route.path, html: page.html, toc: page.toc};
    },
  };
}

function threadUse(workers: WorkerPool): ThreadUse {
  const main = mainThreadCpuMs();
  const {user, system} = process.cpuUsage();
  const all = (user + system) / 1_000;
  return {workers: workers.started(), mainShare: main && all > 0 ? main / all : undefined};
}

/** Adds cache problems to a build's notes. */
function withNotes(outcome: BuildOutcome, notes: readonly string[]): BuildOutcome {
  const {output} = outcome;
  return output === undefined
    ? outcome
    : {...outcome, output: {...output, notes: [...new Set([...output.notes, ...notes])]}};
}
