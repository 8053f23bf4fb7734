import {join} from 'node:path';
import {compileOptions} from '../compile/compile-options.ts';
import {compilePages} from '../compile/compile-pages.ts';
import {allDone} from '../concurrency/all-done.ts';
import {loadConfig} from '../config/load-config.ts';
import type {Site} from '../config/types.ts';
import {readContent} from '../content/read-content.ts';
import type {Content} from '../content/types.ts';
import {BuildError} from '../diagnostics/build-error.ts';
import {withFrozenHint} from '../freeze/frozen-hint.ts';
import {frozenPages} from '../freeze/frozen-pages.ts';
import {docsOf, type ReadFrozen, readFrozen} from '../freeze/read-frozen.ts';
import {createLinkChecker} from '../links/check-links.ts';
import {findInCode} from '../links/find-in-code.ts';
import {type Memory, noMemory, openMemory} from '../memory/memory.ts';
import {allReads} from '../memory/reads.ts';
import {memoryStore, packedStore, type Store} from '../memory/store.ts';
import {type CacheTrouble, cacheTrouble} from '../memory/trouble.ts';
import {leavesUnfinished} from '../output/errors.ts';
import {openOutput} from '../output/open-output.ts';
import {recovered, recoverOutput} from '../output/recover-output.ts';
import type {Output, OutputSummary} from '../output/types.ts';
import {collectPlaces} from '../places/collect-places.ts';
import {writePlaceRecord} from '../places/write-place-record.ts';
import {createPolicyChecker} from '../policy/check-policy.ts';
import {keptPages} from '../render/kept-pages.ts';
import {renderRoutes} from '../render/render-routes.ts';
import {resolvePages} from '../resolve/resolve-pages.ts';
import {buildRoutes} from '../routes/build-routes.ts';
import type {Route, RouteTable} from '../routes/types.ts';
import {indexSite, manifestFile, type SearchIndex} from '../search/index-site.ts';
import {buildShell} from '../shell/build-shell.ts';
import {bundleWithSources} from './bundle-with-sources.ts';
import {textBase} from './incremental/text-base.ts';
import {ownHostingFiles} from './own-hosting-files.ts';
import {type QuickLook, quickLook} from './quick-look.ts';
import {type BuildRun, conclude, startRun} from './run.ts';
import {spareMemory, spareMemoryNoMore} from './spare-memory.ts';
import type {BuildOptions, BuildResult, RouteRow} from './types.ts';
import {withCacheNotes} from './with-cache-notes.ts';

/**
 * Turn a site folder into a folder of files. What is wrong with the site comes back as diagnostics;
 * only faults of this program and the caller's abort are thrown.
 */
export async function build(
  options: BuildOptions,
  trouble: CacheTrouble = cacheTrouble(),
): Promise<BuildResult> {
  const run = startRun(options);
  const result = await conclude(run, async () => {
    // First of all: whatever is wrong with the site, what a killed build left behind is put back.
    await recover(run, options);
    const site = await readConfig(run, options);
    const {folder} = site;
    const stateFolder = stateFolderOf(folder);
    const memory = options.cache
      ? openMemory(join(stateFolder, 'memory'), folder, trouble)
      : noMemory;
    const store = options.cache
      ? packedStore(join(stateFolder, 'cache/store'), trouble)
      : memoryStore();
    const read = await readSite(run, site, options, memory);
    const place = {siteFolder: folder, outDir: run.outDir, stateFolder};
    const output = await openOutput({...place, isTrusted: options.cache});
    try {
      const built = {...options, stateFolder, memory, store, trouble};
      const {look, scopeKeys} = await buildPages(run, read, output, built);
      const summary = run.blocked ? undefined : await commit(run, output);
      const {baseUrl} = site.config;
      const texts = textBase({...read, scopeKeys, reads: run.reads});
      return {site, baseUrl, routes: routeRows(read.routes), look, texts, output: summary};
    } finally {
      // What was compiled is worth keeping even if the build failed.
      store.save();
      await output.discard();
      spareMemoryNoMore();
    }
  });
  return withCacheNotes(result, trouble);
}

/** The route table without building anything, for `legacydocs routes`. */
export async function listRoutes(options: BuildOptions): Promise<BuildResult> {
  const run = startRun(options);
  return await conclude(run, async () => {
    const site = await readConfig(run, options);
    const {routes} = await readSite(run, site, options);
    return {
      site,
      baseUrl: site.config.baseUrl,
      routes: routeRows(routes),
      redirectPaths: routes.redirects.map(({from}) => from),
    };
  });
}

/** Says so if the output is another one now: a build that fails then leaves it as it is, not as it was. */
async function recover(run: BuildRun, {siteFolder}: BuildOptions): Promise<void> {
  const {outDir} = run;
  const place = {outDir, siteFolder, stateFolder: stateFolderOf(siteFolder)};
  const diagnostics = await recoverOutput(place).then(
    (recovery) => (recovery === 'restored' ? [recovered(outDir)] : []),
    (error: unknown) => {
      if (!(error instanceof BuildError) || !leavesUnfinished(error.diagnostics)) throw error;
      // This build may mend it: if not, it is said that the output is unfinished.
      return error.diagnostics.map((found) => ({...found, severity: 'info' as const}));
    },
  );
  if (diagnostics.length > 0) await run.stage('recover', () => ({diagnostics}));
}

function stateFolderOf(siteFolder: string): string {
  return join(siteFolder, '.legacydocs');
}

interface ReadSite {
  readonly site: Site;
  readonly frozen: ReadFrozen;
  readonly content: Content;
  readonly routes: RouteTable;
}

