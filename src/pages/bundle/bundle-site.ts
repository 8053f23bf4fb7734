import {cacheBundles, readCachedBundles} from './bundle-cache.ts';
import {createErrorExplainer, type ErrorExplainer} from './diagnosis/explain-errors.ts';
import {loadServer, writeModules} from './load-server.ts';
import type {Bundles} from './make-bundles.ts';
import {createModuleSpace} from './modules/module-space.ts';
import type {Bundle, BundleInput, ServerModules} from './types.ts';

/**
 * Bundles the theme, the site's own templates, and all pages that are modules, for the server and for browsers. The
 * files for browsers depend on the contents of their sources only, not on their paths.
 *
 * @throws {BuildError} With all problems found: `module-invalid`, `import-not-found`, `import-not-exported`,
 * `import-unavailable`, `module-failed`, `page-without-default-export` (row ERR-03).
 */
export async function bundleSite(input: BundleInput): Promise<Bundle> {
  const explainer = createErrorExplainer(input);
  const known = await readCachedBundles(input);
  if (known !== undefined) {
    const server = lazyServer(known.bundles, explainer);
    return toBundle(known.bundles, server, known.inlineScripts, explainer);
  }
  // Loads esbuild.
  const {makeBundles} = await import('./make-bundles.ts');
  const space = createModuleSpace(input);
  const bundles = await makeBundles(input, space);
  const server = lazyServer(bundles, explainer);
  const {theme} = await server.load();
  const inlineScripts = theme.inlineScripts(input.siteData);
  cacheBundles(input, {bundles, inlineScripts, compiled: space.compiled});
  return toBundle(bundles, server, inlineScripts, explainer);
}

/** The server's modules, written and loaded on first use. */
interface LazyServer {
  readonly folder: Bundle['serverFolder'];
  readonly load: Bundle['server'];
}

function lazyServer({server}: Bundles, explainer: ErrorExplainer): LazyServer {
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
  {server: {themeId, importCycles}, pageModules, ...bundles}: Bundles,
  {folder, load}: LazyServer,
  inlineScripts: Bundle['inlineScripts'],
  explainer: ErrorExplainer,
): Bundle {
  return {
    ...bundles,
    server: load,
    serverFolder: folder,
    themeId,
    importCycles,
    inlineScripts,
    explain: async (thrown, props) => {
      const {theme} = await load();
      return await explainer.rendering(thrown, () => theme.renderDocument(props));
    },
    locateFlaw: async (props, flaw) => {
      const {theme} = await load();
      return await explainer.flaw(() => theme.renderDocument(props), flaw);
    },
    pageModules: new Map(pageModules),
  };
}
