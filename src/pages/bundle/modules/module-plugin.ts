import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {dirname, join, resolve, sep} from 'node:path';
import type {OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild} from 'esbuild';
import {BuildError} from '../../../core/diagnostics/diagnostic.ts';
import {regularFile, relativePath} from '../../../core/paths/paths.ts';
import {withBaseUrl} from '../../../core/urls/href.ts';
import {messagesModule, messagesName, themeWording} from '../theme/placeholders.ts';
import {takeCssModules} from './css-modules.ts';
import {reactAsModule, reactEntries} from './import-aliases.ts';
import {type ImportProblem, importsGenerator, importsSecondReact} from './import-problems.ts';
import {generatedNamespace, templateNamespace} from './module-names.ts';
import {assetImport, isAsset, type ModuleSpace} from './module-space.ts';
import {anyOf, builtinFolder, ownTemplate, ownTemplatePattern} from './template-files.ts';
import {takeTexts} from './text-files.ts';

export interface ModulePluginOptions {
  readonly space: ModuleSpace;
  /** Bundle React's development build. Off by default. */
  readonly reactDevelopment?: boolean | undefined;
  /**
   * Modules made by the build: name to code. A name ending in `.css` is a style sheet. Relative imports lead to
   * templates.
   */
  readonly generated?: ReadonlyMap<string, string>;
  /** Address of the runtime. Its React is the only one: what is not generated from it is refused. */
  readonly runtimeAddress?: string;
}

/** Marks a look-up that the plugin started itself. */
const inner = Symbol('look-up by legacydocs-modules');

/**
 * What imports mean beyond what esbuild knows by itself. Every call of a plugin crosses from one process to another
 * and back, which takes longer than reading a file: each filter, which esbuild applies itself, lets through
 * only what is answered here.
 */
export function modulePlugin(options: ModulePluginOptions): Plugin {
  return {
    name: 'legacydocs-modules',
    setup(build) {
      takeGenerated(build, {
        ...options,
        generated: new Map([mdxComponents, ...(options.generated ?? [])]),
      });
      takeAddresses(build, options.space);
      takeOwnTemplates(build, options.space);
      takeAssets(build, options.space);
      takeReact(build, options);
      takeTexts(build, options.space);
      takeCssModules(build, options.space);
      takeMarkdown(build, options.space);
      refuseSpecialFiles(build, options.space);
      build.onResolve({filter: /^legacydocs$/}, ({path}) => failure(importsGenerator(path)));
    },
  };
}

/** What compiled MDX asks for the components that all pages may use: see `moduleProcessor`. */
const mdxComponents = [
  'legacydocs:mdx-components',
  "import components from './MDXComponents'; export const useMDXComponents = () => components;",
] as const;

