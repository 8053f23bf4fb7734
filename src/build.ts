import {join} from 'node:path';
import {type BuildRun, conclude, startRun} from './build-run.ts';
import type {BuildOptions, BuildResult, RouteRow} from './build-types.ts';
import {bundleSite} from './bundle/bundle-site.ts';
import {compilePages} from './compile/compile-pages.ts';
import {loadConfig} from './config/load-config.ts';
import type {Site} from './config/types.ts';
import {readContent} from './content/read-content.ts';
import type {Content} from './content/types.ts';
import {createLinkChecker} from './links/check-links.ts';
import {moduleSources} from './module-sources.ts';
import {openOutput} from './output/open-output.ts';
import {recoverOutput} from './output/recover-output.ts';
import type {Output, OutputSummary} from './output/types.ts';
import {renderRoutes} from './render/render-routes.ts';
import {resolvePages} from './resolve/resolve-pages.ts';
import {buildRoutes} from './routes/build-routes.ts';
import type {Route, RouteTable} from './routes/types.ts';
import {buildShell} from './shell/build-shell.ts';
import {siteStyles} from './site-styles.ts';

/**
 * Turn a site folder into a folder of files. What is wrong with the site comes back as diagnostics;
 * only faults of this program and the caller's abort are thrown.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const run = startRun(options);
  return await conclude(run, async () => {
    // First of all: whatever is wrong with the site, what a killed build left behind is put back.
    await recoverOutput(run.outDir);
    const read = await readSite(run, options);
    const {folder} = read.site;
    const stateFolder = join(folder, '.legacydocs');
    const output = await openOutput({siteFolder: folder, outDir: run.outDir, stateFolder});
    try {
      await buildPages(run, read, output, {...options, stateFolder});
      const summary = run.blocked ? undefined : await commit(run, output);
      return {site: read.site, routes: routeRows(read.routes), output: summary};
    } finally {
      await output.discard();
    }
  });
}

/** The route table without building anything, for `legacydocs routes`. */
export async function listRoutes(options: BuildOptions): Promise<BuildResult> {
  const run = startRun(options);
  return await conclude(run, async () => {
    const {site, routes} = await readSite(run, options);
    return {site, routes: routeRows(routes)};
  });
}

interface ReadSite {
  readonly site: Site;
  readonly content: Content;
  readonly routes: RouteTable;
}

/** The first three stages: what the site folder says, nothing compiled yet. */
async function readSite(run: BuildRun, options: BuildOptions): Promise<ReadSite> {
  const {site} = await run.stage('config', () =>
    loadConfig(options.siteFolder, {baseUrl: options.baseUrl}),
  );
  const content = await run.stage('content', () => readContent(site, {drafts: options.drafts}));
  const routes = await run.stage('routes', () => buildRoutes(content, site.config));
  return {site, content, routes};
}

/** From sources to finished files, all of them still in staging. */
async function buildPages(
  run: BuildRun,
  {site, content, routes}: ReadSite,
  output: Output,
  {stateFolder, cache, reactDevelopment}: BuildOptions & {readonly stateFolder: string},
): Promise<void> {
  const {config} = site;
  const cacheFolder = cache ? join(stateFolder, 'cache') : undefined;
  const compiled = await run.stage('compile', (onProgress) =>
    compilePages({
      site,
      sources: [...content.versions.flatMap(({docs}) => docs), ...content.pages],
      cacheFolder,
      onProgress,
    }),
  );
  const resolved = await run.stage('resolve', () =>
    resolvePages({site, content, routes, compiled}),
  );
  const shell = await run.stage('shell', () => buildShell({site, content, routes, compiled}));
  const bundle = await run.stage('bundle', async () => {
    const sources = await moduleSources({site, content, compiled, resolved, cacheFolder});
    const bundled = await bundleSite({
      site,
      siteData: shell.site,
      extraStyles: await siteStyles(config, compiled),
      modules: sources.modules,
      compileModule: sources.compileModule,
      cacheFolder: join(stateFolder, 'cache'),
      minify: true,
      reactDevelopment,
    });
    return {...bundled, diagnostics: [...bundled.diagnostics, ...sources.warnings]};
  });

  for (const {outputPath, sourcePath} of [...content.staticFiles, ...resolved.assets()]) {
    await output.copy(outputPath, join(site.folder, sourcePath));
  }
  const checker = createLinkChecker({config, routes});
  await run.stage('render', (onProgress) =>
    renderRoutes(
      {config, content, routes, compiled, resolved, shell, bundle},
      {write: output.write, onPage: checker.addPage, onProgress},
    ),
  );
  await run.stage('links', () => ({diagnostics: checker.finish(output.paths)}));
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
