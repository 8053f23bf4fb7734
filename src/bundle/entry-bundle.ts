import type {Diagnostic} from '../diagnostics/types.ts';
import {browserOptions} from './browser-options.ts';
import {finalNames} from './final-names.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {provisionalScripts} from './provisional-scripts.ts';
import {runEsbuild} from './run-esbuild.ts';
import type {RuntimeBundle} from './runtime-bundle.ts';
import type {BundleInput, EmittedFile} from './types.ts';

/** The script that documents request: small, since everything else waits until the page has loaded. */
export interface EntryBundle {
  readonly files: readonly EmittedFile[];
  /** Relative to the output folder. */
  readonly outputPath: string;
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const entry = 'legacydocs:entry';

export async function bundleEntry(
  input: BundleInput,
  space: ModuleSpace,
  runtime: RuntimeBundle,
): Promise<EntryBundle> {
  const runtimeAddress = space.baseUrl + runtime.outputPath;
  const code = [
    "import {start} from './start.ts';",
    `const core = ${JSON.stringify(space.baseUrl + runtime.reactPath)};`,
    `start({core, load: () => import(${JSON.stringify(runtimeAddress)})});`,
  ].join('\n');
  const output = await runEsbuild(
    {space, runtimeAddress, generated: new Map([[entry, code]])},
    {...browserOptions(input), entryPoints: [{in: entry, out: 'entry'}]},
  );
  const {files, names} = finalNames(
    provisionalScripts(output).map((script) => ({
      ...script,
      nameFor: (hash) => `assets/js/entry.${hash}.js`,
    })),
  );
  const {inputs, diagnostics} = output;
  return {files, outputPath: names.get('entry.js') ?? '', inputs, diagnostics};
}
