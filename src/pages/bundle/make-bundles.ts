import {BuildError} from '../../core/diagnostics/build-error.ts';
import type {Diagnostic} from '../../core/diagnostics/types.ts';
import {allBundled} from './all-bundled.ts';
import {unique} from './esbuild-diagnostics.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {outdatedTemplates} from './outdated-templates.ts';
import {bundlePages} from './page-bundles.ts';
import {codeId, type ServerModule} from './server-modules.ts';
import {bundleServerPages, type ServerPages} from './server-pages.ts';
import {bundleStyles, printStyleFile} from './style-bundle.ts';
import {type FilledTheme, fillTheme} from './theme/fill-theme.ts';
import {rememberTheme, shippedTheme} from './theme/shipped-theme.ts';
import {type BundledTheme, bundleTheme} from './theme/theme-bundle.ts';
import type {BundleInput, EmittedFile, PageModuleBundle} from './types.ts';
import {unusedTemplates} from './unused-templates.ts';
import type {ModuleTexts} from './write-modules.ts';

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
