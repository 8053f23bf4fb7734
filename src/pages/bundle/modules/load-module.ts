import {readFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import type {OnLoadResult} from 'esbuild';
import {BuildError} from '../../../core/diagnostics/build-error.ts';
import {relativePath} from '../../../core/paths/paths.ts';
import {regularFile} from '../../../core/paths/regular-file.ts';
import {isAsset} from './asset-files.ts';
import type {ModuleSpace} from './module-space.ts';

/**
 * The code of a file that esbuild cannot load by itself: Markdown compiled, an image or font as its address, a template
 * of the site as it stands.
 *
 * @param file Absolute path.
 */
export async function loadModule(file: string, space: ModuleSpace): Promise<OnLoadResult> {
  if (isAsset(file)) {
    return {loader: 'js', contents: addressModule(await space.assets.add(file))};
  }
  if (/\.mdx?$/i.test(file)) return await loadMarkdown(file, space);
  const contents = await readFile(regularFile(file), 'utf8');
  return {loader: 'default', contents, resolveDir: dirname(file)};
}

async function loadMarkdown(file: string, space: ModuleSpace): Promise<OnLoadResult> {
  const sourcePath = relativePath(space.siteFolder, file);
  try {
    const page = space.pages.get(sourcePath);
    const contents = page?.format === 'mdx' ? page.code : await compilePartial(sourcePath, space);
    return {loader: 'jsx', contents, resolveDir: dirname(file)};
  } catch (error) {
    // Its own diagnostics know the location in the Markdown; the bundle only carries them on.
    if (error instanceof BuildError) return {errors: [{text: error.message, detail: error}]};
    throw error;
  }
}

/** Once for each bundle: the result is kept by the compiler. */
async function compilePartial(sourcePath: string, space: ModuleSpace): Promise<string> {
  const code = await space.compileModule(sourcePath);
  space.compiled.set(sourcePath, code);
  return code;
}

function addressModule(address: string): string {
  return `export default ${JSON.stringify(address)};`;
}
