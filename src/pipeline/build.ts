import {join} from 'node:path';
import {allDone} from '../core/async/concurrency.ts';
import {type FileFacts, noFileFacts} from '../core/cache/files.ts';
import {allReads} from '../core/cache/reads.ts';
import type {State} from '../core/cache/state.ts';
import {BuildError} from '../core/diagnostics/diagnostic.ts';
import {leavesUnfinished} from '../core/files/errors.ts';
import {compileOptions} from '../markdown/compile/compile-options.ts';
import {compilePages} from '../markdown/compile/compile-pages.ts';
import type {CompilerSource} from '../markdown/compile/kept-compilers.ts';
import {resolvePages} from '../markdown/resolve/resolve-pages.ts';
import type {EmittedFile} from '../pages/bundle/types.ts';
import {buildLayout} from '../pages/layout/build-layout.ts';
import {createLinkChecker} from '../pages/links/check-links.ts';
import {createPolicyChecker} from '../pages/links/check-policy.ts';
import {findInCode} from '../pages/links/find-in-sources.ts';
import {collectLocations, locationsRecord} from '../pages/links/link-locations.ts';
import {createPageCache} from '../pages/render/page-cache.ts';
import {renderRoutes} from '../pages/render/render-routes.ts';
import {indexSite, manifestFile, type SearchIndex} from '../pages/search/index-site.ts';
import {loadConfig} from '../site/config/load-config.ts';
import type {Site} from '../site/config/types.ts';
import {readContent} from '../site/content/read-content.ts';
import type {Content} from '../site/content/types.ts';
import {buildRoutes} from '../site/routes/build-routes.ts';
import type {Route, RouteTable} from '../site/routes/types.ts';
import {withFrozenHint} from '../versions/frozen-hint.ts';
import {frozenPages} from '../versions/frozen-pages.ts';
import {docsOf, type ReadFrozen, readFrozen} from '../versions/read-frozen.ts';
import {bundleWithSources} from './bundle-with-sources.ts';
import {takeSnapshot} from './incremental/snapshot.ts';
import {openOutput} from './output/open-output.ts';
import {recovered, recoverOutput} from './output/recover-output.ts';
import type {Output, OutputSummary} from './output/types.ts';
import {ownHostingFiles} from './own-hosting-files.ts';
import {type BuildRun, conclude, startRun, type WholeBuild} from './run.ts';
import {saveMemory, stopSavingMemory} from './save-memory.ts';
import type {BuildOptions, BuildOutcome, RouteRow} from './types.ts';

/** What is there before a build, and outlives it. */
export interface BuildContext {
  /** Grammars are loaded once in it. */
  readonly compilers: CompilerSource;
  /** Whether no other build follows in this process. */
  readonly isOnce: boolean;
  /** The state of a site, opened for this build. @param siteFolder Absolute path, links followed. */
  readonly stateOf: (siteFolder: string) => State;
}

/**
 * Turn a site folder into a folder of files. What is wrong with the site comes back as diagnostics;
 * only faults of this program and the caller's abort are thrown.
 */
export async function build(options: BuildOptions, context: BuildContext): Promise<WholeBuild> {
  const run = startRun(options);
  return await conclude(run, async () => {
    // First of all: whatever is wrong with the site, what a killed build left behind is put back.
    await recover(run, options);
    const site = await readConfig(run, options);
    const {folder} = site;
    const state = context.stateOf(folder);
    const read = await readSite(run, site, options, state.files);
    const {outDir} = run;
    const paths = {siteFolder: folder, outDir, stateFolder: stateFolderOf(folder)};
    const output = await openOutput({...paths, isTrusted: options.cache});
    try {
      const {scopeKeys} = await buildPages(run, read, output, {...options, ...context, state});
      const summary = run.blocked ? undefined : await commit(run, output);
      const {baseUrl} = site.config;
      const snapshot = takeSnapshot({...read, scopeKeys, reads: run.reads});
      return {site, baseUrl, routes: routeRows(read.routes), snapshot, output: summary};
    } finally {
      await output.discard();
      stopSavingMemory();
    }
  });
}

