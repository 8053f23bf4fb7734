import {loadServer} from './load-server.ts';
import type {Bundles} from './make-bundles.ts';
import {createModuleSpace} from './modules/module-space.ts';
import {recallBundles, rememberBundles} from './remembered-bundles.ts';
import type {Bundle, BundleInput, ServerModules} from './types.ts';

/**
 * Bundle the theme, the site's replacements of it, and every page that is a module: once for the server,
 * once for the browser. The browser's files depend on their sources alone, not on where anything lies.
 *
 * @throws {BuildError} With every problem found: `module-invalid`, `import-not-found`, `import-not-exported`,
 * `import-unavailable`, `module-failed`, `page-without-default-export` (row ERR-03).
 */
export async function bundleSite(input: BundleInput): Promise<Bundle> {
  const known = await recallBundles(input);
  if (known !== undefined) {
    let loading: Promise<ServerModules> | undefined;
    const server = (): Promise<ServerModules> => {
      loading ??= loadServer(known.bundles.server);
      return loading;
    };
    return toBundle(known.bundles, server, known.inlineScripts);
  }
  // With its esbuild.
  const {makeBundles} = await import('./make-bundles.ts');
  const space = createModuleSpace(input);
  const bundles = await makeBundles(input, space);
  const modules = await loadServer(bundles.server);
  const inlineScripts = modules.theme.inlineScripts(input.siteData);
  rememberBundles(input, {bundles, inlineScripts, compiled: space.compiled});
  return toBundle(bundles, async () => modules, inlineScripts);
}

function toBundle(
  {server: {folder, themeId, circles}, pageModules, ...bundles}: Bundles,
  server: Bundle['server'],
  inlineScripts: Bundle['inlineScripts'],
): Bundle {
  return {
    ...bundles,
    server,
    serverFolder: folder,
    themeId,
    circles,
    inlineScripts,
    pageModules: new Map(pageModules),
  };
}
