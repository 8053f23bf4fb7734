import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {nameHash} from '../../core/hash/sha256.ts';
import {cssAddresses} from '../../core/html/css-addresses.ts';
import {pathKind} from '../../core/paths/paths.ts';
import {browserOptions} from './browser-options.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {runEsbuild} from './run-esbuild.ts';
import type {FilledTheme} from './theme/fill-theme.ts';
import type {BundleInput, EmittedFile} from './types.ts';

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
