import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {PoolLimits} from '../core/async/worker-thread.ts';
import type {WorkerPool} from '../core/async/workers.ts';
import {type FileMetadata, noFileMetadata} from '../core/cache/file-metadata.ts';
import {allReads} from '../core/cache/reads.ts';
import type {SiteCache} from '../core/cache/site-cache.ts';
import {BuildError} from '../core/diagnostics/diagnostic.ts';
import {leavesUnfinished, thisSystem} from '../core/files/system.ts';
import {wordingOf} from '../core/messages/site-messages.ts';
import {offlineFile} from '../core/urls/href.ts';
import {compileOptions} from '../markdown/compile/compile-options.ts';
import {compilePages} from '../markdown/compile/compile-pages.ts';
import {resolvePages} from '../markdown/resolve/resolve-pages.ts';
import type {CompiledPages, ResolvedPages} from '../markdown/types.ts';
import {bundleSite} from '../pages/bundle/bundle-site.ts';
import {buildLayout} from '../pages/layout/build-layout.ts';
import {conflictsInFiles} from '../pages/links/check-conflicts.ts';
import {createLinkChecker, type LinkChecker} from '../pages/links/check-links.ts';
import {createPolicyChecker, type PolicyChecker} from '../pages/links/check-policy.ts';
import {findInCode} from '../pages/links/find-in-sources.ts';
import {
  collectLocations,
  type LocationCollector,
  locationsRecord,
} from '../pages/links/link-locations.ts';
import {hostingFileNames, type OwnHostingFile} from '../pages/render/own-hosting.ts';
import {createPageCache} from '../pages/render/page-cache.ts';
import {renderRoutes} from '../pages/render/render-routes.ts';
import {indexSite, manifestFile, type SearchIndex} from '../pages/search/index-site.ts';
import type {Bundle, EmittedFile, Layout} from '../pages/types.ts';
import {customStyles} from '../site/config/custom-styles.ts';
import {loadConfig} from '../site/config/load-config.ts';
import {readContent} from '../site/content/read-content.ts';
import {buildRoutes} from '../site/routes/build-routes.ts';
import type {Content, RouteTable, Site, StaticFile} from '../site/types.ts';
import {frozenPages, type MountedPages} from '../versions/frozen-pages.ts';
import {docsOf, type ReadFrozen, readFrozen, withFrozenHint} from '../versions/read-frozen.ts';
import {withEditUrls} from './edit-urls.ts';
import {moduleSources} from './module-sources.ts';
import {recovered, recoverOutput} from './output/recover-output.ts';
import type {Output, OutputSummary} from './output/types.ts';
import type {BuildRun} from './run.ts';
import {siteStyles} from './site-styles.ts';
import type {BuildSettings, PackOffline, RouteRow} from './types.ts';

/** A build whose sources have been read. */
interface Job {
  readonly run: BuildRun;
  readonly site: Site;
  readonly content: Content;
  readonly routes: RouteTable;
  readonly output: Output;
  readonly siteCache: SiteCache;
  readonly workers: WorkerPool;
  readonly limits: PoolLimits;
}

/** Results of all stages up to the layout. */
interface Pages {
  readonly compiled: CompiledPages;
  readonly resolved: ResolvedPages;
  readonly layout: Layout;
}

/**
 * Completes the output of an interrupted build, and reports that. The completed output remains even if the current
 * build fails.
 */
export async function completeInterrupted(run: BuildRun): Promise<void> {
  const {outDir, notify} = run;
  const diagnostics = await recoverOutput(outDir, thisSystem(), notify).then(
    (recovery) => (recovery === 'restored' ? [recovered(outDir)] : []),
    (error: unknown) => {
      if (!(error instanceof BuildError) || !leavesUnfinished(error.diagnostics)) throw error;
      // The current build will probably replace the incomplete output, so this is not an error yet.
      return error.diagnostics.map((found) => ({...found, severity: 'info' as const}));
    },
  );
  if (diagnostics.length > 0) await run.stage('recover', () => ({diagnostics}));
}

export async function readConfig(
  run: BuildRun,
  {siteFolder, baseUrl}: BuildSettings,
): Promise<Site> {
  const {site} = await run.stage('config', () => loadConfig(siteFolder, {baseUrl}));
  return site;
}

