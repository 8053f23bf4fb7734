import {readFileSync} from 'node:fs';
import {mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {pathKind} from '../../core/paths/paths.ts';
import {fieldsOf, textOf} from './values.ts';

/** The old site's packages, linked into the new site. */
interface LinkedPackages {
  /** Names of the packages that are not installed. Stand-ins replace them until `unlink` is called. */
  readonly missing: readonly string[];
  unlink(): Promise<void>;
}

/** Files of a stand-in package. Each export of the package is a component that shows its children, or a hook. */
const standIn = {
  'package.json': JSON.stringify({
    version: '0.0.0',
    exports: {'.': './index.js', './*.css': './index.css', './*': './index.js'},
  }),
  'index.css': '',
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
  const missing: string[] = [];
  const modules = join(folder, 'node_modules');
  for (const name of names) {
    const path = join(modules, name);
    const installed = installedPackage(oldFolder, name);
    await mkdir(installed === undefined ? path : dirname(path), {recursive: true});
    if (installed !== undefined) await symlink(installed, path, 'junction');
    else {
      missing.push(name);
      for (const [file, text] of Object.entries(standIn)) await writeFile(join(path, file), text);
    }
  }
  return {missing, unlink: async () => await rm(modules, {recursive: true, force: true})};
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

/** Returns a version range for an installed package that `package.json` does not declare. */
export function installedRange(folder: string, name: string): string | undefined {
  const installed = installedPackage(folder, name);
  if (installed === undefined) return undefined;
  try {
    const version = textOf(
      fieldsOf(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')))['version'],
    );
    return version === undefined ? undefined : `^${version}`;
  } catch {
    return undefined;
  }
}
