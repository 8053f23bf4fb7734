import {createWorkerPool} from '../../core/async/workers.ts';
import {cacheBundles, readCachedBundles} from './bundle-cache.ts';
import {createErrorExplainer, type ErrorExplainer} from './diagnosis/explain-errors.ts';
import {type LoadReads, ownReads} from './diagnosis/load-reads.ts';
import {loadInWorker} from './load-job.ts';
import {loadServer, writeModules} from './load-server.ts';
import type {Bundles} from './make-bundles.ts';
import {createModuleSpace} from './modules/module-space.ts';
import type {Bundle, BundleInput, ServerFiles, ServerModules} from './types.ts';

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
    const server = lazyServer(known.bundles, explainer);
    return toBundle(known, server, explainer);
  }
  // Imported on demand, because it loads esbuild.
  const {makeBundles} = await import('./make-bundles.ts');
  const space = createModuleSpace(input);
  const bundles = await makeBundles(input, space);
  const server = lazyServer(bundles, explainer);
  const {siteData, workers = createWorkerPool(), limits = {seconds: 10}} = input;
  const loading = {siteData, explainer, workers, limits};
  const {inlineScripts, stacks} = await loadInWorker(server.files(), loading);
  const made = {bundles, inlineScripts, loadReads: await ownReads(stacks, explainer)};
  cacheBundles(input, {...made, compiled: space.compiled});
  return toBundle(made, server, explainer);
}

/** The server's modules are written and loaded on first use. */
interface LazyServer {
  readonly files: Bundle['serverFiles'];
  readonly load: Bundle['server'];
}

function lazyServer({server}: Bundles, explainer: ErrorExplainer): LazyServer {
  const {themeModules, pageModules, pages} = server;
  let written: ServerFiles | undefined;
  let loading: Promise<ServerModules> | undefined;
  const files = (): ServerFiles => {
    if (written === undefined) {
      const folder = writeModules(themeModules);
      written = {folder, pagesFolder: writeModules(pageModules, folder), pages};
    }
    return written;
  };
  return {
    files,
    load: async () => {
      loading ??= loadServer(files(), explainer);
      return await loading;
    },
  };
}

interface LoadedBundles {
  readonly bundles: Bundles;
  readonly inlineScripts: Bundle['inlineScripts'];
  readonly loadReads: LoadReads;
}

function toBundle(
  {bundles: {server, pageModules, ...bundles}, inlineScripts, loadReads}: LoadedBundles,
  {files, load}: LazyServer,
  explainer: ErrorExplainer,
): Bundle {
  const {themeId, importCycles} = server;
  const sources = new Map(loadReads);
  return {
    ...bundles,
    server: load,
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