/** The route table without building anything, for `legacydocs routes`. */
export async function listRoutes(options: BuildOptions): Promise<BuildOutcome> {
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
  const paths = {outDir, siteFolder, stateFolder: stateFolderOf(siteFolder)};
  const diagnostics = await recoverOutput(paths).then(
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
  facts: FileFacts = noFileFacts,
): Promise<ReadSite> {
  const {content, frozen} = await run.stage('content', async () => {
    const frozen = await readFrozen(site);
    const content = await readContent(site, {drafts, facts, frozen: docsOf(frozen)});
    const diagnostics = [...frozen.diagnostics, ...content.diagnostics];
    return {content, frozen, diagnostics, reads: allReads([content.reads, frozen.reads])};
  });
  const routes = await run.stage('routes', () => buildRoutes(content, site));
  return {site, frozen, content, routes};
}

/** From sources to finished files, all of them still in staging. */
async function buildPages(
  run: BuildRun,
  {site, frozen, content, routes}: ReadSite,
  output: Output,
  {
    state,
    compilers,
    isOnce,
    reactDevelopment,
    signal,
  }: BuildOptions & BuildContext & {readonly state: State},
): Promise<Pick<SearchIndex, 'scopeKeys'>> {
  const {config} = site;
  const limits = {seconds: config.pageTimeout, signal};
  const options = compileOptions(site);
  const frozenOnes = await frozenPages({
    siteFolder: site.folder,
    versions: frozen.versions,
    mounts: new Map(
      content.versions.map(({name, path}) => [name, {baseUrl: config.baseUrl, path}]),
    ),
    options,
    store: state,
  });
  const compiled = await run.stage('compile', (onProgress) =>
    compilePages({
      siteFolder: site.folder,
      options,
      sources: [...content.versions.flatMap(({docs}) => docs), ...content.pages],
      store: state,
      frozen: frozenOnes,
      compilers,
      limits,
      onProgress,
    }),
  );
  const resolved = await run.stage('resolve', async () => {
    const previewed = [...routes.routes, routes.notFound];
    const previews = {site, routes: previewed};
    const pages = await resolvePages({site, content, routes, compiled, previews});
    const diagnostics = pages.diagnostics.map((found) => withFrozenHint(found, content.versions));
    return {...pages, diagnostics};
  });
  const layout = await run.stage('shell', () =>
    buildLayout({site, content, routes, compiled, previews: resolved.previews}),
  );
  const writeAll = async (files: readonly EmittedFile[]): Promise<void> => {
    for (const {outputPath, contents} of files) await output.write(outputPath, contents);
  };
  // Side by side: esbuild is a process of its own.
  const [bundle, search] = await allDone([
    run.stage('bundle', () =>
      bundleWithSources({
        site,
        content,
        compiled,
        resolved,
        layout,
        state,
        compilers,
        limits,
        reactDevelopment,
      }),
    ),
    run.stage('search', async () => {
      const {files, ...index} = await indexSite({
        config,
        content,
        routes,
        compiled,
        layout,
        store: state,
      });
      // At once: they are large, and would be held while pages are rendered.
      await writeAll(files);
      return index;
    }),
  ]);
  // A server builds again and again: it keeps what it has warmed up.
  if (isOnce) await saveMemory(routes.routes.length);
  const manifest = manifestFile({worker: bundle.searchWorker, scopes: search.scopes});
  await writeAll([manifest, ...frozenOnes.files]);
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
  const locations = collectLocations();
  await run.stage('render', (onProgress) =>
    renderRoutes(
      {config, content, routes, compiled, resolved, layout, bundle, ownHosting},
      {
        store: state,
        write: output.write,
        signal,
        kept: createPageCache(state, output.keep),
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
      ...checker.finish(output.paths).map((found) => withFrozenHint(found, content.versions)),
      ...(await policy.finish()),
    ],
  }));
  if (!run.blocked) {
    state.setRecord(locationsRecord, locations.finish({config, compiled, layout}));
  }
  return {scopeKeys: search.scopeKeys};
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
