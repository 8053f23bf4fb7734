import {join} from 'node:path';
import {packageFolder} from '../../package.ts';
import type {ModuleSpace} from './module-space.ts';
import {reactFolders} from './react-modules.ts';
import {builtinFolder} from './template-files.ts';

/** Ends with the extension of the running code: sources in a checkout, compiled files when installed. */
const sharedWithBrowser: Readonly<Record<string, string>> = import.meta.url.endsWith('.ts')
  ? {'legacydocs/urls': 'src/urls/index.ts', 'legacydocs/lookup': 'src/lookup/index.ts'}
  : {'legacydocs/urls': 'dist/urls/index.js', 'legacydocs/lookup': 'dist/lookup/index.js'};

/** Names that stand for files wherever they are imported. esbuild puts the files in by itself. */
export function importAliases({siteFolder}: ModuleSpace): Record<string, string> {
  const shared = Object.entries(sharedWithBrowser).map(([name, path]) => [
    name,
    join(packageFolder, path),
  ]);
  return {
    ...Object.fromEntries(shared),
    'legacydocs/theme': join(builtinFolder, 'theme.ts'),
    // By its public name a template is always the built-in one: a replacement may wrap it.
    'legacydocs/templates': builtinFolder,
    '@site': siteFolder,
    // One React for all, the package's, wherever the importing file lies.
    ...reactFolders,
  };
}
