import {isAbsolute, relative, sep} from 'node:path';
import {packageFolder} from '../../package.ts';

/** Gives every file of a bundle a name that does not depend on where site and package lie. */
export interface ModuleNames {
  /** @returns The same name for the same file, different ones for different files. */
  nameOf(file: string): string;
}

/** Folders of the package whose files are its own, even where the site is the package's folder. */
const ownFolders = ['templates', 'src', 'dist'];

/** @param siteFolder Absolute, real path. */
export function createModuleNames(siteFolder: string): ModuleNames {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  return {
    nameOf(file) {
      const known = names.get(file);
      if (known !== undefined) return known;
      let name = plainName(file, siteFolder);
      // Two packages of one name, installed beside the site and beside this package.
      while (taken.has(name)) name = `${name}~`;
      names.set(file, name);
      taken.add(name);
      return name;
    },
  };
}

function plainName(file: string, siteFolder: string): string {
  const inPackage = inside(packageFolder, file);
  const inSite = inside(siteFolder, file);
  // The first `node_modules`, so that copies nested in other packages stay told apart.
  const installed = /(?:^|\/)node_modules\/(.*)$/.exec(inPackage ?? inSite ?? slashes(file))?.[1];
  if (installed !== undefined) return `npm/${installed}`;
  if (inPackage !== undefined && ownFolders.includes(inPackage.split('/')[0] ?? '')) {
    return `legacydocs/${inPackage}`;
  }
  return inSite === undefined ? `outside/${slashes(file).split('/').at(-1)}` : `site/${inSite}`;
}

function inside(folder: string, file: string): string | undefined {
  const path = relative(folder, file);
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)
    ? undefined
    : slashes(path);
}

function slashes(path: string): string {
  return path.split(sep).join('/');
}
