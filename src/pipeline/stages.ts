import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {isOwnProcess} from '../core/async/own-process.ts';
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
import {createLinkChecker} from '../pages/links/check-links.ts';
import {createPolicyChecker} from '../pages/links/check-policy.ts';
import {findInCode} from '../pages/links/find-in-sources.ts';
import {collectLocations, locationsRecord} from '../pages/links/link-locations.ts';
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

/** Minimum number of pages for which V8 is set to collect garbage earlier. This saves about 150 MB with 10,000 pages. */
const minBoundedPages = 2_000;

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

export async function indexTexts(
  {run, site: {config}, content, routes, output, siteCache}: Job,
  {compiled, layout}: Pick<Pages, 'compiled' | 'layout'>,
): Promise<Omit<SearchIndex, 'files'>> {
  return await run.stage('search', async () => {
    const input = {config, content, routes, compiled, layout, store: siteCache};
    const {files, ...index} = await indexSite(input);
    // Written before the pages are rendered, to release the memory of the search files, which are large.
    await writeAll(output, files);
    return index;
  });
}

/**
 * Writes the files that are not pages: the search manifest, frozen components, static files, images and attached files.
 *
 * @returns The site's own hosting files, keyed by output path. They are merged with the generated rules later.
 */
export async function writeSharedFiles(
  {site, content, output}: Job,
  {
    resolved,
    bundle,
    search,
    frozenFiles,
  }: Pick<Pages, 'resolved'> & {
    readonly bundle: Bundle;
    readonly search: Pick<SearchIndex, 'scopes' | 'versions'>;
    readonly frozenFiles: readonly EmittedFile[];
  },
): Promise<ReadonlyMap<string, OwnHostingFile>> {
  const manifest = manifestFile({
    worker: bundle.searchWorker,
    scopes: search.scopes,
    versions: search.versions,
  });
  await writeAll(output, [manifest, ...frozenFiles]);
  const ownHosting = await readHostingFiles(site.folder, content.staticFiles);
  for (const {outputPath, sourcePath} of [...content.staticFiles, ...resolved.assets()]) {
    if (ownHosting.has(outputPath)) continue;
    await output.copy(outputPath, join(site.folder, sourcePath));
  }
  return ownHosting;
}

/** Renders the pages, then checks their links and the Content Security Policy. */
export async function renderPages(
  {run, site, content, routes, output, siteCache, workers, limits}: Job,
  input: Pages & {
    readonly bundle: Bundle;
    readonly ownHosting: ReadonlyMap<string, OwnHostingFile>;
  },
): Promise<void> {
  const {config} = site;
  const {compiled, layout, bundle, resolved} = input;
  const checker = createLinkChecker({
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
          checker.addPage(page);
          policy.addPage(page);
          locations.addPage(page);
        },
        onProgress,
      },
    ),
  );
  await run.stage('links', async () => ({
    diagnostics: [
      ...checker
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

/**
 * On large sites, makes V8 collect garbage whenever the heap has grown by half, instead of by several times its size.
 * Call `resetHeap` in a `finally` block.
 */
export function boundHeap({routes}: RouteTable): void {
  if (routes.length >= minBoundedPages) setHeapGrowing(50);
}

/** Resets the V8 flag to its default, because V8 rejects cached code that was compiled with different flags. */
export function resetHeap(): void {
  setHeapGrowing(0);
}

/** Latest major version of Node.js that is known to support the flag. V8 prints an error for an unknown flag. */
const maxNode = 26;

/**
 * Sets how much the heap can grow before garbage collection. V8 flags apply to all threads, so they are set only if the
 * process belongs to the command.
 */
function setHeapGrowing(percent: number): void {
  if (!isOwnProcess() || Number.parseInt(process.versions.node, 10) > maxNode) return;
  setFlagsFromString(`--heap-growing-percent=${percent}`);
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
