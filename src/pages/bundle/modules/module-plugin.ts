import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {dirname, join, resolve, sep} from 'node:path';
import type {OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild} from 'esbuild';
import {BuildError} from '../../../core/diagnostics/diagnostic.ts';
import {regularFile, relativePath} from '../../../core/paths/paths.ts';
import {withBaseUrl} from '../../../core/urls/href.ts';
import {messagesModule, messagesName, themeWording} from '../theme/placeholders.ts';
import {handleCssModules} from './css-modules.ts';
import {reactAsModule, reactEntries} from './import-aliases.ts';
import {type ImportProblem, importsGenerator, importsSecondReact} from './import-problems.ts';
import {
  codeNamespace,
  generatedNamespace,
  templateNamespace,
  textNamespace,
} from './module-names.ts';
import {assetImport, isAsset, type ModuleSpace} from './module-space.ts';
import {anyOf, builtinFolder, ownTemplate, ownTemplatePattern} from './template-files.ts';

export interface ModulePluginOptions {
  readonly space: ModuleSpace;
  /** Use React's development build. Default: false. */
  readonly reactDevelopment?: boolean | undefined;
  /**
   * Code of generated modules, keyed by name. The names of style sheets end in `.css`. Relative imports are resolved
   * from the templates folder.
   */
  readonly generated?: ReadonlyMap<string, string>;
  /** URL of the runtime. If it is set, imports of React modules that the runtime does not share are rejected. */
  readonly runtimeUrl?: string;
}

/** Marks a resolution that the plugin started itself. */
const inner = Symbol('look-up by legacydocs-modules');

/**
 * Handles imports that esbuild does not support. Each callback is a round trip between two processes, which takes
 * longer than reading a file. Therefore, the filters, which esbuild applies itself, match only imports that are handled
 * here.
 */
export function modulePlugin(options: ModulePluginOptions): Plugin {
  return {
    name: 'legacydocs-modules',
    setup(build) {
      handleGenerated(build, {
        ...options,
        generated: new Map([mdxComponents, ...(options.generated ?? [])]),
      });
      handleUrls(build, options.space);
      handleOwnTemplates(build, options.space);
      handleAssets(build, options.space);
      handleReact(build, options);
      handleTexts(build, options.space);
      handleCssModules(build, options.space);
      handleMarkdown(build, options.space);
      refuseSpecialFiles(build, options.space);
      build.onResolve({filter: /^legacydocs$/}, ({path}) => failure(importsGenerator(path)));
    },
  };
}

/** Module from which compiled MDX imports the components for all pages. See `moduleProcessor`. */
const mdxComponents = [
  'legacydocs:mdx-components',
  "import components from './MDXComponents'; export const useMDXComponents = () => components;",
] as const;

/**
 * Resolves and loads Markdown without following symbolic links, because the relative links and imports in a Markdown
 * file depend on its path. By default, esbuild follows symbolic links.
 */
function handleMarkdown(build: PluginBuild, space: ModuleSpace): void {
  build.onResolve({filter: /^(?:[./]|@site\/).*\.mdx?$/i}, ({path, resolveDir}) => {
    const file = existingFile(path, resolveDir, space);
    return file === undefined ? undefined : {path: file};
  });
  build.onLoad({filter: /\.mdx?$/i}, async ({path}) => await loadModule(path, space));
}