export async function readSources(
  run: BuildRun,
  site: Site,
  {drafts}: BuildSettings,
  facts: FileMetadata = noFileMetadata,
): Promise<{readonly content: Content; readonly frozen: ReadFrozen}> {
  return await run.stage('content', async () => {
    const frozen = await readFrozen(site);
    const content = await readContent(site, {drafts, facts, frozen: docsOf(frozen)});
    const diagnostics = [...frozen.diagnostics, ...content.diagnostics];
    return {content, frozen, diagnostics, reads: allReads([content.reads, frozen.reads])};
  });
}

export async function routePages(run: BuildRun, site: Site, content: Content): Promise<RouteTable> {
  return await run.stage('routes', () => buildRoutes(content, site));
}

/**
 * Compiles the pages.
 *
 * @returns The compiled pages, and the files for the components in frozen versions.
 */
export async function compile(
  {run, site, content, siteCache, workers, limits}: Job,
  {versions}: ReadFrozen,
): Promise<{readonly compiled: CompiledPages; readonly frozenFiles: MountedPages['files']}> {
  const options = compileOptions(site);
  const {baseUrl} = site.config;
  const frozen = await frozenPages({
    siteFolder: site.folder,
    versions,
    mounts: new Map(content.versions.map(({name, path}) => [name, {baseUrl, path}])),
    options,
    store: siteCache,
  });
  const compiled = await run.stage('compile', (onProgress) =>
    compilePages({
      siteFolder: site.folder,
      options,
      sources: [...content.versions.flatMap(({docs}) => docs), ...content.pages],
      store: siteCache,
      frozen,
      workers,
      limits,
      onProgress,
    }),
  );
  return {compiled, frozenFiles: frozen.files};
}

export async function resolveLinks(
  {run, site, content, routes}: Job,
  compiled: CompiledPages,
): Promise<ResolvedPages> {
  return await run.stage('resolve', async () => {
    const previews = {site, routes: [...routes.routes, routes.notFound]};
    const pages = await resolvePages({site, content, routes, compiled, previews});
    const diagnostics = pages.diagnostics.map((found) => withFrozenHint(found, content.versions));
    return {...pages, diagnostics};
  });
}

export async function layOut(
  {run, site, content, routes, workers, limits}: Job,
  compiled: CompiledPages,
  {previews}: ResolvedPages,
): Promise<Layout> {
  return await run.stage('layout', async () => {
    const edited = await withEditUrls({site, content, routes, workers, limits});
    const layout = buildLayout({site: edited.site, content, routes, compiled, previews});
    return {...layout, diagnostics: [...layout.diagnostics, ...edited.diagnostics]};
  });
}

export async function bundlePages(
  {run, site, content, siteCache, workers, limits}: Job,
  {compiled, resolved, layout}: Pages,
  {reactDevelopment}: BuildSettings,
): Promise<Bundle> {
  return await run.stage('bundle', async () => {
    const {warnings, ...sources} = await moduleSources({
      site,
      content,
      compiled,
      resolved,
      siteCache,
      workers,
      limits,
    });
    const bundle = await bundleSite({
      ...sources,
      site,
      siteData: layout.site,
      wording: wordingOf(site.config),
      extraStyles: await siteStyles(site.config, compiled, layout.styles, siteCache),
      customCss: customStyles(site.folder, site.config),
      siteCache,
      minify: true,
      workers,
      limits,
      reactDevelopment,
    });
    return {
      ...bundle,
      diagnostics: [...bundle.diagnostics, ...warnings()],
      reads: [...bundle.reads, ...resolved.tried().map((path) => join(site.folder, path))],
    };
  });
}

/** Builds the search index and writes its files. */
export async function indexTexts(
  {run, site: {config}, content, routes, output, siteCache}: Job,
  {compiled, layout, bundle}: Pick<Pages, 'compiled' | 'layout'> & {readonly bundle: Bundle},
): Promise<Omit<SearchIndex, 'files'>> {
  return await run.stage('search', async () => {
    const input = {config, content, routes, compiled, layout, store: siteCache};
    const {files, ...index} = await indexSite(input);
    const {scopes, versions} = index;
    const manifest = manifestFile({worker: bundle.searchWorker, scopes, versions});
    await writeAll(output, [...files, manifest]);
    return index;
  });
}

/**
 * Writes frozen components, static files, images and attached files.
 *
 * @returns The site's own hosting files, keyed by output path. They are merged with the generated rules later.
 */
