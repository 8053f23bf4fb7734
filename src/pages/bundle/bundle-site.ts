import {createWorkerPool} from '../../core/async/workers.ts';
import type {Bundle, BundleInput, ServerFiles} from '../types.ts';
import {cacheBundles, readCachedBundles} from './bundle-cache.ts';
import {createErrorExplainer, type ErrorExplainer} from './diagnosis/explain-errors.ts';
import {type LoadReads, ownReads} from './diagnosis/load-reads.ts';
import {allBundled} from './esbuild-diagnostics.ts';
import {loadInWorker} from './load-job.ts';
import {writeModules} from './load-server.ts';
import type {Bundles} from './make-bundles.ts';
import {createModuleSpace} from './modules/module-space.ts';

/**
 * Bundles the theme, the site's own templates, and all pages that are modules, for the server and for browsers. The
 * browser files depend only on the contents of their sources, not on their paths.
 *
 * @throws {BuildError} With all problems found: `module-invalid`, `import-not-found`, `import-not-exported`,
 * `import-unavailable`, `module-failed`, `page-without-default-export` (row ERR-03).
 */
export async function bundleSite(input: BundleInput): Promise<Bundle> {
  const explainer = createErrorExplainer(input);
  const known = await readCachedBundles(input);
  if (known !== undefined) {
    return {...toBundle(known, lazyFiles(known.bundles), explainer), cache: async () => undefined};
  }
  // The module is imported on demand, because it loads esbuild.
  const {bundleBrowser, bundleServer} = await import('./make-bundles.ts');
  const space = createModuleSpace(input);
  const serverBundles = await bundleServer(input, space);
  const files = lazyFiles(serverBundles);
  const {siteData, workers = createWorkerPool(), limits = {seconds: 10}} = input;
  const loading = {siteData, explainer, workers, limits};
  // A worker loads the modules while esbuild bundles them for browsers.
  const [{inlineScripts, stacks}, bundles] = await allBundled([
    loadInWorker(files(), loading),
    bundleBrowser(input, space, serverBundles),
  ]);
  const made = {bundles, inlineScripts, loadReads: await ownReads(stacks, explainer)};
  return {
    ...toBundle(made, files, explainer),
    cache: async () => cacheBundles(input, {...made, compiled: space.compiled}),
  };
}

/** Returns a function that writes the server's modules on the first call. */
function lazyFiles({
  server: {themeModules, pageModules, pages},
}: Pick<Bundles, 'server'>): () => ServerFiles {
  let written: ServerFiles | undefined;
  return () => {
    if (written === undefined) {
      const folder = writeModules(themeModules);
      written = {folder, pagesFolder: writeModules(pageModules, folder), pages};
    }
    return written;
  };
}

interface LoadedBundles {
  readonly bundles: Bundles;
  readonly inlineScripts: Bundle['inlineScripts'];
  readonly loadReads: LoadReads;
}

function toBundle(
  {bundles: {server, pageModules, ...bundles}, inlineScripts, loadReads}: LoadedBundles,
  files: () => ServerFiles,
  explainer: ErrorExplainer,
): Omit<Bundle, 'cache'> {
  const {themeId, importCycles} = server;
  const sources = new Map(loadReads);
  return {
    ...bundles,
    serverFiles: () => ({...files(), readsAtLoad: [...sources.keys()]}),
    themeId,
    importCycles,
    inlineScripts,
    explain: explainer.rendering,
    locateFlaw: async (report) => {
      const read = report.flaw.kind === 'unstable' ? report.flaw.readAtLoad : undefined;
      return read === undefined ? await explainer.flaw(report) : sources.get(read);
    },
    pageModules: new Map(pageModules),
  };
}
