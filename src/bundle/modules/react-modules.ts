import {dirname, join} from 'node:path';
import {dependencyFile} from '../../modules/dependency-file.ts';

const react = dirname(dependencyFile('react/package.json'));
const dom = dirname(dependencyFile('react-dom/package.json'));

/** Absolute paths of the folders of the package's own React, keyed by the name that imports have. */
export const reactFolders: Readonly<Record<string, string>> = {react, 'react-dom': dom};

/** Files that choose between React's builds, and the start of those builds' names. */
const choosers: ReadonlyMap<string, string> = new Map([
  [join(react, 'index.js'), 'react'],
  [join(react, 'jsx-runtime.js'), 'react-jsx-runtime'],
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
 */
export function reactAsModule(file: string, development: boolean): string {
  const build = `./cjs/${choosers.get(file)}.${development ? 'development' : 'production'}.js`;
  return `export * from '${build}'; export {default} from '${build}';`;
}
