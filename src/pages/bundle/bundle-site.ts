import {recallBundles, rememberBundles} from './bundle-cache.ts';
import type {Explainer} from './diagnosis/explainer.ts';
import {loadServer, writeModules} from './load-server.ts';
import type {Bundles} from './make-bundles.ts';
import {createModuleSpace} from './modules/module-space.ts';
import type {Bundle, BundleInput, ServerModules} from './types.ts';

/**
 * Bundle the theme, the site's replacements of it, and every page that is a module: once for the server,
 * once for the browser. The browser's files depend on their sources alone, not on where anything lies.
 *
 * @throws {BuildError} With every problem found: `module-invalid`, `import-not-found`, `import-not-exported`,
 * `import-unavailable`, `module-failed`, `page-without-default-export` (row ERR-03).
 */
export async function bundleSite(input: BundleInput): Promise<Bundle> {
  const explainer = lazyExplainer(input);
  const known = await recallBundles(input);
  if (known !== undefined) {
    const server = lazyServer(known.bundles, explainer);
    return toBundle(known.bundles, server, known.inlineScripts, explainer);
  }
  // With its esbuild.
  const {makeBundles} = await import('./make-bundles.ts');
  const space = createModuleSpace(input);
  const bundles = await makeBundles(input, space);
  const server = lazyServer(bundles, explainer);
  const {theme} = await server.load();
  const inlineScripts = theme.inlineScripts(input.siteData);
  rememberBundles(input, {bundles, inlineScripts, compiled: space.compiled});
  return toBundle(bundles, server, inlineScripts, explainer);
}

/** The server's modules: written and loaded once, on first use. */
interface LazyServer {
  readonly folder: Bundle['serverFolder'];
  readonly load: Bundle['server'];
}

function lazyServer({server}: Bundles, explainer: Explainer): LazyServer {
  const {themeModules, pageModules, pages} = server;
  let written: string | undefined;
  let loading: Promise<ServerModules> | undefined;
  const folder = (): string => {
    written ??= writeModules(themeModules);
    return written;
  };
  const load = async (): Promise<ServerModules> => {
    const pagesFolder = writeModules(pageModules, folder());
    return await loadServer({folder: folder(), pagesFolder, pages}, explainer);
  };
  return {
    folder,
    load: async () => {
      loading ??= load();
      return await loading;
    },
  };
}

function toBundle(
  {server: {themeId, circles}, pageModules, ...bundles}: Bundles,
  {folder, load}: LazyServer,
  inlineScripts: Bundle['inlineScripts'],
  {rendering: explain, flaw: locateFlaw}: Explainer,
): Bundle {
  return {
    ...bundles,
    server: load,
    serverFolder: folder,
    themeId,
    circles,
    inlineScripts,
    explain,
    locateFlaw,
    pageModules: new Map(pageModules),
  };
}

/** Its code is loaded for the first failure: a good build pays nothing. */
function lazyExplainer(input: BundleInput): Explainer {
  let loading: Promise<Explainer> | undefined;
  const explainer = (): Promise<Explainer> => {
    loading ??= import('./diagnosis/explainer.ts').then(({createExplainer}) =>
      createExplainer(input),
    );
    return loading;
  };
  return {
    loading: async (...failure) => await (await explainer()).loading(...failure),
    rendering: async (...failure) => await (await explainer()).rendering(...failure),
    flaw: async (...flaw) => await (await explainer()).flaw(...flaw),
  };
}