/** Where a symbolic link stands decides what its relative links and imports mean: esbuild would follow it. */
function takeMarkdown(build: PluginBuild, space: ModuleSpace): void {
  build.onResolve({filter: /^(?:[./]|@site\/).*\.mdx?$/i}, ({path, resolveDir}) => {
    const file = resolve(
      resolveDir,
      path.replace(/^@site\//, () => `${space.siteFolder}/`),
    );
    return existsSync(file) ? {path: file} : undefined;
  });
  build.onLoad({filter: /\.mdx?$/i}, async ({path}) => await loadModule(path, space));
}

/** esbuild opens whatever a module imports, and waits for a named pipe forever. */
function refuseSpecialFiles(build: PluginBuild, {siteFolder}: ModuleSpace): void {
  const own = anyOf(['content', 'templates'].map((name) => join(siteFolder, name) + sep));
  build.onLoad({filter: new RegExp(`^${own}`)}, ({path}) => void regularFile(path));
}

function takeGenerated(
  build: PluginBuild,
  {space, generated: others, runtimeAddress}: ModulePluginOptions,
): void {
  const generated = new Map([[messagesName, messagesOf(space)], ...(others ?? [])]);
  // Of what stands for the runtime, pages take only the names that they use.
  const sideEffects = runtimeAddress === undefined;
  build.onResolve({filter: oneOf(generated.keys())}, ({path}) => ({
    path,
    namespace: generatedNamespace,
    sideEffects,
  }));
  build.onLoad({filter: /.*/, namespace: generatedNamespace}, ({path}) => ({
    contents: generated.get(path) ?? '',
    loader: path.endsWith('.css') ? 'css' : 'js',
    resolveDir: builtinFolder,
  }));
}

function messagesOf({wording}: ModuleSpace): string {
  const {language, messages} = themeWording(wording);
  return messagesModule({language: JSON.stringify(language), messages: JSON.stringify(messages)});
}

/** Templates of the site, instead of built-in ones or beside them. */
function takeOwnTemplates(build: PluginBuild, space: ModuleSpace): void {
  const {own} = space.templates;
  if (own.length === 0) return;
  const resolveTemplate = async (args: OnResolveArgs): Promise<OnResolveResult | undefined> => {
    if (args.pluginData === inner) return undefined;
    const file = ownTemplate(args, space);
    if (file === undefined) return undefined;
    if (args.kind === 'url-token' && isAsset(file)) return await assetResult(file, space);
    return space.templates.isOwn(file) ? {path: file, namespace: templateNamespace} : {path: file};
  };
  build.onResolve({filter: ownTemplatePattern(own)}, resolveTemplate);
  build.onResolve({filter: /.*/, namespace: templateNamespace}, resolveTemplate);
  build.onLoad(
    {filter: /.*/, namespace: templateNamespace},
    async ({path}) => await loadModule(path, space),
  );
}

/** What styles leave to the browser. */
function takeAddresses(build: PluginBuild, space: ModuleSpace): void {
  build.onResolve({filter: /^(?:#|data:|\/)/}, ({path, kind}) => {
    if (kind !== 'url-token') return undefined;
    // With a slash in front: a static file of the site.
    const isStatic = path.startsWith('/') && !path.startsWith('//');
    return {path: isStatic ? withBaseUrl(path, space.baseUrl) : path, external: true};
  });
}

/** Images, fonts and other files that stand for their addresses. */
function takeAssets(build: PluginBuild, space: ModuleSpace): void {
  build.onResolve({filter: assetImport}, async (args) => {
    if (args.kind !== 'url-token' || args.pluginData === inner) return undefined;
    if (/^(?:https?:)?\/\//.test(args.path)) return undefined;
    const {kind, resolveDir, importer, namespace} = args;
    const found = await build.resolve(args.path, {
      kind,
      resolveDir,
      importer,
      namespace,
      pluginData: inner,
    });
    return found.errors.length === 0 ? await assetResult(found.path, space) : undefined;
  });
  build.onLoad({filter: assetImport}, async ({path}) => await loadModule(path, space));
}

function takeReact(
  build: PluginBuild,
  {reactDevelopment = false, runtimeAddress}: ModulePluginOptions,
): void {
  if (runtimeAddress === undefined) {
    build.onLoad({filter: oneOf(reactEntries)}, ({path}) => ({
      contents: reactAsModule(path, {
        development: reactDevelopment,
        server: build.initialOptions.platform === 'node',
      }),
    }));
    return;
  }
  build.onResolve({filter: oneOf([runtimeAddress])}, ({path}) => ({path, external: true}));
  build.onResolve({filter: /^react(?:-dom)?(?:\/|$)/}, ({path}) =>
    failure(importsSecondReact(path)),
  );
}

async function assetResult(file: string, {assets}: ModuleSpace): Promise<OnResolveResult> {
  return {path: await assets.add(file), external: true};
}

function failure(problem: ImportProblem): OnResolveResult {
  return {errors: [{text: problem.message, detail: problem}]};
}

/** Matches these texts, whole. */
function oneOf(texts: Iterable<string>): RegExp {
  return new RegExp(`^${anyOf(texts)}$`);
}

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
