import {existsSync} from 'node:fs';
import type {Diagnostic} from '../diagnostics/types.ts';
import {nameHash} from '../hash/sha256.ts';
import {browserOptions} from './browser-options.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {runEsbuild} from './run-esbuild.ts';
import type {RuntimeBundle} from './runtime-bundle.ts';
import type {BundleInput, EmittedFile} from './types.ts';

/** The site's one style sheet. */
export interface StyleBundle {
  readonly file: EmittedFile;
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const entry = 'legacydocs:styles.css';
const fromTemplates = 'legacydocs:template-styles.css';
const fromConfiguration = 'legacydocs:configured-styles.css';

/**
 * The theme's styles, then those that templates import themselves, then what the configuration decides, then the
 * site's own.
 */
export async function bundleStyles(
  input: BundleInput,
  space: ModuleSpace,
  runtime: RuntimeBundle,
): Promise<StyleBundle> {
  const own = input.customCss.filter((file) => existsSync(file));
  const parts = ['./styles/index.css', fromTemplates, fromConfiguration, ...own];
  const {files, inputs, diagnostics} = await runEsbuild(
    {
      space,
      generated: new Map([
        [entry, parts.map((part) => `@import ${JSON.stringify(part)};`).join('\n')],
        [fromTemplates, runtime.styles],
        [fromConfiguration, input.extraStyles],
      ]),
    },
    {...browserOptions(input), entryPoints: [{in: entry, out: 'styles'}]},
  );
  const contents = files[0]?.text ?? '';
  return {
    file: {outputPath: `assets/css/styles.${nameHash(contents)}.css`, contents},
    inputs,
    diagnostics,
  };
}