export async function writeSharedFiles(
  {site, content, output}: Job,
  {resolved, frozenFiles}: Pick<Pages, 'resolved'> & {readonly frozenFiles: readonly EmittedFile[]},
): Promise<ReadonlyMap<string, OwnHostingFile>> {
  await writeAll(output, frozenFiles);
  const ownHosting = await readHostingFiles(site.folder, content.staticFiles);
  for (const {outputPath, sourcePath} of [...content.staticFiles, ...resolved.assets()]) {
    if (ownHosting.has(outputPath)) continue;
    await output.copy(outputPath, join(site.folder, sourcePath));
  }
  return ownHosting;
}

/** Data about the rendered pages, which `checkPages` checks. */
interface RenderedPages {
  readonly links: LinkChecker;
  readonly policy: PolicyChecker;
  readonly locations: LocationCollector;
}

/** Renders the pages. */
export async function renderPages(
  {run, site, content, routes, output, siteCache, workers, limits}: Job,
  input: Pages & {
    readonly bundle: Bundle;
    readonly ownHosting: ReadonlyMap<string, OwnHostingFile>;
  },
): Promise<RenderedPages> {
  const {config} = site;
  const {bundle} = input;
  const links = createLinkChecker({
    config,
    routes,
    findInCode: findInCode(site.folder, bundle.reads, config.baseUrl),
  });
  const policy = createPolicyChecker({site, content, bundle});
  const locations = collectLocations();
  await run.stage('render', (onProgress) =>
    renderRoutes(
      {...input, config, content, routes},
      {
        store: siteCache,
        output,
        workers,
        limits,
        kept: createPageCache(siteCache, output.keep),
        onPage: (page) => {
          links.addPage(page);
          policy.addPage(page);
          locations.addPage(page);
        },
        onProgress,
      },
    ),
  );
  return {links, policy, locations};
}

/** Checks the links of all pages and the Content Security Policy. All files of the output must have been written. */
export async function checkPages(
  {run, site, content, output, siteCache}: Job,
  {
    compiled,
    resolved,
    layout,
    bundle,
    rendered: {links, policy, locations},
  }: Pages & {readonly bundle: Bundle; readonly rendered: RenderedPages},
): Promise<void> {
  const {config} = site;
  await run.stage('links', async () => ({
    diagnostics: [
      ...links
        .finish(config.offline ? new Set([...output.paths, offlineFile]) : output.paths)
        .map((found) => withFrozenHint(found, content.versions)),
      ...(await policy.finish()),
      ...(await conflictsInFiles(
        site.folder,
        [...content.staticFiles, ...resolved.assets()].map(({sourcePath}) => sourcePath),
        bundle.reads,
      )),
    ],
  }));
  if (run.blocked) return;
  siteCache.setRecord(locationsRecord, locations.finish({config, compiled, layout}));
}

/** Writes the zip file with the offline copy. It is committed together with the site. */
export async function writeOfflineCopy(
  {run, site, output, limits}: Job,
  routes: readonly RouteRow[],
  packOffline: PackOffline,
): Promise<void> {
  const sources = new Map(routes.map(({outputPath, source}) => [outputPath, source]));
  const zipFile = join(output.workFolder, offlineFile);
  await run.stage('offline', async (onProgress) => ({
    diagnostics: await packOffline({
      site,
      files: {
        outputPaths: [...output.paths].sort(),
        // Unchanged files are not staged.
        fileOf: (path) => {
          const staged = join(output.staging, path);
          return existsSync(staged) ? staged : join(run.outDir, path);
        },
      },
      zipFile,
      sourceOf: (outputPath) => sources.get(outputPath) ?? outputPath,
      signal: limits.signal,
      onProgress: ({done, total}) => onProgress(done, total),
    }),
  }));
  await output.copy(offlineFile, zipFile);
}

export async function commitOutput({run, output}: Job): Promise<OutputSummary> {
  const {summary} = await run.stage('output', async () => ({
    summary: await output.commit(),
    diagnostics: [],
  }));
  return summary;
}

async function readHostingFiles(
  siteFolder: string,
  staticFiles: readonly StaticFile[],
): Promise<Map<string, OwnHostingFile>> {
  const names: readonly string[] = hostingFileNames;
  const own = staticFiles.filter(({outputPath}) => names.includes(outputPath));
  const entries = own.map(async ({outputPath, sourcePath}) => {
    const text = await readFile(join(siteFolder, sourcePath), 'utf8');
    return [outputPath, {sourcePath, text}] as const;
  });
  return new Map(await Promise.all(entries));
}

async function writeAll(output: Output, files: readonly EmittedFile[]): Promise<void> {
  for (const {outputPath, contents} of files) await output.write(outputPath, contents);
}
