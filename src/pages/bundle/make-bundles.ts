import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {BuildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../core/diagnostics/position.ts';
import {nameHash} from '../../core/hash/sha256.ts';
import {cssUrls} from '../../core/html/css-urls.ts';
import {ownPaths, pathKind} from '../../core/paths/paths.ts';
import type {BundleInput, EmittedFile, PageModuleBundle} from '../types.ts';
import {allBundled, unique} from './esbuild-diagnostics.ts';
import {codeId, type ServerModule} from './final-names.ts';
import type {ModuleTexts} from './load-server.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {bundlePages, bundleServerPages, type ServerPages} from './page-bundles.ts';
import {browserOptions, runEsbuild, serverOptions} from './run-esbuild.ts';
import {outdatedTemplates, unusedTemplates} from './template-checks.ts';
import {rememberTheme, shippedTheme} from './theme/shipped-theme.ts';
import {type BundledTheme, bundleTheme, type FilledTheme, fillTheme} from './theme/theme-bundle.ts';

/** All bundles, as data that can be cached. */
export interface Bundles extends Pick<FilledTheme, 'entry' | 'runtime' | 'searchWorker'> {
  readonly server: Pick<ServerPages, 'pages' | 'importCycles'> & {
    /** `theme.mjs` and its chunks, keyed by path. */
    readonly themeModules: ModuleTexts;
    /** `page-<n>.mjs` and their chunks, keyed by path. */
    readonly pageModules: ModuleTexts;
    /** Hash of the theme's code. */
    readonly themeId: string;
  };
  readonly files: readonly EmittedFile[];
  readonly pageModules: readonly (readonly [sourcePath: string, PageModuleBundle])[];
  readonly stylesheet: string;
  readonly printStyles: EmittedFile;
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of the bundled files. */
  readonly reads: readonly string[];
}

/** The theme, and the modules that render pages. */
export interface ServerBundles {
  readonly server: Bundles['server'];
  readonly theme: FilledTheme;
  readonly bundledTheme: BundledTheme;
  readonly serverPages: ServerPages;
}

/** Bundles the site's modules for the server, together with the built-in theme or the site's own theme. */
export async function bundleServer(input: BundleInput, space: ModuleSpace): Promise<ServerBundles> {
  const bundledTheme = shippedTheme(input, space) ?? (await ownTheme(input, space));
  const theme = fillTheme(bundledTheme.theme, input);
  const serverPages = await bundleServerPages(space, theme);
  const server = {
    themeModules: textsOf(theme.server),
    pageModules: textsOf(serverPages.modules),
    pages: serverPages.pages,
    themeId: codeId('theme.mjs', theme.server),
    importCycles: serverPages.importCycles,
  };
  return {server, theme, bundledTheme, serverPages};
}

/**
 * Bundles the site's modules and styles for browsers. The server bundle is first, so that problems with pages are
 * reported only once.
 */
export async function bundleBrowser(
  input: BundleInput,
  space: ModuleSpace,
  {server, theme, bundledTheme, serverPages}: ServerBundles,
): Promise<Bundles> {
  const [pages, styles] = await allBundled([
    bundlePages(input, space, theme),
    bundleStyles(input, space, theme),
  ]);
  const all = [bundledTheme, serverPages, pages, styles];
  const assets = [bundledTheme.assets, space.assets];
  const reads = [...all.map(({inputs}) => inputs), ...assets.map((files) => files.sources())];
  const paths = [...new Set(reads.flat())].sort();
  const {entry, runtime, searchWorker} = theme;
  return {
    server,
    files: onceEach([
      ...theme.files,
      ...pages.files,
      styles.file,
      ...assets.flatMap((files) => files.all()),
    ]),
    pageModules: [...pages.modules].map(([path, module]) => {
      const id = serverPages.pageIds[serverPages.pages.indexOf(path)] ?? '';
      return [path, {id, ...module}];
    }),
    entry,
    runtime,
    searchWorker,
    stylesheet: styles.file.outputPath,
    printStyles: printStyleFile(theme),
    diagnostics: unique([
      ...all.flatMap(({diagnostics}) => diagnostics),
      ...(await unusedTemplates(space, paths)),
      ...(await outdatedTemplates(space)),
      ...(await ignoredDefaults(space, paths)),
    ]),
    reads: paths,
  };
}

function textsOf(modules: ReadonlyMap<string, ServerModule>): ModuleTexts {
  return [...modules].map(([path, {text}]) => [path, text]);
}

/**
 * Bundles the theme together with the site's own templates.
 *
 * @throws {BuildError} With the problems of the theme and of the pages, which are then bundled without the theme.
 */
async function ownTheme(input: BundleInput, space: ModuleSpace): Promise<BundledTheme> {
  try {
    const bundled = await bundleTheme(input, space);
    if (input.minify && !input.reactDevelopment && space.templates.own.length === 0)
      rememberTheme(bundled);
    return bundled;
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    const entryPoints = [...space.pages.keys()].map((page, index) => ({
      in: `./${page}`,
      out: `page-${index}`,
    }));
    const pages = runEsbuild({space}, {...serverOptions, entryPoints});
    await allBundled([Promise.reject(error), pages]);
    throw error;
  }
}

/** Removes duplicates and sorts files by path. Files with equal names have equal contents. */
function onceEach(files: readonly EmittedFile[]): EmittedFile[] {
  return [...new Map(files.map((file) => [file.outputPath, file])).values()].sort((a, b) =>
    a.outputPath < b.outputPath ? -1 : 1,
  );
}

/** The site's style sheet. */
interface StyleBundle {
  readonly file: EmittedFile;
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const entry = 'legacydocs:styles.css';
const fromTheme = 'legacydocs:theme-styles.css';
const fromConfiguration = 'legacydocs:configured-styles.css';

/** Bundles the styles of the theme, of the configuration and of the site. */
export async function bundleStyles(
  input: BundleInput,
  space: ModuleSpace,
  theme: Pick<FilledTheme, 'styles'>,
): Promise<StyleBundle> {
  const own = input.customCss.filter((file) => pathKind(file) === 'file');
  // Without custom style sheets, and without URLs in the configured styles, esbuild has nothing to resolve.
  if (own.length === 0 && cssUrls(input.extraStyles).length === 0) {
    return {file: styleFile(theme.styles + input.extraStyles), inputs: [], diagnostics: []};
  }
  const parts = [fromTheme, fromConfiguration, ...own];
  const {files, inputs, diagnostics} = await runEsbuild(
    {
      space,
      generated: new Map([
        [entry, parts.map((part) => `@import ${JSON.stringify(part)};`).join('\n')],
        [fromTheme, theme.styles],
        [fromConfiguration, input.extraStyles],
      ]),
    },
    {...browserOptions(input), entryPoints: [{in: entry, out: 'styles'}]},
  );
  return {file: styleFile(files[0]?.text ?? ''), inputs, diagnostics};
}

/** Returns the style sheet for printed versions. */
function printStyleFile({printStyles}: Pick<FilledTheme, 'printStyles'>): EmittedFile {
  return styleFile(printStyles, 'print');
}

function styleFile(contents: string, name = 'styles'): EmittedFile {
  return {outputPath: `assets/css/${name}.${nameHash(contents)}.css`, contents};
}

/**
 * Warns about `defaultProps` on function components in the site's code, which React 19 ignores.
 *
 * @param inputs Absolute paths of all bundled files.
 */
async function ignoredDefaults(
  {siteFolder}: ModuleSpace,
  inputs: readonly string[],
): Promise<Diagnostic[]> {
  const own = ownPaths(siteFolder, inputs).filter((file) => /\.(?:mdx|[cm]?[jt]sx?)$/.test(file));
  const found = await Promise.all(
    own.map(async (file) => {
      const text = await readFile(join(siteFolder, file), 'utf8').catch(() => '');
      if (!text.includes('.defaultProps')) return [];
      const {functionDefaultProps} = await import('../../core/code/default-props.ts');
      return functionDefaultProps(text).map(
        ({component, statement}): Diagnostic => ({
          severity: 'warning',
          code: 'default-props-ignored',
          message: `\`${component}.defaultProps\` has no effect: \`${component}\` is a function.`,
          file,
          ...positionAt(text, statement.start),
          consequence: 'React 19 ignores such defaults, so these props are `undefined`.',
          hint: 'Set the default values in the parameter of the function: `function Card({title = "Untitled"})`.',
        }),
      );
    }),
  );
  return found.flat();
}
