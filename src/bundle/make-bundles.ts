import {join} from 'node:path';
import {BuildError} from '../diagnostics/build-error.ts';
import type {Diagnostic} from '../diagnostics/types.ts';
import {nameHash} from '../hash/sha256.ts';
import {browserOptions} from './browser-options.ts';
import {bundleEntry} from './entry-bundle.ts';
import {unique} from './esbuild-diagnostics.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {builtinFolder} from './modules/template-files.ts';
import {outdatedTemplates} from './outdated-templates.ts';
import {bundlePages} from './page-bundles.ts';
import {runEsbuild} from './run-esbuild.ts';
import {bundleRuntime} from './runtime-bundle.ts';
import {bundleServer, type ServerBundle} from './server-bundle.ts';
import {bundleStyles} from './style-bundle.ts';
import type {BundleInput, EmittedFile, PageModuleBundle} from './types.ts';
import {unusedTemplates} from './unused-templates.ts';

/** Everything that was bundled: plain data. */
export interface Bundles {
  readonly server: Pick<ServerBundle, 'modules' | 'pages' | 'themeId' | 'circles'>;
  readonly files: readonly EmittedFile[];
  readonly pageModules: readonly (readonly [sourcePath: string, PageModuleBundle])[];
  readonly entry: string;
  readonly runtime: string;
  readonly stylesheet: string;
  readonly searchWorker: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of the files that took part. */
  readonly reads: readonly string[];
}

/** Bundle everything anew. */
export async function makeBundles(input: BundleInput, space: ModuleSpace): Promise<Bundles> {
  const [server, runtime, worker] = await allBundled([
    bundleServer(input, space),
    bundleRuntime(input, space),
    bundleWorker(input, space),
  ]);
  const [entry, styles, pages] = await allBundled([
    bundleEntry(input, space, runtime),
    bundleStyles(input, space, runtime),
    bundlePages(input, space, runtime, server),
  ]);
  const all = [server, runtime, worker, entry, styles, pages];
  const reads = [...new Set([...all.flatMap(({inputs}) => inputs), ...space.assets.sources()])];
  return {
    server: {
      modules: server.modules,
      pages: server.pages,
      themeId: server.themeId,
      circles: server.circles,
    },
    files: onceEach([
      ...entry.files,
      ...runtime.files,
      ...pages.files,
      worker.file,
      styles.file,
      ...space.assets.all(),
    ]),
    pageModules: [...pages.modules],
    entry: entry.outputPath,
    runtime: runtime.outputPath,
    stylesheet: styles.file.outputPath,
    searchWorker: worker.file.outputPath,
    diagnostics: unique([
      ...server.diagnostics,
      ...runtime.diagnostics,
      ...entry.diagnostics,
      ...styles.diagnostics,
      ...pages.diagnostics,
      ...worker.diagnostics,
      ...(await unusedTemplates(space, reads)),
      ...(await outdatedTemplates(space)),
    ]),
    reads: reads.sort(),
  };
}

/** What is wrong in any of them is told, not what is found out first. */
async function allBundled<Tasks extends readonly unknown[]>(
  tasks: readonly [...Tasks],
): Promise<{-readonly [Index in keyof Tasks]: Awaited<Tasks[Index]>}> {
  const settled = await Promise.allSettled(tasks);
  const problems = settled.flatMap((one) =>
    one.status === 'rejected' && one.reason instanceof BuildError ? one.reason.diagnostics : [],
  );
  if (problems.length > 0) throw new BuildError(unique(problems));
  return await Promise.all(tasks);
}

/** Sorted by path. Names tell contents, so equal names are equal files. */
function onceEach(files: readonly EmittedFile[]): EmittedFile[] {
  return [...new Map(files.map((file) => [file.outputPath, file])).values()].sort((a, b) =>
    a.outputPath < b.outputPath ? -1 : 1,
  );
}

/** The script that searches, beside the page's own thread. Fetched when a reader is about to search. */
interface WorkerBundle {
  readonly file: EmittedFile;
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

async function bundleWorker(input: BundleInput, space: ModuleSpace): Promise<WorkerBundle> {
  const {files, inputs, diagnostics} = await runEsbuild(
    {space},
    {
      ...browserOptions(input),
      entryPoints: [{in: join(builtinFolder, 'Search/worker.ts'), out: 'search'}],
    },
  );
  const contents = files[0]?.text ?? '';
  return {
    file: {outputPath: `assets/js/search.${nameHash(contents)}.js`, contents},
    inputs,
    diagnostics,
  };
}
