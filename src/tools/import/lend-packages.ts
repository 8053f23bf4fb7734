import {mkdir, rm, symlink} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {pathKind} from '../../core/paths/paths.ts';

/**
 * Let a new site find packages where they are installed for the old one, for as long as it is built for the first time: links
 * in a `node_modules` that is removed again.
 *
 * @param folder Absolute path of the new site; it has no `node_modules`.
 * @param oldFolder Absolute path of the old site.
 * @returns Removes the links, and the packages that are installed nowhere.
 */
export async function lendPackages(
  folder: string,
  oldFolder: string,
  names: readonly string[],
): Promise<{readonly missing: readonly string[]; readonly takeBack: () => Promise<void>}> {
  const missing: string[] = [];
  const modules = join(folder, 'node_modules');
  for (const name of names) {
    const installed = installedPackage(oldFolder, name);
    if (installed === undefined) missing.push(name);
    else {
      await mkdir(dirname(join(modules, name)), {recursive: true});
      await symlink(installed, join(modules, name), 'junction');
    }
  }
  return {missing, takeBack: async () => await rm(modules, {recursive: true, force: true})};
}

/**
 * Where a package is installed for a site: as Node looks for it, in the `node_modules` of the folder and of all around it.
 *
 * @param folder Absolute path.
 */
export function installedPackage(folder: string, name: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, 'node_modules', name);
    if (pathKind(path) === 'folder') return path;
    if (at === dirname(at)) return undefined;
  }
}
