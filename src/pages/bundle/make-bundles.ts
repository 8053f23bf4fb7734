import {BuildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {nameHash} from '../../core/hash/sha256.ts';
import {cssAddresses} from '../../core/html/css-addresses.ts';
import {pathKind} from '../../core/paths/paths.ts';
import {allBundled, unique} from './esbuild-diagnostics.ts';
import {codeId, type ServerModule} from './final-names.ts';
import type {ModuleTexts} from './load-server.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {bundlePages, bundleServerPages, type ServerPages} from './page-bundles.ts';
import {browserOptions, runEsbuild} from './run-esbuild.ts';
import {outdatedTemplates, unusedTemplates} from './template-checks.ts';
import {rememberTheme, shippedTheme} from './theme/shipped-theme.ts';
import {type BundledTheme, bundleTheme, type FilledTheme, fillTheme} from './theme/theme-bundle.ts';
import type {BundleInput, EmittedFile, PageModuleBundle} from './types.ts';

/** Everything that was bundled: plain data. */
export interface Bundles extends Pick<FilledTheme, 'entry' | 'runtime' | 'searchWorker'> {
  readonly server: Pick<ServerPages, 'pages' | 'circles'> & {
    /** `theme.mjs` and its chunks. */
    readonly themeModules: ModuleTexts;
    /** `page-<n>.mjs` and what they share. */
    readonly pageModules: ModuleTexts;
    /** Stands for the theme's code. */
    readonly themeId: string;
  };
  readonly files: readonly EmittedFile[];
  readonly pageModules: readonly (readonly [sourcePath: string, PageModuleBundle])[];
  readonly stylesheet: string;
  readonly printStyles: EmittedFile;
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of the files that took part. */
  readonly reads: readonly string[];
}

/** Bundle what the site brings along, against the theme: the built one, or its own. */
export async function makeBundles(input: BundleInput, space: ModuleSpace): Promise<Bundles> {
  const bundled = shippedTheme(input, space) ?? (await ownTheme(input, space));
  const theme = fillTheme(bundled.theme, input);
  // First, so that what is wrong with a page is told of its own lines alone.
  const server = await bundleServerPages(space, theme);
  const [pages, styles] = await allBundled([
    bundlePages(input, space, theme),
    bundleStyles(input, space, theme),
  ]);
  const all = [bundled, server, pages, styles];
  const assets = [bundled.assets, space.assets];
  const reads = [...all.map(({inputs}) => inputs), ...assets.map((files) => files.sources())];
  const paths = [...new Set(reads.flat())].sort();
  const {entry, runtime, searchWorker} = theme;
  return {
    server: {
      themeModules: textsOf(theme.server),
      pageModules: textsOf(server.modules),
      pages: server.pages,
      themeId: codeId('theme.mjs', theme.server),
      circles: server.circles,
    },
    files: onceEach([
      ...theme.files,
      ...pages.files,
      styles.file,
      ...assets.flatMap((files) => files.all()),
    ]),
    pageModules: [...pages.modules].map(([path, module]) => {
      const id = server.pageIds[server.pages.indexOf(path)] ?? '';
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
    ]),
    reads: paths,
  };
}

function textsOf(modules: ReadonlyMap<string, ServerModule>): ModuleTexts {
  return [...modules].map(([path, {text}]) => [path, text]);
}

/** @throws {BuildError} With what is wrong in pages, too: without a theme they would not be looked at. */
async function ownTheme(input: BundleInput, space: ModuleSpace): Promise<BundledTheme> {
  try {
    const bundled = await bundleTheme(input, space);
    if (input.minify && !input.reactDevelopment && space.templates.own.length === 0)
      rememberTheme(bundled);
    return bundled;
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    const {bundleForDiagnosis} = await import('./diagnosis/diagnosis-bundle.ts');
    await allBundled([Promise.reject(error), bundleForDiagnosis(input)]);
    throw error;
  }
}

/** Sorted by path. Names tell contents, so equal names are equal files. */
function onceEach(files: readonly EmittedFile[]): EmittedFile[] {
  return [...new Map(files.map((file) => [file.outputPath, file])).values()].sort((a, b) =>
    a.outputPath < b.outputPath ? -1 : 1,
  );
}

/** The site's one style sheet. */
export interface StyleBundle {
  readonly file: EmittedFile;
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const entry = 'legacydocs:styles.css';
const fromTheme = 'legacydocs:theme-styles.css';
const fromConfiguration = 'legacydocs:configured-styles.css';

/** The theme's styles, then what the configuration decides, then the site's own. */
export async function bundleStyles(
  input: BundleInput,
  space: ModuleSpace,
  theme: Pick<FilledTheme, 'styles'>,
): Promise<StyleBundle> {
  const own = input.customCss.filter((file) => pathKind(file) === 'file');
  // Nothing to look up, nothing to bundle.
  if (own.length === 0 && cssAddresses(input.extraStyles).length === 0) {
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

/** Style sheet of a version on one page. */
export function printStyleFile({printStyles}: Pick<FilledTheme, 'printStyles'>): EmittedFile {
  return styleFile(printStyles, 'print');
}

function styleFile(contents: string, name = 'styles'): EmittedFile {
  return {outputPath: `assets/css/${name}.${nameHash(contents)}.css`, contents};
}