/** Returns the file to which a specifier refers, without following symbolic links; `undefined` if it does not exist. */
function existingFile(
  specifier: string,
  folder: string,
  {siteFolder}: ModuleSpace,
): string | undefined {
  const file = resolve(
    folder,
    specifier.replace(/^@site\//, () => `${siteFolder}/`),
  );
  return existsSync(file) ? file : undefined;
}

/** Rejects named pipes, because esbuild would wait for them forever. */
function refuseSpecialFiles(build: PluginBuild, {siteFolder}: ModuleSpace): void {
  const own = anyOf(['content', 'templates'].map((name) => join(siteFolder, name) + sep));
  build.onLoad({filter: new RegExp(`^${own}`)}, ({path}) => void regularFile(path));
}

function handleGenerated(
  build: PluginBuild,
  {space, generated: others, runtimeUrl}: ModulePluginOptions,
): void {
  const generated = new Map([[messagesName, messagesOf(space)], ...(others ?? [])]);
  // In page bundles, generated modules have no side effects, so that pages include only the runtime exports that they
  // use.
  const sideEffects = runtimeUrl === undefined;
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
  const {language, hasOwnDigits, messages} = themeWording(wording);
  return messagesModule({
    language: JSON.stringify(language),
    hasOwnDigits: String(hasOwnDigits),
    messages: JSON.stringify(messages),
  });
}

/** Resolves the site's templates, which replace built-in ones or add new ones. */
function handleOwnTemplates(build: PluginBuild, space: ModuleSpace): void {
  const {own} = space.templates;
  if (own.length === 0) return;
  const resolveTemplate = async (args: OnResolveArgs): Promise<OnResolveResult | undefined> => {
    if (args.pluginData === inner) return undefined;
    const file = ownTemplate(args, space.templates);
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

/** Keeps hashes, `data:` URLs and root-relative paths in style sheets as URLs, and adds the base path to the paths. */
function handleUrls(build: PluginBuild, space: ModuleSpace): void {
  build.onResolve({filter: /^(?:#|data:|\/)/}, ({path, kind}) => {
    if (kind !== 'url-token') return undefined;
    // A path that begins with `/` refers to a static file of the site.
    const isStatic = path.startsWith('/') && !path.startsWith('//');
    return {path: isStatic ? withBaseUrl(path, space.baseUrl) : path, external: true};
  });
}

/** Resolves images, fonts and other files to their URLs. */
function handleAssets(build: PluginBuild, space: ModuleSpace): void {
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

function handleReact(
  build: PluginBuild,
  {reactDevelopment = false, runtimeUrl}: ModulePluginOptions,
): void {
  if (runtimeUrl === undefined) {
    build.onLoad({filter: oneOf(reactEntries)}, ({path}) => ({
      contents: reactAsModule(path, {
        development: reactDevelopment,
        server: build.initialOptions.platform === 'node',
      }),
    }));
    return;
  }
  build.onResolve({filter: oneOf([runtimeUrl])}, ({path}) => ({path, external: true}));
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

/** Returns a pattern that matches exactly one of several strings. */
function oneOf(texts: Iterable<string>): RegExp {
  return new RegExp(`^${anyOf(texts)}$`);
}

/**
 * Returns the contents of a file that esbuild cannot load: compiled Markdown, the URL of an image or font, or a
 * template of the site.
 *
 * @param file Absolute path.
 */
async function loadModule(file: string, space: ModuleSpace): Promise<OnLoadResult> {
  if (isAsset(file)) {
    return {loader: 'js', contents: urlModule(await space.assets.add(file))};
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
    // The compiler's diagnostics already contain locations in the Markdown.
    if (error instanceof BuildError) return {errors: [{text: error.message, detail: error}]};
    throw error;
  }
}

/** Compiles an imported Markdown file. Called once for each bundle; the compiler caches the result. */
async function compilePartial(sourcePath: string, space: ModuleSpace): Promise<string> {
  const code = await space.compileModule(sourcePath);
  space.compiled.set(sourcePath, code);
  return code;
}

function urlModule(url: string): string {
  return `export default ${JSON.stringify(url)};`;
}

const rawLoader = /^(?:-?!{1,2})?raw-loader!/;

/**
 * Handles files that are imported as text: `./a.js?raw`, or `!!raw-loader!./a.js` as in webpack. The compiler also
 * generates `./a.js?code&language=js`, which imports a highlighted code block.
 */
function handleTexts(build: PluginBuild, space: ModuleSpace): void {
  build.onResolve({filter: new RegExp(`${rawLoader.source}|\\?raw$`)}, ({path, resolveDir}) => {
    const name = path.replace(rawLoader, '').replace(/\?raw$/, '');
    const file = existingFile(name, resolveDir, space);
    return file === undefined ? undefined : {path: file, namespace: textNamespace};
  });
  build.onResolve({filter: /\?code&/}, ({path, resolveDir}) => {
    const at = path.lastIndexOf('?code&');
    const file = existingFile(path.slice(0, at), resolveDir, space);
    // The page also imports the file as text, and the missing file is reported for that import.
    if (file === undefined) return {path, external: true};
    return {path: file, suffix: path.slice(at), namespace: codeNamespace};
  });
  build.onLoad({filter: /.*/, namespace: textNamespace}, async ({path}) => ({
    loader: 'text',
    contents: await readFile(regularFile(path), 'utf8'),
  }));
  build.onLoad({filter: /.*/, namespace: codeNamespace}, async ({path, suffix}) => {
    const markdown = codeBlock(
      await readFile(regularFile(path), 'utf8'),
      new URLSearchParams(suffix),
    );
    const sourcePath = relativePath(space.siteFolder, path);
    const contents = await space.compileModule(sourcePath, markdown);
    return {loader: 'jsx', contents, resolveDir: space.siteFolder};
  });
}

/** Returns Markdown for a code block. Its fence is longer than any fence in the code. */
function codeBlock(text: string, meta: URLSearchParams): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const info = [meta.get('language') ?? 'text', meta.get('meta') ?? ''].join(' ').trim();
  return `${fence}${info}\n${text.replace(/\n+$/, '')}\n${fence}\n`;
}
