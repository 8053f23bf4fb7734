import type {Diagnostic} from '../diagnostics/types.ts';
import {chunkedOptions} from './browser-options.ts';
import {finalNames} from './final-names.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {provisionalScripts} from './provisional-scripts.ts';
import {runEsbuild} from './run-esbuild.ts';
import {runtimeEntry} from './shared-modules.ts';
import type {BundleInput, EmittedFile} from './types.ts';

/** The browser's one runtime module: React, the theme, the client, the site's data. */
export interface RuntimeBundle {
  /** The runtime and the chunks that it loads on use. */
  readonly files: readonly EmittedFile[];
  /** Relative to the output folder. */
  readonly outputPath: string;
  /** Every name that the runtime exports. */
  readonly exports: readonly string[];
  /** Styles that templates import themselves. */
  readonly styles: string;
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const entry = 'legacydocs:runtime';

export async function bundleRuntime(
  input: BundleInput,
  space: ModuleSpace,
): Promise<RuntimeBundle> {
  const output = await runEsbuild(
    {
      space,
      reactDevelopment: input.reactDevelopment,
      generated: new Map([
        [entry, runtimeEntry('./client.tsx')],
        ['legacydocs:site-data', `export default ${JSON.stringify(input.siteData)};`],
      ]),
    },
    {...chunkedOptions(input, space), entryPoints: [{in: entry, out: 'runtime-entry'}]},
  );
  const {files, names} = finalNames(
    provisionalScripts(output).map((script) => ({
      ...script,
      nameFor: (hash) =>
        `assets/js/${script.path === 'runtime-entry.js' ? 'runtime' : 'chunk'}.${hash}.js`,
    })),
  );
  return {
    files,
    outputPath: names.get('runtime-entry.js') ?? '',
    exports: output.files.find(({path}) => path === 'runtime-entry.js')?.exports ?? [],
    styles: output.files.find(({path}) => path.endsWith('.css'))?.text ?? '',
    inputs: output.inputs,
    diagnostics: output.diagnostics,
  };
}