async function readConfig(run: BuildRun, {siteFolder, baseUrl}: BuildOptions): Promise<Site> {
  const {site} = await run.stage('config', () => loadConfig(siteFolder, {baseUrl}));
  return site;
}

/** What the site folder says, nothing compiled yet. */
async function readSite(
  run: BuildRun,
  site: Site,
  {drafts}: BuildOptions,
  memory: Memory = noMemory,
): Promise<ReadSite> {
  const facts = memory.facts('front-matter');
  const {content, frozen} = await run.stage('content', async () => {
    const frozen = await readFrozen(site);
    const content = await readContent(site, {drafts, facts, frozen: docsOf(frozen)});
    const diagnostics = [...frozen.diagnostics, ...content.diagnostics];
    return {content, frozen, diagnostics, reads: allReads([content.reads, frozen.reads])};
  });
  facts.save();
  const routes = await run.stage('routes', () => buildRoutes(content, site));
  return {site, frozen, content, routes};
}

/** What a build keeps for the next one. */
interface BuildState {
  /** Absolute path. */
  readonly stateFolder: string;
  readonly memory: Memory;
  readonly store: Store;
  readonly trouble: CacheTrouble;
}

/** From sources to finished files, all of them still in staging. */
async function buildPages(
  run: BuildRun,
  {site, frozen, content, routes}: ReadSite,
  output: Output,
  {
    stateFolder,
    memory,
    store,
    trouble,
    compilers,
    reactDevelopment,
    signal,
  }: BuildOptions & BuildState,
): Promise<{readonly look: QuickLook | undefined} & Pick<SearchIndex, 'scopeKeys'>> {
  const {config} = site;
  const limits = {seconds: config.pageTimeout, signal};
  const options = compileOptions(config);
  const frozenOnes = await frozenPages({
    siteFolder: site.folder,
    versions: frozen.versions,
    mounts: new Map(
      content.versions.map(({name, path}) => [name, {baseUrl: config.baseUrl, path}]),
    ),
    options,
    store,
    tool: memory.tool,
  });
  const compiled = await run.stage('compile', (onProgress) =>
    compilePages({
      siteFolder: site.folder,
      options,
      sources: [...content.versions.flatMap(({docs}) => docs), ...content.pages],
      store,
      frozen: frozenOnes,
      compilers,
      limits,
      onProgress,
    }),
  );
  const resolved = await run.stage('resolve', async () => {
    const pages = await resolvePages({site, content, routes, compiled});
    const diagnostics = pages.diagnostics.map((found) => withFrozenHint(found, content.versions));
    return {...pages, diagnostics};
  });
  const shell = await run.stage('shell', () => buildShell({site, content, routes, compiled}));
  // Side by side: esbuild is a process of its own.
  const [bundle, search] = await allDone([
    run.stage('bundle', () =>
      bundleWithSources({
        site,
        content,
        compiled,
        resolved,
        shell,
        store,
        memory,
        compilers,
        limits,
        reactDevelopment,
      }),
    ),
    run.stage('search', () =>
      indexSite({config, content, routes, compiled, shell, store, tool: memory.tool}),
    ),
  ]);
  // A server builds again and again: it keeps what it has warmed up.
  if (compilers === undefined) await spareMemory(routes.routes.length);
  const manifest = manifestFile({worker: bundle.searchWorker, scopes: search.scopes});
  for (const {outputPath, contents} of [...search.files, manifest, ...frozenOnes.files]) {
    await output.write(outputPath, contents);
  }
  const ownHosting = await ownHostingFiles(site.folder, content.staticFiles);
  for (const {outputPath, sourcePath} of [...content.staticFiles, ...resolved.assets()]) {
    if (ownHosting.has(outputPath)) continue;
    await output.copy(outputPath, join(site.folder, sourcePath));
  }
  const checker = createLinkChecker({
    config,
    routes,
    findInCode: findInCode(site.folder, bundle.reads, config.baseUrl),
  });
  const policy = createPolicyChecker({site, content, bundle});
  const places = collectPlaces();
  await run.stage('render', (onProgress) =>
    renderRoutes(
      {config, content, routes, compiled, resolved, shell, bundle, ownHosting, tool: memory.tool},
      {
        store,
        write: output.write,
        signal,
        kept: keptPages(store, output.keep),
        onPage: (page) => {
          checker.addPage(page);
          policy.addPage(page);
          places.addPage(page);
        },
        onProgress,
      },
    ),
  );
  await run.stage('links', async () => ({
    diagnostics: [
      ...checker.finish(output.paths).map((found) => withFrozenHint(found, content.versions)),
      ...(await policy.finish()),
    ],
  }));
  if (!run.blocked) {
    try {
      writePlaceRecord(stateFolder, places.finish({config, compiled, shell}));
    } catch (error) {
      trouble.notKept(error);
    }
  }
  const look = compilers && quickLook({siteFolder: site.folder, routes, compiled, resolved, shell});
  return {look, scopeKeys: search.scopeKeys};
}

async function commit(run: BuildRun, output: Output): Promise<OutputSummary> {
  const {summary} = await run.stage('output', async () => ({
    summary: await output.commit(),
    diagnostics: [],
  }));
  return summary;
}

function routeRows({routes}: RouteTable): RouteRow[] {
  return routes.map(routeRow);
}

function routeRow({path, outputPath, content}: Route): RouteRow {
  switch (content.kind) {
    case 'doc':
      return {path, outputPath, source: content.doc.sourcePath, version: content.doc.version};
    case 'page':
      return {path, outputPath, source: content.page.sourcePath, version: null};
    case 'category':
      return {path, outputPath, source: null, version: content.version};
    case 'not-found':
      return {path, outputPath, source: null, version: null};
  }
}
