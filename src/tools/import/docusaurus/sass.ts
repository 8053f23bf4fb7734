import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import type {OldFolders} from '../old-files.ts';
import {installedPackage} from '../packages.ts';
import {readableFolders, restrictedEnvironment, restrictedNode} from '../run/permissions.ts';

/** A compiled style sheet, or the reason why it cannot be compiled. */
export type CompiledStyles = {readonly css: string} | {readonly problem: string};

const timeoutMs = 30_000;
const restrictions = {childProcess: false, network: false, variables: []} as const;

export function isSass(path: string): boolean {
  return /\.s[ac]ss$/i.test(path);
}

/**
 * Returns a compiler that runs the old site's `sass` in a restricted process, which can only read the repository.
 *
 * @returns `undefined` if `sass` is not installed.
 */
export function sassCompiler({
  folder,
  root,
}: OldFolders): ((file: string) => CompiledStyles) | undefined {
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
        timeout: timeoutMs,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: restrictedEnvironment(restrictions),
      });
      return {css};
    } catch (error) {
      const [first] = String(Object(error).stderr ?? '')
        .trim()
        .split('\n');
      return {problem: first || (error instanceof Error ? error.message : String(error))};
    }
  };
}
