import {bundleEntry} from './entry-bundle.ts';
import {unique} from './esbuild-diagnostics.ts';
import {createModuleSpace} from './modules/module-space.ts';
import {bundlePages} from './page-bundles.ts';
import {bundleRuntime} from './runtime-bundle.ts';
import {bundleServer} from './server-bundle.ts';
import {bundleStyles} from './style-bundle.ts';
import type {Bundle, BundleInput, EmittedFile} from './types.ts';
import {unusedTemplates} from './unused-templates.ts';

/**
 * Bundle the theme, the site's replacements of it, and every page that is a module: once for the server,
 * once for the browser. The browser's files depend on their sources alone, not on where anything lies.
 *
 * @throws {BuildError} With every problem found: `module-invalid`, `import-not-found`, `import-not-exported`,
 * `import-unavailable`, `module-failed`, `page-without-default-export` (row ERR-03).
 */
export async function bundleSite(input: BundleInput): Promise<Bundle> {
  const space = createModuleSpace(input);
  const server = await bundleServer(input, space);
  const runtime = await bundleRuntime(input, space);
  const entry = await bundleEntry(input, space, runtime);
  const styles = await bundleStyles(input, space, runtime);
  const pages = await bundlePages(input, space, runtime);
  const inputs = [...server.inputs, ...runtime.inputs, ...styles.inputs];
  return {
    server: server.theme,
    components: server.components,
    files: onceEach([
      ...entry.files,
      ...runtime.files,
      ...pages.files,
      styles.file,
      ...space.assets.all(),
    ]),
    pageModules: pages.modules,
    entry: entry.outputPath,
    runtime: runtime.outputPath,
    stylesheet: styles.file.outputPath,
    diagnostics: unique([
      ...server.diagnostics,
      ...runtime.diagnostics,
      ...entry.diagnostics,
      ...styles.diagnostics,
      ...pages.diagnostics,
      ...(await unusedTemplates(space.siteFolder, inputs)),
    ]),
  };
}

/** Sorted by path. Names tell contents, so equal names are equal files. */
function onceEach(files: readonly EmittedFile[]): EmittedFile[] {
  return [...new Map(files.map((file) => [file.outputPath, file])).values()].sort((a, b) =>
    a.outputPath < b.outputPath ? -1 : 1,
  );
}
