import type {Diagnostic} from '../diagnostics/types.ts';
import {chunkedOptions} from './browser-options.ts';
import {finalNames} from './final-names.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {provisionalScripts} from './provisional-scripts.ts';
import {runEsbuild} from './run-esbuild.ts';
import {reactEntry, runtimeEntry} from './shared-modules.ts';
import type {BundleInput, EmittedFile} from './types.ts';

/** The browser's one runtime module: the theme, the client, the site's data, and React from a script of its own. */
export interface RuntimeBundle {
  /** The runtime and the chunks that it loads on use. */
  readonly files: readonly EmittedFile[];
  /** Relative to the output folder. */
  readonly outputPath: string;
  /** React, most of the runtime's bytes: the file that the runtime imports. */
  readonly reactPath: string;
  /** Every name that the runtime exports. */
  readonly exports: readonly string[];
  /** Styles that templates import themselves. */
  readonly styles: string;
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const entry = 'legacydocs:runtime';
const react = 'legacydocs:react';

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
        [react, reactEntry],
        ['legacydocs:site-data', `export default ${JSON.stringify(input.siteData)};`],
      ]),
    },
    {
      ...chunkedOptions(input, space),
      entryPoints: [
        {in: entry, out: 'runtime-entry'},
        {in: react, out: 'react-entry'},
      ],
    },
  );
  const scripts = provisionalScripts(output);
  const shared = scripts.find(({path}) => path === 'react-entry.js')?.references[0];
  const nameOf = (path: string): string =>
    path === 'runtime-entry.js' ? 'runtime' : path === shared ? 'react' : 'chunk';
  const {files, names} = finalNames(
    scripts
      .filter(({path}) => path !== 'react-entry.js')
      .map((script) => ({
        ...script,
        nameFor: (hash) => `assets/js/${nameOf(script.path)}.${hash}.js`,
      })),
  );
  return {
    files,
    outputPath: names.get('runtime-entry.js') ?? '',
    reactPath: names.get(shared ?? '') ?? '',
    exports: output.files.find(({path}) => path === 'runtime-entry.js')?.exports ?? [],
    styles: output.files.find(({path}) => path.endsWith('.css'))?.text ?? '',
    inputs: output.inputs,
    diagnostics: output.diagnostics,
  };
}
