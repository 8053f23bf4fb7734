import {readFileSync, realpathSync} from 'node:fs';
import {mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {pathKind} from '../../core/paths/paths.ts';
import {type OldFolders, readOldFile} from './old-files.ts';
import {fieldsOf, textOf} from './values.ts';

/** The old site's packages, linked into the new site. */
export interface LinkedPackages {
  /** Names of the packages that are not installed. Stand-ins replace them until `unlink` is called. */
  readonly missing: readonly string[];
  /** Links a further package, or a stand-in for it, which is not added to `missing`. */
  link(name: string): Promise<void>;
  unlink(): Promise<void>;
}

/** Files of a stand-in package. Each export of the package is a component that shows its children, or a hook. */
const standIn = {
  'package.json': JSON.stringify({
    version: '0.0.0',
    exports: {'.': './index.js', './*.css': './index.css', './*': './index.js'},
  }),
  'index.css': '',
  // The build copies this file of Mermaid.
  'dist/mermaid.min.js': '',
  'index.js': `const show = (props) => (typeof props?.children === 'function' ? null : (props?.children ?? null));
// React reads these properties of components.
const reserved = /^(?:__esModule|\\$\\$typeof|prototype|then|contextTypes?|defaultProps|displayName|propTypes|getDerived.*)$/;
const get = (_target, name) => {
  if (typeof name === 'symbol' || reserved.test(name)) return undefined;
  if (name in show) return show[name];
  return /^use[A-Z]/.test(name) ? () => module.exports : module.exports;
};
// Bundled code copies own properties, and inherits all others.
const inherited = new Proxy(Object.create(null), {get});
module.exports = new Proxy(show, {get, getPrototypeOf: () => inherited});
`,
};

/**
 * Links the old site's packages into the new site, so that the new site can be built before its own packages are
 * installed.
 *
 * @param folder Absolute path of the new site; it has no `node_modules`.
 * @param oldFolder Absolute path of the old site.
 */
export async function linkOldPackages(
  folder: string,
  oldFolder: string,
  names: readonly string[],
): Promise<LinkedPackages> {
  const modules = join(folder, 'node_modules');
  const link = async (name: string): Promise<void> => {
    const path = join(modules, name);
    const installed = installedPackage(oldFolder, name);
    const files = installed === undefined ? Object.entries(standIn) : [];
    for (const [file, text] of files) {
      await mkdir(dirname(join(path, file)), {recursive: true});
      await writeFile(join(path, file), text);
    }
    if (installed === undefined) return;
    await mkdir(dirname(path), {recursive: true});
    await symlink(installed, path, 'junction');
  };
  for (const name of names) await link(name);
  return {
    missing: names.filter((name) => installedPackage(oldFolder, name) === undefined),
    link,
    unlink: async () => await rm(modules, {recursive: true, force: true}),
  };
}

/**
 * Returns the folder of an installed package. Like Node.js, looks in `node_modules` of the folder and its parents.
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

/** True if an installed package needs another one, directly or through other packages. */
export function dependsOn(
  folder: string,
  name: string,
  needed: string,
  visited = new Set<string>(),
): boolean {
  const installed = installedPackage(folder, name);
  if (installed === undefined) return false;
  // Linked packages find their own dependencies beside their real location.
  const real = realpathSync(installed);
  if (visited.has(real)) return false;
  visited.add(real);
  const {dependencies} = fieldsOf(manifestOf(real));
  return Object.keys(fieldsOf(dependencies)).some(
    (one) => one === needed || dependsOn(real, one, needed, visited),
  );
}

function manifestOf(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns a version range for an installed package that `package.json` does not declare. */
export function installedRange(folder: string, name: string): string | undefined {
  const installed = installedPackage(folder, name);
  if (installed === undefined) return undefined;
  const version = textOf(fieldsOf(manifestOf(installed))['version']);
  return version === undefined ? undefined : `^${version}`;
}

/** Returns the version of a package that is installed or, if it is not installed, in the lock file. */
export function lockedVersion(name: string, folders: OldFolders): string | undefined {
  const json = readOldFile(`node_modules/${name}/package.json`, folders);
  const installed = textOf(fieldsOf(json === undefined ? {} : JSON.parse(json))['version']);
  const pattern = new RegExp(
    `^"?${name}@[^\\n]*:\\n\\s+version:? "?(\\d[\\w.-]*)|"(?:node_modules/)?${name}": \\{\\s*"version": "(\\d[\\w.-]*)`,
    'm',
  );
  const locks = ['yarn.lock', '../yarn.lock', 'package-lock.json', '../package-lock.json'];
  return locks.reduce((found, file) => {
    const [, version] = pattern.exec(readOldFile(file, folders) ?? '')?.filter(Boolean) ?? [];
    return found ?? version;
  }, installed);
}
