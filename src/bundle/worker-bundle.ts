import {join} from 'node:path';
import type {Diagnostic} from '../diagnostics/types.ts';
import {nameHash} from '../hash/sha256.ts';
import {browserOptions} from './browser-options.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {builtinFolder} from './modules/template-files.ts';
import {runEsbuild} from './run-esbuild.ts';
import type {BundleInput, EmittedFile} from './types.ts';

/** The script that searches, beside the page's own thread. Fetched when a reader is about to search. */
export interface WorkerBundle {
  readonly file: EmittedFile;
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export async function bundleWorker(input: BundleInput, space: ModuleSpace): Promise<WorkerBundle> {
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
