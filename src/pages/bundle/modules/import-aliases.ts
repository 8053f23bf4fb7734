import {dirname, join} from 'node:path';
import {dependencyFile, ownModule} from '../../../core/package/own-files.ts';
import {docusaurusAliases} from './import-problems.ts';
import type {ModuleSpace} from './module-space.ts';
import {builtinFolder} from './template-files.ts';

/** Returns esbuild's `alias` option: names of files that can be imported everywhere. */
export function importAliases({siteFolder}: ModuleSpace): Record<string, string> {
  return {
    'legacydocs/urls': ownModule('core/urls/index'),
    'legacydocs/lookup': ownModule('pages/lookup/index'),
    'legacydocs/theme': join(builtinFolder, 'theme.ts'),
    'legacydocs/components': join(builtinFolder, 'components.ts'),
    // The public name of a template is always the built-in one, so that a replacement can wrap it.
    'legacydocs/templates': builtinFolder,
    '@site': siteFolder,
    ...docusaurusAliases(),
    // All files use the package's React, even if another version is installed.
    ...reactFolders,
  };
}

const react = dirname(dependencyFile('react/package.json'));
const dom = dirname(dependencyFile('react-dom/package.json'));

/** Absolute paths of the folders of the package's own React, keyed by import name. */
const reactFolders: Readonly<Record<string, string>> = {react, 'react-dom': dom};

const jsxRuntime = join(react, 'jsx-runtime.js');

/** Files that select a React build, and the prefix of the builds' names. */
const choosers: ReadonlyMap<string, string> = new Map([
  [join(react, 'index.js'), 'react'],
  [jsxRuntime, 'react-jsx-runtime'],
  [join(dom, 'index.js'), 'react-dom'],
  // Without the streaming renderer, which is equally large.
  [join(dom, 'server.js'), 'react-dom-server-legacy.node'],
]);

/** Absolute paths of the files that `reactAsModule` replaces. */
export const reactEntries: readonly string[] = [...choosers.keys()];

/**
 * Returns one of React's modules as an ES module, since imports of CommonJS depend on the `package.json` of the importing
 * file.
 *
 * @param file One of `reactEntries`.
 * @param options.server True for bundles that render pages, where each element is reported to a listener.
 */
export function reactAsModule(
  file: string,
  {development, server}: {readonly development: boolean; readonly server: boolean},
): string {
  const build = `./cjs/${choosers.get(file)}.${development ? 'development' : 'production'}.js`;
  if (server && file === jsxRuntime) return reportingRuntime(build);
  return `export * from '${build}'; export {default} from '${build}';`;
}

/** A JSX runtime that reports each element to a listener: `renderWithEnd`, or the search for the location of an error. */
function reportingRuntime(build: string): string {
  return `import * as runtime from '${build}';
const reporting = (make) => (type, props, key) =>
  make(type, globalThis[Symbol.for('legacydocs.element')]?.(type, props) ?? props, key);
export const {Fragment} = runtime;
export const jsx = reporting(runtime.jsx);
export const jsxs = reporting(runtime.jsxs);
export default {Fragment, jsx, jsxs};
`;
}
