import {join} from 'node:path';
import {createCacheProblems} from '../core/cache/cache-problems.ts';
import type {Reads} from '../core/cache/reads.ts';
import {openSiteCache, type SiteCache} from '../core/cache/site-cache.ts';
import {reuseCompiler} from '../markdown/compile/compiler-source.ts';
import {tocItems} from '../pages/layout/page-data.ts';
import type {TocItem} from '../pages/theme/types.ts';
import type {Site} from '../site/config/types.ts';
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
import {type BuildOptions, type BuildOutcome, type BuildSettings, withDefaults} from './types.ts';

/** How a page looks with the text that its file has now. */
export interface PagePreview {
  /** Of the route, without the base. */
  readonly path: string;
  /** The article. */
  readonly html: string;
  readonly toc: readonly TocItem[];
}

/** Builds a site, as often as asked, and holds its state in memory meanwhile. */
export interface BuildSession {
  /**
   * Bring the output up to date. If nothing has changed since the last build into the same folder, nothing is loaded
   * and nothing touched, and the outcome says again what the last one said. If nothing but the texts of a few pages
   * has changed, these are brought into the output that stands there.
   */
  readonly build: (options: BuildOptions) => Promise<BuildOutcome>;
  /**
   * Look at a page before the site is built again.
   *
   * @param sourcePath Relative to the site folder.
   * @returns `undefined` when more has changed than the text of a Markdown page: only a build can tell.
   */
  readonly preview: (sourcePath: string) => Promise<PagePreview | undefined>;
}

/** So many files may have changed: with more, a whole build costs little more. */
const maxUpdates = 8;

/** What is in memory between two builds. */
interface Between {
  readonly site: Site | undefined;
  readonly reads: Reads | undefined;
  readonly last: LastBuild | undefined;
  readonly preview: Omit<LastSite, 'siteCache' | 'compilers'> | undefined;
}

/** @param isOnce Whether there is one build only: it lets go of memory that another one would need. */
export function buildSession({isOnce = false} = {}): BuildSession {
  const cacheProblems = createCacheProblems();
  const compilers = reuseCompiler();
  let opened: {readonly siteFolder: string; readonly siteCache: SiteCache} | undefined;
  let isBegun = false;
  let between: Between | undefined;

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
      compilers,
      isOnce,
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

  /** @returns `undefined` if more has changed than the texts of a few pages. */
  const updateLastBuild = async (
    options: BuildSettings,
    location: BuildLocation,
    start: number,
  ): Promise<BuildOutcome | undefined> => {
    const siteCache = cacheOf(location.siteFolder, options.cache);
    const found = await findLastBuild(options, location, {siteCache, maxChanges: maxUpdates});
    if (found === undefined) return undefined;
    const {last, changed} = found;
    // Whoever builds again and again wants to know the site, too.
    if (!isOnce && between?.last?.checksum !== last.checksum) return undefined;
    const {outDir} = location;
    const known = {site: between?.site, reads: between?.reads};
    if (changed.size === 0 && hasUnchangedOutput(last, location, siteCache)) {
      const stages = [{name: 'unchanged', ms: performance.now() - start}];
      return {...last.outcome, ...known, outDir, stages};
    }
    if (changed.size === 0) return undefined;
    const {outcome, snapshot} = last;
    // Told once it is done: the build that may have to follow tells of its own stages.
    const run = startRun({...options, onProgress: undefined});
    const {updateTexts} = await import('./incremental/update-texts.ts');
    const lastSite = {siteFolder: location.siteFolder, outDir, snapshot, routes: outcome.routes};
    const updated = await updateTexts(
      {
        ...location,
        ...lastSite,
        siteCache,
        compilers,
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
      let isWhole = false;
      let outcome: BuildOutcome;
      try {
        const little = location && (await updateLastBuild(options, location, start));
        outcome = little ?? (await buildSite(options));
        isWhole = little === undefined && outcome.ok;
      } finally {
        // What was compiled is worth keeping even if the build failed.
        if (isBegun) opened?.siteCache.end(isWhole);
      }
      return withNotes(outcome, cacheProblems.notes());
    },
    async preview(sourcePath) {
      const siteCache = opened?.siteCache;
      if (siteCache === undefined || between?.preview === undefined) return undefined;
      const {siteFolder, snapshot} = between.preview;
      const before = siteCache.files.lastHash(join(siteFolder, sourcePath));
      if (before === undefined) return undefined;
      const {updatePage} = await import('./incremental/update-page.ts');
      const page = await updatePage(sourcePath, before, {...between.preview, siteCache, compilers});
      if (page === undefined) return undefined;
      const toc = tocItems(page.metadata, page.frontMatter, snapshot.tableOfContents);
      return {path: page.route.path, html: page.html, toc};
    },
  };
}

/** What a build says, with what was wrong with the cache meanwhile. */
function withNotes(outcome: BuildOutcome, notes: readonly string[]): BuildOutcome {
  const {output} = outcome;
  return output === undefined
    ? outcome
    : {...outcome, output: {...output, notes: [...new Set([...output.notes, ...notes])]}};
}
