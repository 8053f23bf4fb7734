import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {installedPackage} from '../lend-packages.ts';
import type {OldFolders} from '../old-files.ts';
import {readableFolders, restrictedEnvironment, restrictedNode} from '../run/permissions.ts';

/** What a style sheet came to, or why it came to nothing. */
export type CompiledStyles = {readonly css: string} | {readonly problem: string};

/** How long one may take. Milliseconds. */
const longest = 30_000;

const restrictions = {childProcess: false, network: false, variables: []} as const;

export function isSass(path: string): boolean {
  return /\.s[ac]ss$/i.test(path);
}

/**
 * Compiles SCSS with the `sass` that the old site has installed, in a process that reads its repository and can do nothing else.
 *
 * @returns `undefined` if it has none.
 */
export function sassOf({folder, root}: OldFolders): ((file: string) => CompiledStyles) | undefined {
  const sass = installedPackage(folder, 'sass');
  if (sass === undefined) return undefined;
  const flags = [
    ...restrictedNode(readableFolders(folder, root), restrictions),
    join(sass, 'sass.js'),
    '--no-source-map',
    '--quiet',
    '--load-path=node_modules',
  ];
  return (file) => {
    try {
      const css = execFileSync(process.execPath, [...flags, file], {
        cwd: folder,
        encoding: 'utf8',
        timeout: longest,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: restrictedEnvironment(restrictions),
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
