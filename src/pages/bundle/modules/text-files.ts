import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {resolve} from 'node:path';
import type {PluginBuild} from 'esbuild';
import {regularFile, relativePath} from '../../../core/paths/paths.ts';
import {codeNamespace, textNamespace} from './module-names.ts';
import type {ModuleSpace} from './module-space.ts';

const rawLoader = /^(?:-?!{1,2})?raw-loader!/;

/**
 * Handles files that are imported as text: `./a.js?raw`, or `!!raw-loader!./a.js` as in webpack. The compiler also
 * generates `./a.js?code&language=js`, which imports a highlighted code block.
 */
export function handleTexts(build: PluginBuild, space: ModuleSpace): void {
  const fileOf = (specifier: string, folder: string): string | undefined => {
    const file = resolve(
      folder,
      specifier.replace(/^@site\//, () => `${space.siteFolder}/`),
    );
    return existsSync(file) ? file : undefined;
  };
  build.onResolve({filter: new RegExp(`${rawLoader.source}|\\?raw$`)}, ({path, resolveDir}) => {
    const file = fileOf(path.replace(rawLoader, '').replace(/\?raw$/, ''), resolveDir);
    return file === undefined ? undefined : {path: file, namespace: textNamespace};
  });
  build.onResolve({filter: /\?code&/}, ({path, resolveDir}) => {
    const at = path.lastIndexOf('?code&');
    const file = fileOf(path.slice(0, at), resolveDir);
    // The page also imports the file as text, and the missing file is reported for that import.
    if (file === undefined) return {path, external: true};
    return {path: file, suffix: path.slice(at), namespace: codeNamespace};
  });
  build.onLoad({filter: /.*/, namespace: textNamespace}, async ({path}) => ({
    loader: 'text',
    contents: await readFile(regularFile(path), 'utf8'),
  }));
  build.onLoad({filter: /.*/, namespace: codeNamespace}, async ({path, suffix}) => {
    const markdown = codeBlock(
      await readFile(regularFile(path), 'utf8'),
      new URLSearchParams(suffix),
    );
    const sourcePath = relativePath(space.siteFolder, path);
    const contents = await space.compileModule(sourcePath, markdown);
    return {loader: 'jsx', contents, resolveDir: space.siteFolder};
  });
}

/** Returns Markdown for a code block. Its fence is longer than any fence in the code. */
function codeBlock(text: string, meta: URLSearchParams): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const info = [meta.get('language') ?? 'text', meta.get('meta') ?? ''].join(' ').trim();
  return `${fence}${info}\n${text.replace(/\n+$/, '')}\n${fence}\n`;
}
