import {execFileSync} from 'node:child_process';
import type {OldFolders} from '../old-files.ts';
import {installedPackage} from '../packages.ts';
import {readableFolders, restrictedEnvironment, restrictedNode} from '../run/permissions.ts';

/** A compiled style sheet, or the reason why it cannot be compiled. */
export type CompiledStyles = {readonly css: string} | {readonly problem: string};

const timeoutMs = 30_000;
const restrictions = {childProcess: false, network: false, variables: []} as const;

/** Script that compiles a file. Like webpack, it supports `~package` and `@site/…` in imports. */
const compile = `
const [folder, file] = process.argv.slice(1);
const sass = require(folder);
const {join} = require('node:path');
const {pathToFileURL} = require('node:url');
const pathOf = (url) => {
  const [, site, inPackage] = /^~?@site\\/(.*)$|^~(.*)$/.exec(url) ?? [];
  return site !== undefined ? join(process.cwd(), site) : inPackage && join(process.cwd(), 'node_modules', inPackage);
};
try {
  const {css} = sass.compile
    ? sass.compile(file, {
        loadPaths: ['node_modules'],
        logger: sass.Logger?.silent,
        importers: [{findFileUrl: (url) => (pathOf(url) ? pathToFileURL(pathOf(url)) : null)}],
      })
    : sass.renderSync({
        file,
        includePaths: ['node_modules'],
        importer: (url) => (pathOf(url) ? {file: pathOf(url)} : null),
      });
  process.stdout.write(String(css));
} catch (error) {
  process.stderr.write('Error: ' + (error.sassMessage ?? error.message));
  process.exitCode = 65;
}
`;

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
    '-e',
    compile,
    sass,
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
