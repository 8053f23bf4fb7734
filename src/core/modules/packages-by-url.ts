import {isAbsolute} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Plugin} from 'esbuild';
import {regularFile} from '../paths/paths.ts';

/** Marks a look-up that this plugin started itself. */
const inner = Symbol('look-up by packagesByUrl');

/**
 * Installed packages stay outside the bundle and are named by their file's URL: so the bundle may be run
 * from any folder, and CommonJS packages and `import.meta.url` in them work as usual.
 *
 * @param alias Bare names and the absolute files that serve them.
 */
export function packagesByUrl(alias: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'packages-by-url',
    setup({onLoad, onResolve, resolve}) {
      onLoad({filter: /.*/}, ({path}) => void regularFile(path));
      // Bare names only; a Windows path with its drive letter is told apart below.
      onResolve({filter: /^[^./]/}, async (args) => {
        if (args.pluginData === inner || isAbsolute(args.path)) return undefined;
        const file = Object.hasOwn(alias, args.path) ? alias[args.path] : undefined;
        const found =
          file === undefined
            ? await resolve(args.path, {
                kind: args.kind,
                importer: args.importer,
                resolveDir: args.resolveDir,
                pluginData: inner,
              })
            : {path: file, external: false, errors: []};
        // Node's own modules are external already; what was not found is reported as it stands.
        if (found.external || found.errors.length > 0) return found;
        return isScript(found.path)
          ? {path: pathToFileURL(found.path).href, external: true}
          : {path: found.path};
      });
    },
  };
}

function isScript(path: string): boolean {
  return /\.[cm]?js$/.test(path);
}
