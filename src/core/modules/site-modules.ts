import {readFile} from 'node:fs/promises';
import {dirname, extname, isAbsolute} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Loader, Plugin} from 'esbuild';
import {regularFile} from '../paths/paths.ts';

/** Marks a resolution that the plugin started itself, so that the plugin does not handle it again. */
const inner = Symbol('resolved by siteModules');

const loaders: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
  '.js': 'js',
  '.mjs': 'js',
  '.cjs': 'js',
  '.jsx': 'jsx',
};

/**
 * Variables that contain a module's location, with their replacements. They must be replaced, because a bundle runs in
 * another folder.
 */
export const locationVariables = {
  'import.meta.url': '__siteUrl',
  'import.meta.filename': '__siteFile',
  'import.meta.dirname': '__siteFolder',
  __filename: '__siteFile',
  __dirname: '__siteFolder',
};

/**
 * Makes a bundle of a site's own modules independent of its folder. Modules keep their own location (`import.meta.url`,
 * `__dirname`, …). Installed packages stay outside the bundle and are imported by the URL of their file, so that
 * CommonJS and `import.meta.url` work in them.
 *
 * @param alias Bare module names and the absolute paths of their files.
 */
export function siteModules(alias: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'site-modules',
    setup({onLoad, onResolve, resolve}) {
      onLoad({filter: /.*/, namespace: 'file'}, async ({path}) => {
        regularFile(path);
        const loader = loaders[extname(path)];
        if (loader === undefined) return undefined;
        const contents = withLocation(await readFile(path, 'utf8'), path);
        return contents === undefined ? undefined : {contents, loader};
      });
      onResolve({filter: /^[^./]/}, async ({path, pluginData, kind, importer, resolveDir}) => {
        // On Windows, absolute paths begin with a drive letter.
        if (pluginData === inner || isAbsolute(path)) return undefined;
        const own = Object.hasOwn(alias, path) ? alias[path] : undefined;
        const found =
          own === undefined
            ? await resolve(path, {kind, importer, resolveDir, pluginData: inner})
            : {path: own, external: false, errors: []};
        // Built-in modules are already external, and esbuild reports missing modules.
        if (found.external || found.errors.length > 0) return found;
        return /\.[cm]?js$/.test(found.path)
          ? {path: pathToFileURL(found.path).href, external: true}
          : {path: found.path};
      });
    },
  };
}

/**
 * Returns a module's code with declarations of its location, or `undefined` if it does not use its location. The
 * declarations are added to the first line to keep line numbers.
 */
export function withLocation(code: string, file: string): string | undefined {
  if (!/\bimport\.meta\b|\b__(?:dirname|filename)\b/.test(code)) return undefined;
  const values = {
    __siteUrl: pathToFileURL(file).href,
    __siteFile: file,
    __siteFolder: dirname(file),
  };
  const declarations = Object.entries(values).map(
    ([name, value]) => `${name} = ${JSON.stringify(value)}`,
  );
  return `var ${declarations.join(', ')}; ${code}`;
}
