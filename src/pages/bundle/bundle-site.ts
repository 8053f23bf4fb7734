import {createWorkerPool} from '../../core/async/workers.ts';
import {cacheBundles, readCachedBundles} from './bundle-cache.ts';
import {createErrorExplainer, type ErrorExplainer} from './diagnosis/explain-errors.ts';
import {loadInWorker} from './load-job.ts';
import {writeModules} from './load-server.ts';
import type {Bundles} from './make-bundles.ts';
import {createModuleSpace} from './modules/module-space.ts';
import type {Bundle, BundleInput, ServerFiles} from './types.ts';

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
    return toBundle(known.bundles, lazyFiles(known.bundles), known.inlineScripts, explainer);
  }
  // Imported on demand, because it loads esbuild.
  const {makeBundles} = await import('./make-bundles.ts');
  const space = createModuleSpace(input);
  const bundles = await makeBundles(input, space);
  const files = lazyFiles(bundles);
  const {siteData, workers = createWorkerPool(), limits = {seconds: 10}} = input;
  const inlineScripts = await loadInWorker(files(), {siteData, explainer, workers, limits});
  cacheBundles(input, {bundles, inlineScripts, compiled: space.compiled});
  return toBundle(bundles, files, inlineScripts, explainer);
}

/** Writes the server's modules on first use. */
function lazyFiles({server: {themeModules, pageModules, pages}}: Bundles): Bundle['serverFiles'] {
  let written: ServerFiles | undefined;
  return () => {
    if (written === undefined) {
      const folder = writeModules(themeModules);
      written = {folder, pagesFolder: writeModules(pageModules, folder), pages};
    }
    return written;
  };
}

function toBundle(
  {server: {themeId, importCycles}, pageModules, ...bundles}: Bundles,
  serverFiles: Bundle['serverFiles'],
  inlineScripts: Bundle['inlineScripts'],
  explainer: ErrorExplainer,
): Bundle {
  return {
    ...bundles,
    serverFiles,
    themeId,
    importCycles,
    inlineScripts,
    explain: explainer.rendering,
    locateFlaw: explainer.flaw,
    pageModules: new Map(pageModules),
  };
}
