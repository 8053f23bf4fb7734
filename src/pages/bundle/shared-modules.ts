/**
 * Modules that must exist once live in the runtime, on the server in `theme.mjs`; pages get them from there. It
 * exports each of React's modules as one object, and the theme name by name. For page bundles modules are
 * generated that give the names back: `import {useState} from 'react'` becomes a read of `react$.useState`.
 */
const reactModules: Readonly<Record<string, string>> = {
  react: 'react$',
  'react-dom': 'dom$',
  'react/jsx-runtime': 'jsx$',
};

/** Export names of each of React's shared modules, keyed by the module's name. */
export type ReactExports = ReadonlyMap<string, readonly string[]>;

/** The export names of the package's own React. Names that no page may use are left out. */
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

/** Code of a module that has all of React: what the runtime shares with it becomes a script of its own. */
export const reactEntry = [...Object.keys(reactModules), 'react-dom/client']
  .map((module) => `export * as ${JSON.stringify(module)} from ${JSON.stringify(module)};`)
  .join('\n');

/** Code of a module that has React and the theme for pages. */
export const sharingEntry = [
  `export * from ${JSON.stringify('legacydocs/theme')};`,
  ...Object.entries(reactModules).map(
    ([module, name]) => `export {default as ${name}} from ${JSON.stringify(module)};`,
  ),
].join('\n');

/**
 * Modules that stand for React and the theme in the bundles of pages, keyed by name.
 *
 * @param address Of the runtime, or of `theme.mjs`.
 * @param runtimeExports Every name that it exports.
 */
export function sharedModules(
  reactExports: ReactExports,
  address: string,
  runtimeExports: readonly string[],
): Map<string, string> {
  const from = JSON.stringify(address);
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

/** Modules that stand for all of React where it is a module of its own. Keyed by name. */
export function sharedReact(reactExports: ReactExports, address: string): Map<string, string> {
  const from = JSON.stringify(address);
  const client = ['react-dom/client', objectAsModule('client$', ['hydrateRoot'], from)] as const;
  const others = [...reactExports].map(
    ([module, keys]) => [module, objectAsModule(reactModules[module] ?? '', keys, from)] as const,
  );
  return new Map([...others, client]);
}

/** Marked as free of side effects, one by one, so that a page keeps the reads that it needs. */
function objectAsModule(name: string, keys: readonly string[], from: string): string {
  return [
    `import {${name}} from ${from};`,
    `export default ${name};`,
    ...keys.map((key) => `export const ${key} = /* @__PURE__ */ (() => ${name}.${key})();`),
  ].join('\n');
}
