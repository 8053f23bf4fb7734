import {resolve} from 'node:path';
import {packageFolder} from '../../../core/package/own-files.ts';
import {isWithin, relativePath, slashed} from '../../../core/paths/paths.ts';

/** Of the site's own templates, and of modules made by the build; every other file has none. */
export const templateNamespace = 'legacydocs-template';
export const generatedNamespace = 'legacydocs-generated';
/** Of files that stand for their text, and for a block of code that shows it. */
export const textNamespace = 'legacydocs-text';
export const codeNamespace = 'legacydocs-code';
/** Of the style sheets of CSS modules. */
export const cssNamespace = 'legacydocs-css';

/**
 * The file behind the name that a module has in esbuild's messages and lists.
 *
 * @param siteFolder Absolute path. The bundler's working folder.
 * @returns Absolute path; `undefined` for modules made by the build.
 */
export function moduleFile(name: string, siteFolder: string): string | undefined {
  const isMade = name.startsWith(`${generatedNamespace}:`) || name.startsWith(`${cssNamespace}:`);
  if (isMade || name.startsWith('<')) return undefined;
  // What a package replaces by nothing in browsers is called disabled.
  const path = name.replace(/^(?:legacydocs-(?:template|text|code)|\(disabled\)):/, '');
  return resolve(
    siteFolder,
    name.startsWith(codeNamespace) ? path.replace(/\?code&.*$/s, '') : path,
  );
}

/** Folders of the package whose files are its own, even where the site is the package's folder. */
const ownFolders = ['templates', 'src', 'dist'];

/**
 * What a bundle and its messages call a file: whose it is and its path there, wherever site and package lie.
 *
 * @param siteFolder Absolute, real path.
 */
export function moduleName(file: string, siteFolder: string): string {
  const inPackage = inside(packageFolder, file);
  const inSite = inside(siteFolder, file);
  // The first `node_modules`, so that copies nested in other packages stay told apart.
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
