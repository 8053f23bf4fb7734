/**
 * Names under which the runtime, or `theme.mjs` on the server, exports React's modules as objects, keyed by module
 * name. Pages import React and the theme from there, because both must exist only once. Generated modules in page
 * bundles map `import {useState} from 'react'` to `react$.useState`.
 */
const reactModules: Readonly<Record<string, string>> = {
  react: 'react$',
  'react-dom': 'dom$',
  'react/jsx-runtime': 'jsx$',
};

/** Export names of React's shared modules, keyed by module name. */
type ReactExports = ReadonlyMap<string, readonly string[]>;

/** Returns the export names of this package's React, except internal ones. */
export async function readReactExports(): Promise<ReactExports> {
  const modules: readonly (readonly [string, object])[] = [
    ['react', await import('react')],
    ['react-dom', await import('react-dom')],
    ['react/jsx-runtime', await import('react/jsx-runtime')],
  ];
  const hidden = /^(?:__|unstable_|default$|module\.exports$)/;
  return new Map(
    modules.map(([name, module]) => [
      name,
      Object.keys(module)
        .filter((key) => !hidden.test(key))
        .sort(),
    ]),
  );
}

/** Code of a module that contains all of React, so that React becomes a separate chunk. */
export const reactEntry = [...Object.keys(reactModules), 'react-dom/client']
  .map((module) => `export * as ${JSON.stringify(module)} from ${JSON.stringify(module)};`)
  .join('\n');

/** Code of a module that exports React and the theme to pages. */
export const sharingEntry = [
  `export * from ${JSON.stringify('legacydocs/theme')};`,
  ...Object.entries(reactModules).map(
    ([module, name]) => `export {default as ${name}} from ${JSON.stringify(module)};`,
  ),
].join('\n');

/**
 * Returns the modules that replace React and the theme in page bundles, keyed by name.
 *
 * @param url URL of the runtime, or of `theme.mjs`.
 * @param runtimeExports Names that the module at this URL exports.
 */
export function sharedModules(
  reactExports: ReactExports,
  url: string,
  runtimeExports: readonly string[],
): Map<string, string> {
  const from = JSON.stringify(url);
  const own = new Set(Object.values(reactModules));
  const theme = runtimeExports.filter((name) => !own.has(name)).sort();
  return new Map([
    ['legacydocs/theme', `export {${theme.join(', ')}} from ${from};`],
    ...[...reactExports].map(([module, keys]): [string, string] => {
      const name = reactModules[module] ?? '';
      return [module, objectAsModule(name, keys, from)];
    }),
  ]);
}

/** Returns the modules that replace React in bundles that import React from a separate module, keyed by name. */
export function sharedReact(reactExports: ReactExports, url: string): Map<string, string> {
  const from = JSON.stringify(url);
  const client = ['react-dom/client', objectAsModule('client$', ['hydrateRoot'], from)] as const;
  const others = [...reactExports].map(
    ([module, keys]) => [module, objectAsModule(reactModules[module] ?? '', keys, from)] as const,
  );
  return new Map([...others, client]);
}

/**
 * Returns the code of a module that exports an object's properties. The exports are marked as pure, so that bundles
 * omit unused ones.
 */
function objectAsModule(name: string, keys: readonly string[], from: string): string {
  return [
    `import {${name}} from ${from};`,
    `export default ${name};`,
    ...keys.map((key) => `export const ${key} = /* @__PURE__ */ (() => ${name}.${key})();`),
  ].join('\n');
}
