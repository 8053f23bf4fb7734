import {resolve} from 'node:path';
import {packageFolder} from '../../../core/package/own-files.ts';
import {isWithin, relativePath, slashed} from '../../../core/paths/paths.ts';

/** esbuild's output folder, relative to the site folder. The folder does not exist, because output stays in memory. */
export const outputFolder = '.legacydocs/bundle';

/** Namespaces for the site's own templates and for generated modules. */
export const templateNamespace = 'legacydocs-template';
export const generatedNamespace = 'legacydocs-generated';
/** Namespaces for files that are imported as text or as code blocks. */
export const textNamespace = 'legacydocs-text';
export const codeNamespace = 'legacydocs-code';
/** Namespace for the style sheets of CSS modules. */
export const cssNamespace = 'legacydocs-css';

/**
 * Returns the file that a module name in esbuild's messages and metadata refers to.
 *
 * @param siteFolder Absolute path of the site folder, which is esbuild's working directory.
 * @returns Absolute path; `undefined` for generated modules.
 */
export function moduleFile(name: string, siteFolder: string): string | undefined {
  const isGenerated =
    name.startsWith(`${generatedNamespace}:`) || name.startsWith(`${cssNamespace}:`);
  if (isGenerated || name.startsWith('<')) return undefined;
  // The prefix `(disabled)` marks modules that a package disables in browsers.
  const path = name.replace(/^(?:legacydocs-(?:template|text|code)|\(disabled\)):/, '');
  return resolve(
    siteFolder,
    name.startsWith(codeNamespace) ? path.replace(/\?code&.*$/s, '') : path,
  );
}

/** Folders that contain the package's own files, even if the package itself is the site. */
const ownFolders = ['templates', 'src', 'dist'];

/**
 * Returns a file's name for bundles and messages. The name does not depend on the location of the site or the package.
 *
 * @param siteFolder Absolute, real path.
 */
export function moduleName(file: string, siteFolder: string): string {
  const inPackage = inside(packageFolder, file);
  const inSite = inside(siteFolder, file);
  // The name begins after the first `node_modules`, so that copies of a package in nested folders have different names.
  const installed = /(?:^|\/)node_modules\/(.*)$/.exec(inPackage ?? inSite ?? slashed(file))?.[1];
  if (installed !== undefined) return `npm/${installed}`;
  if (inPackage !== undefined && ownFolders.includes(inPackage.split('/')[0] ?? '')) {
    return `legacydocs/${inPackage}`;
  }
  return inSite ?? `outside/${slashed(file).split('/').at(-1)}`;
}

function inside(folder: string, file: string): string | undefined {
  return isWithin(folder, file) ? relativePath(folder, file) : undefined;
}
