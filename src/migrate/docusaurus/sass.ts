import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {installedPackage} from '../lend-packages.ts';
import {readOnlyFlags} from '../run/read-only-flags.ts';

/** What a style sheet came to, or why it came to nothing. */
export type CompiledStyles = {readonly css: string} | {readonly problem: string};

/** How long one may take. Milliseconds. */
const longest = 30_000;

export function isSass(path: string): boolean {
  return /\.s[ac]ss$/i.test(path);
}

/**
 * Compile SCSS with the `sass` that the old site has installed, in a process that can write nothing.
 *
 * @param folder Absolute path of the old site.
 * @returns `undefined` if it has none.
 */
export function sassOf(folder: string): ((file: string) => CompiledStyles) | undefined {
  const sass = installedPackage(folder, 'sass');
  if (sass === undefined) return undefined;
  const flags = [
    ...readOnlyFlags(),
    join(sass, 'sass.js'),
    '--no-source-map',
    '--load-path=node_modules',
  ];
  return (file) => {
    try {
      const css = execFileSync(process.execPath, [...flags, file], {
        cwd: folder,
        encoding: 'utf8',
        timeout: longest,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {...process.env, NODE_OPTIONS: ''},
      });
      return {css};
    } catch (error) {
      const said = String(Object(error).stderr ?? '')
        .trim()
        .split('\n')[0];
      return {problem: said || (error instanceof Error ? error.message : String(error))};
    }
  };
}
