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
 * @param options.server Where components run that may never end: there each element of one is told of.
 */
export function reactAsModule(
  file: string,
  {development, server}: {readonly development: boolean; readonly server: boolean},
): string {
  const build = `./cjs/${choosers.get(file)}.${development ? 'development' : 'production'}.js`;
  if (server && file === jsxRuntime) return tellingRuntime(build, development);
  return `export * from '${build}'; export {default} from '${build}';`;
}

/** Whoever renders listens: `renderWithEnd`; in React's development build the explainer as well, which wants to know of all elements. */
function tellingRuntime(build: string, development: boolean): string {
  const props = development
    ? "typeof type === 'string' ? (globalThis[Symbol.for('legacydocs.element')]?.(props) ?? props) : props"
    : 'props';
  return `import * as runtime from '${build}';
const telling = (make) => (type, props, key) => {
  if (typeof type === 'function') globalThis[Symbol.for('legacydocs.component')]?.(type);
  return make(type, ${props}, key);
};
export const {Fragment} = runtime;
export const jsx = telling(runtime.jsx);
export const jsxs = telling(runtime.jsxs);
export default {Fragment, jsx, jsxs};
`;
}
