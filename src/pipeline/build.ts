import {join} from 'node:path';
import {allDone} from '../core/async/concurrency.ts';
import {type WorkerPool, warmUp} from '../core/async/workers.ts';
import type {SiteCache} from '../core/cache/site-cache.ts';
import {restEsbuild} from '../core/modules/esbuild.ts';
import type {RouteTable} from '../site/types.ts';
import {boundHeap, resetHeap} from './heap.ts';
import {takeSnapshot} from './incremental/snapshot.ts';
import {openOutput} from './output/open-output.ts';
import {conclude, type FullBuild, startRun} from './run.ts';
import {
  bundlePages,
  checkPages,
  commitOutput,
  compile,
  completeInterrupted,
  indexTexts,
  layOut,
  readConfig,
  readSources,
  renderPages,
  resolveLinks,
  routePages,
  writeOfflineCopy,
  writeSharedFiles,
} from './stages.ts';
import {
  type BuildOptions,
  type BuildOutcome,
  type BuildSettings,
  type PackOffline,
  type RouteRow,
  withDefaults,
} from './types.ts';

/** Resources that a session shares between builds. */
export interface BuildResources {
  readonly workers: WorkerPool;
  /** True if this process runs only one build. */
  readonly isOnce: boolean;
  /** Packs the offline copy. Default: no offline copy is written. */
  readonly packOffline?: PackOffline | undefined;
  /**
   * Returns a site's cache.
   *
   * @param siteFolder Absolute path with symbolic links resolved.
   */
  readonly cacheOf: (siteFolder: string) => SiteCache;
}

/**
 * Builds a site. Problems with the site are returned as diagnostics.
 *
 * @throws Internal errors, and the abort reason.
 */
export async function build(
  settings: BuildSettings,
  {workers, isOnce, packOffline, cacheOf}: BuildResources,
): Promise<FullBuild> {
  const run = startRun(settings);
  return await conclude(run, async () => {
    // An interrupted build is completed first, because an error in the site can end this build at any stage.
    await completeInterrupted(run);

    // A worker thread loads its code while the main thread reads the sources.
    warmUp(workers);

    // 1. Read the configuration.
    const {config: written, ...others} = await readConfig(run, settings);
    const config = {...written, offline: written.offline && packOffline !== undefined};
    const site = {...others, config};
    const {folder} = site;
    const siteCache = cacheOf(folder);

    // 2. Read the front matter of all pages, the sidebars and the frozen versions.
    const {content, frozen} = await readSources(run, site, settings, siteCache.files);

    // 3. Assign a path to each page.
    const routes = await routePages(run, site, content);

    const {outDir} = run;
    const cacheFolder = join(folder, '.legacydocs');
    const isTrusted = settings.cache;
    const output = await openOutput({siteFolder: folder, outDir, cacheFolder, isTrusted});
    try {
      const limits = {
        seconds: config.pageTimeout,
        signal: settings.signal,
        recordFolder: output.workFolder,
      };
      const job = {run, site, content, routes, output, siteCache, workers, limits};

      if (isOnce) boundHeap(routes);

      // 4. Compile Markdown to articles.
      const {compiled, frozenFiles} = await compile(job, frozen);

      // 5. Resolve the links and images in the articles.
      const resolved = await resolveLinks(job, compiled);

      // 6. Build the navigation around the articles.
      const layout = await layOut(job, compiled, resolved);

      // 7. Bundle the components.
      const bundle = await bundlePages(job, {compiled, resolved, layout}, settings);
      if (isOnce) await restEsbuild();

      // 8. and 9. Let workers render the pages. Meanwhile, build the search index and cache the bundles.
      const ownHosting = await writeSharedFiles(job, {resolved, frozenFiles});
      const [rendered, search] = await allDone([
        renderPages(job, {compiled, resolved, layout, bundle, ownHosting}),
        indexTexts(job, {compiled, layout, bundle}),
        bundle.cache(),
      ]);

      // 10. Check links and the Content Security Policy.
      await checkPages(job, {compiled, resolved, layout, bundle, rendered});

      // 11. Pack the offline copy.
      const rows = routeRows(routes);
      if (config.offline && packOffline !== undefined && !run.blocked) {
        await writeOfflineCopy(job, rows, packOffline);
      }

      // 12. Replace the old output.
      const summary = run.blocked ? undefined : await commitOutput(job);

      const {scopeKeys} = search;
      const snapshot = takeSnapshot({site, content, routes, scopeKeys, reads: run.reads});
      return {site, baseUrl: config.baseUrl, routes: rows, snapshot, output: summary};
    } finally {
      await output.discard();
      resetHeap();
    }
  });
}

/** Returns the route table without building the site. */
export async function listRoutes(options: BuildOptions): Promise<BuildOutcome> {
  const settings = withDefaults(options);
  const run = startRun(settings);
  return await conclude(run, async () => {
    const site = await readConfig(run, settings);
    const {content} = await readSources(run, site, settings);
    const routes = await routePages(run, site, content);
    return {
      site,
      baseUrl: site.config.baseUrl,
      routes: routeRows(routes),
      redirectPaths: routes.redirects.map(({from}) => from),
    };
  });
}

function routeRows({routes}: RouteTable): RouteRow[] {
  return routes.map(({path, outputPath, content}) => {
    const row = {path, outputPath, source: null, version: null};
    if (content.kind === 'category') return {...row, version: content.version};
    if (content.kind === 'page') return {...row, source: content.page.sourcePath};
    if (content.kind === 'not-found') return row;
    return {...row, source: content.doc.sourcePath, version: content.doc.version};
  });
}
