import {readFile} from 'node:fs/promises';
import {dirname, extname} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Loader, Plugin} from 'esbuild';
import {withEsbuild} from './esbuild.ts';

const location = /\bimport\.meta\b|\b__(?:dirname|filename)\b/;

const loaders: Readonly<Record<string, Loader>> = {
  '.tsx': 'tsx',
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.jsx': 'jsx',
};

/** Has modules of a bundle that runs elsewhere find what lies beside them: `import.meta.url`, `__dirname` and the like. */
export function ownLocations(): Plugin {
  return {
    name: 'own-locations',
    setup({onLoad}) {
      onLoad({filter: /\.[cm]?[jt]sx?$/, namespace: 'file'}, async ({path}) => {
        const contents = await withOwnLocation(await readFile(path, 'utf8'), path);
        return contents === undefined ? undefined : {contents, loader: 'jsx'};
      });
    },
  };
}

/**
 * @param file Absolute path.
 * @returns JavaScript with a source map; `undefined` for a text that does not ask where it is, or has mistakes.
 */
export async function withOwnLocation(text: string, file: string): Promise<string | undefined> {
  if (!location.test(text)) return undefined;
  const values = {
    'import.meta.url': pathToFileURL(file).href,
    'import.meta.filename': file,
    'import.meta.dirname': dirname(file),
    __filename: file,
    __dirname: dirname(file),
  };
  const define = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  return await withEsbuild(async ({transform}) => {
    const {code} = await transform(text, {
      define,
      // A legal comment stays in the bundle: it shows that the code depends on where it is.
      banner: '//! import.meta',
      loader: loaders[extname(file)] ?? 'js',
      jsx: 'preserve',
      sourcefile: file,
      sourcemap: 'inline',
      logLevel: 'silent',
    });
    return code;
  }).catch(() => undefined);
}
