import {dirname, extname, relative, sep} from 'node:path';
import type {Loader, OnLoadResult} from 'esbuild';
import {BuildError} from '../../diagnostics/build-error.ts';
import {isAsset} from './asset-files.ts';
import {type ImportProblem, importUnsupported} from './import-problem.ts';
import type {ModuleSpace} from './module-space.ts';

const loaders: Readonly<Record<string, Loader>> = {
  '.js': 'jsx',
  '.cjs': 'js',
  '.mjs': 'js',
  '.jsx': 'jsx',
  '.ts': 'ts',
  '.cts': 'ts',
  '.mts': 'ts',
  '.tsx': 'tsx',
  '.css': 'css',
  '.json': 'json',
  '.txt': 'text',
};

/**
 * The code of a file: Markdown compiled, an image or font as its address, the rest as it stands.
 *
 * @param file Absolute path.
 */
export async function loadModule(file: string, space: ModuleSpace): Promise<OnLoadResult> {
  space.reads.add(file);
  // Imports in the file are resolved from its real place.
  const base = {resolveDir: dirname(file), pluginData: {file}};
  if (isAsset(file)) {
    return {...base, loader: 'js', contents: addressModule(await space.assets.add(file))};
  }
  const extension = extname(file).toLowerCase();
  if (extension === '.md' || extension === '.mdx') return await loadMarkdown(file, space);
  const loader = loaders[extension];
  if (loader === undefined) {
    return failure(
      importUnsupported(
        file,
        `Files ending in \`${extension}\` cannot be imported.`,
        'Put the file into `content/static` and link to its address.',
      ),
    );
  }
  if (file.endsWith('.module.css')) {
    return failure(
      importUnsupported(
        file,
        'CSS modules are not supported.',
        'Rename the file to `.css` and give its classes a prefix of their own.',
      ),
    );
  }
  return {...base, loader, contents: space.textOf(file)};
}

async function loadMarkdown(file: string, space: ModuleSpace): Promise<OnLoadResult> {
  const sourcePath = relative(space.siteFolder, file).split(sep).join('/');
  try {
    const contents = space.pages.get(sourcePath)?.code ?? (await compilePartial(sourcePath, space));
    return {loader: 'jsx', contents, resolveDir: dirname(file), pluginData: {file}};
  } catch (error) {
    // Its own diagnostics know the place in the Markdown; the bundle only carries them on.
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

function failure(problem: ImportProblem): OnLoadResult {
  return {errors: [{text: problem.message, detail: problem}]};
}

function addressModule(address: string): string {
  return `export default ${JSON.stringify(address)};`;
}
