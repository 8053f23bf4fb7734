import {dirname, join} from 'node:path';
import {dependencyFile, ownModule} from '../../../core/package/own-files.ts';
import {docusaurusAliases} from './import-problems.ts';
import type {ModuleSpace} from './module-space.ts';
import {builtinFolder} from './template-files.ts';

/** Returns esbuild's `alias` option: names that can be imported from any file. */
export function importAliases({siteFolder}: ModuleSpace): Record<string, string> {
  return {
    'legacydocs/urls': ownModule('core/urls/index'),
    'legacydocs/lookup': ownModule('pages/lookup/index'),
    'legacydocs/theme': join(builtinFolder, 'theme.ts'),
    'legacydocs/components': join(builtinFolder, 'components.ts'),
    // A template's public name always refers to the built-in template, so that a replacement can wrap it.
    'legacydocs/templates': builtinFolder,
    '@site': siteFolder,
    ...docusaurusAliases(),
    // All files use this package's React, even if another version is installed.
    ...reactFolders,
  };
}

const react = dirname(dependencyFile('react/package.json'));
const dom = dirname(dependencyFile('react-dom/package.json'));

/** Absolute paths of the folders that contain this package's React, keyed by import name. */
const reactFolders: Readonly<Record<string, string>> = {react, 'react-dom': dom};

const jsxRuntime = join(react, 'jsx-runtime.js');

/**
 * Prefixes of the file names of React's builds, keyed by the absolute path of the file that selects one of these
 * builds.
 */
const choosers: ReadonlyMap<string, string> = new Map([
  [join(react, 'index.js'), 'react'],
  [jsxRuntime, 'react-jsx-runtime'],
  [join(dom, 'index.js'), 'react-dom'],
  // This build omits the streaming renderer, which would double the size of the bundle.
  [join(dom, 'server.js'), 'react-dom-server-legacy.node'],
]);

/** Absolute paths of the files that `reactAsModule` replaces. */
export const reactEntries: readonly string[] = [...choosers.keys()];

/**
 * Returns one of React's modules as an ES module. The result of importing CommonJS would depend on the importing file's
 * `package.json`.
 *
 * @param file One of `reactEntries`.
 * @param options.server True for bundles that render pages. These bundles report each element to a listener.
 */
export function reactAsModule(
  file: string,
  {development, server}: {readonly development: boolean; readonly server: boolean},
): string {
  const build = `./cjs/${choosers.get(file)}.${development ? 'development' : 'production'}.js`;
  if (server && file === jsxRuntime) return reportingRuntime(build);
  return `export * from '${build}'; export {default} from '${build}';`;
}

/**
 * Returns the code of a JSX runtime that reports each element to a listener, for `renderWithEnd` and for locating
 * errors.
 */
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
