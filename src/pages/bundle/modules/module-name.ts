import {packageFolder} from '../../../core/package/own-files.ts';
import {isWithin, relativePath, slashed} from '../../../core/paths/paths.ts';

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
