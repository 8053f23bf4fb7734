import {resolve} from 'node:path';
import {packageFolder} from '../../../core/package/own-files.ts';
import {isWithin, relativePath, slashed} from '../../../core/paths/paths.ts';

/** Output folder of esbuild, relative to the site folder. It does not exist: output stays in memory. */
export const outputFolder = '.legacydocs/bundle';

/** Namespaces of the site's own templates, and of generated modules. Other files have none. */
export const templateNamespace = 'legacydocs-template';
export const generatedNamespace = 'legacydocs-generated';
/** Namespaces of files imported as text, and as code blocks. */
export const textNamespace = 'legacydocs-text';
export const codeNamespace = 'legacydocs-code';
/** Namespace of the style sheets of CSS modules. */
export const cssNamespace = 'legacydocs-css';

/**
 * Returns the file of a module by its name in esbuild's messages and metadata.
 *
 * @param siteFolder Absolute path of the site folder, which is esbuild's working folder.
 * @returns Absolute path; `undefined` for generated modules.
 */
export function moduleFile(name: string, siteFolder: string): string | undefined {
  const isGenerated =
    name.startsWith(`${generatedNamespace}:`) || name.startsWith(`${cssNamespace}:`);
  if (isGenerated || name.startsWith('<')) return undefined;
  // Modules that a package disables in browsers.
  const path = name.replace(/^(?:legacydocs-(?:template|text|code)|\(disabled\)):/, '');
  return resolve(
    siteFolder,
    name.startsWith(codeNamespace) ? path.replace(/\?code&.*$/s, '') : path,
  );
}

/** Folders of the package's own files, even if the package is the site. */
const ownFolders = ['templates', 'src', 'dist'];

/**
 * Returns the name of a file in bundles and messages. It does not depend on the paths of site and package.
 *
 * @param siteFolder Absolute, real path.
 */
export function moduleName(file: string, siteFolder: string): string {
  const inPackage = inside(packageFolder, file);
  const inSite = inside(siteFolder, file);
  // From the first `node_modules` on, so that nested packages have different names.
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
