import {mkdir, rm, symlink} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {pathKind} from '../../core/paths/paths.ts';

/** Packages of the old site, linked into the new one. */
interface LinkedPackages {
  /** Names of the packages that are not installed. */
  readonly missing: readonly string[];
  unlink(): Promise<void>;
}

/**
 * Links packages of the old site into the new one, so that it can be built before its own packages are installed.
 *
 * @param folder Absolute path of the new site; it has no `node_modules`.
 * @param oldFolder Absolute path of the old site.
 */
export async function linkOldPackages(
  folder: string,
  oldFolder: string,
  names: readonly string[],
): Promise<LinkedPackages> {
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
  return {missing, unlink: async () => await rm(modules, {recursive: true, force: true})};
}

/**
 * Returns the folder of an installed package, which Node looks for in the `node_modules` of the folder and its parents.
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
