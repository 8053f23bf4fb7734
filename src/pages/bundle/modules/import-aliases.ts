import {join} from 'node:path';
import {ownModule} from '../../../core/package/own-files.ts';
import {docusaurusAliases} from './docusaurus-imports.ts';
import type {ModuleSpace} from './module-space.ts';
import {reactFolders} from './react-modules.ts';
import {builtinFolder} from './template-files.ts';

/** Names that stand for files wherever they are imported. esbuild puts the files in by itself. */
export function importAliases({siteFolder}: ModuleSpace): Record<string, string> {
  return {
    'legacydocs/urls': ownModule('core/urls/index'),
    'legacydocs/lookup': ownModule('pages/lookup/index'),
    'legacydocs/theme': join(builtinFolder, 'theme.ts'),
    // By its public name a template is always the built-in one: a replacement may wrap it.
    'legacydocs/templates': builtinFolder,
    '@site': siteFolder,
    ...docusaurusAliases(),
    // One React for all, the package's, wherever the importing file lies.
    ...reactFolders,
  };
}
