import {dirname, join} from 'node:path';
import {dependencyFile, ownModule} from '../../../core/package/own-files.ts';
import {docusaurusAliases} from './import-problems.ts';
import type {ModuleSpace} from './module-space.ts';
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

const react = dirname(dependencyFile('react/package.json'));
const dom = dirname(dependencyFile('react-dom/package.json'));

/** Absolute paths of the folders of the package's own React, keyed by the name that imports have. */
export const reactFolders: Readonly<Record<string, string>> = {react, 'react-dom': dom};

const jsxRuntime = join(react, 'jsx-runtime.js');

/** Files that choose between React's builds, and the start of those builds' names. */
const choosers: ReadonlyMap<string, string> = new Map([
  [join(react, 'index.js'), 'react'],
  [jsxRuntime, 'react-jsx-runtime'],
  [join(dom, 'index.js'), 'react-dom'],
  // Without the half of it that renders to streams, which is as large again.
  [join(dom, 'server.js'), 'react-dom-server-legacy.node'],
]);

/** Absolute paths of the files that `reactAsModule` has something else for. */
export const reactEntries: readonly string[] = [...choosers.keys()];

/**
 * One of React's modules as an ES module. How CommonJS is imported depends on the `package.json` nearest to the
 * importing file; this way nothing does.
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
