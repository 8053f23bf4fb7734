import {join} from 'node:path';
import type {OnResolveArgs, OnResolveResult, Plugin, PluginBuild} from 'esbuild';
import {isAsset} from './asset-files.ts';
import {type ImportProblem, importNotFound, importsSecondReact} from './import-problem.ts';
import {loadModule} from './load-module.ts';
import type {ModuleSpace} from './module-space.ts';
import {importMeaning, isReact} from './resolve-import.ts';

export interface ModulePluginOptions {
  readonly space: ModuleSpace;
  /** Modules made by the build: name to code. A name ending in `.css` is a style sheet. */
  readonly generated?: ReadonlyMap<string, string>;
  /** Address of the runtime. Its React is the only one: what is not generated from it is refused. */
  readonly runtimeAddress?: string;
}

/** Marks a look-up that the plugin started itself. */
const inner = Symbol('look-up by legacydocs-modules');
const filesNamespace = 'legacydocs-file';
const generatedNamespace = 'legacydocs-generated';

/**
 * Resolves every import of a bundle. Files get names that do not depend on where they lie, so that
 * neither does the bundle.
 */
export function modulePlugin(options: ModulePluginOptions): Plugin {
  const {space, runtimeAddress, generated = new Map<string, string>()} = options;
  return {
    name: 'legacydocs-modules',
    setup(build) {
      build.onResolve({filter: /.*/}, async (args) => {
        if (args.pluginData === inner) return undefined;
        if (generated.has(args.path)) {
          // Of what stands for the runtime, pages take only the names that they use.
          const sideEffects = runtimeAddress === undefined;
          return {path: args.path, namespace: generatedNamespace, sideEffects};
        }
        if (runtimeAddress !== undefined) {
          if (args.path === runtimeAddress) return {path: runtimeAddress, external: true};
          if (isReact(args.path)) return failure(importsSecondReact(args.path));
        }
        return await resolveFile(args, build, space);
      });
      build.onLoad({filter: /.*/, namespace: generatedNamespace}, ({path}) => ({
        contents: generated.get(path) ?? '',
        loader: path.endsWith('.css') ? 'css' : 'js',
        resolveDir: space.siteFolder,
      }));
      build.onLoad(
        {filter: /.*/, namespace: filesNamespace},
        async ({pluginData, path}) => await loadModule(importingFile(pluginData) ?? path, space),
      );
    },
  };
}

async function resolveFile(
  args: OnResolveArgs,
  build: PluginBuild,
  space: ModuleSpace,
): Promise<OnResolveResult> {
  const importer = importingFile(args.pluginData);
  const meaning = importMeaning(
    {specifier: args.path, kind: args.kind, importer, folder: args.resolveDir},
    space,
  );
  switch (meaning.kind) {
    case 'problem':
      return failure(meaning.problem);
    case 'address':
      return {path: meaning.address, external: true};
    case 'file':
      return await fileResult(meaning.file, args, space);
    case 'search': {
      const found = await build.resolve(meaning.specifier, {
        kind: args.kind === 'entry-point' ? 'import-statement' : args.kind,
        resolveDir: meaning.folder,
        importer: importer ?? join(space.siteFolder, 'site.config.ts'),
        pluginData: inner,
      });
      if (found.errors.length > 0) return failure(importNotFound(args.path, importer));
      if (found.external || found.namespace !== 'file') {
        return {path: found.path, external: found.external, namespace: found.namespace};
      }
      return {
        ...(await fileResult(found.path, args, space)),
        sideEffects: found.sideEffects,
      };
    }
  }
}

async function fileResult(
  file: string,
  {kind}: OnResolveArgs,
  space: ModuleSpace,
): Promise<OnResolveResult> {
  if (kind === 'url-token' && isAsset(file)) {
    return {path: await space.assets.add(file), external: true};
  }
  return {path: space.names.nameOf(file), namespace: filesNamespace, pluginData: {file}};
}

function failure(problem: ImportProblem): OnResolveResult {
  return {errors: [{text: problem.message, detail: problem}]};
}

/** The file that `loadModule` noted beside the code it gave. */
function importingFile(pluginData: unknown): string | undefined {
  if (typeof pluginData !== 'object' || pluginData === null || !('file' in pluginData)) {
    return undefined;
  }
  return typeof pluginData.file === 'string' ? pluginData.file : undefined;
}
