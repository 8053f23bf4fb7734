import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {hashOf} from '../../../core/hash/sha256.ts';
import {dependencyFile, modulesFolder, packageFolder} from '../../../core/package/own-files.ts';
import {relativePath} from '../../../core/paths/paths.ts';
import type {BundleInput} from '../../types.ts';
import type {ModuleSpace} from '../modules/module-space.ts';
import type {BundledTheme, ThemeBundle} from './theme-bundle.ts';

/** The bundled built-in theme, with hashes of its inputs. */
interface ShippedTheme {
  /** Hashes of the package's own files, keyed by path in the package. */
  readonly files: Readonly<Record<string, string>>;
  /** Versions of packages, keyed by name. */
  readonly packages: Readonly<Record<string, string>>;
  readonly theme: ThemeBundle;
}

/** Path of the bundled built-in theme. The file's first line is a checksum of the text after it. */
const shippedFile = join(modulesFolder, 'pages/theme/built-in.json');

/**
 * Matches a file in an installed package. This package may itself be in a `node_modules` folder, so the last
 * `node_modules` in the path counts. Folders in which esbuild looked for a package are also inputs, but do not match.
 */
const installedFile = /[\\/]node_modules[\\/](?!.*[\\/]node_modules[\\/])([^\\/.][^\\/]*)[\\/]/;

/** The built-in theme that this process has bundled because there is no valid shipped theme, as in a checkout. */
let known: ShippedTheme | undefined;

/**
 * Reads the bundled built-in theme from the package.
 *
 * @returns `undefined` if the theme must be bundled: the site has its own templates, a development build or unminified
 * code is required, the file is missing or damaged, or the theme's inputs have changed, for example because a template
 * was patched or another version of React is installed.
 */
export function shippedTheme(
  {minify, reactDevelopment = false}: Pick<BundleInput, 'minify' | 'reactDevelopment'>,
  {templates}: Pick<ModuleSpace, 'templates'>,
): BundledTheme | undefined {
  if (!minify || reactDevelopment || templates.own.length > 0) return undefined;
  const {files, packages, theme} = known ?? readShipped() ?? {};
  if (files === undefined || packages === undefined || theme === undefined) return undefined;
  const own = Object.keys(files).map((path) => [path, join(packageFolder, path)] as const);
  const manifests = Object.keys(packages).map((name) => [name, manifestOf(name)] as const);
  const isSame =
    own.every(([path, file]) => hashOfFile(file) === files[path]) &&
    manifests.every(([name, file]) => versionIn(file) === packages[name]);
  if (!isSame) return undefined;
  return {
    theme,
    assets: {all: () => [], sources: () => []},
    inputs: [shippedFile, ...[...own, ...manifests].map(([, file]) => file)],
    diagnostics: [],
  };
}

/** Writes the file that `shippedTheme` reads. */
export function writeShipped(bundled: BundledTheme): void {
  const text = JSON.stringify(withHashes(bundled));
  writeFileSync(shippedFile, `${hashOf(text)}\n${text}`);
}

/** Keeps the built-in theme for later calls to `shippedTheme` in this process. */
export function rememberTheme(bundled: BundledTheme): void {
  known = withHashes(bundled);
}

function withHashes({theme, inputs}: BundledTheme): ShippedTheme {
  const own: string[] = [];
  const packages: string[] = [];
  for (const file of inputs) {
    const path = relativePath(packageFolder, file);
    if (/^(?:templates|dist|src)\//.test(path)) own.push(path);
    // Any other path in this package is the path of the package's manifest or of a generated module.
    if (!/^(?:\.\.|node_modules)\//.test(path)) continue;
    const [, name] = installedFile.exec(file) ?? [];
    if (name !== undefined) packages.push(name);
  }
  return {
    files: Object.fromEntries(
      [...new Set(own)].sort().flatMap((path) => {
        const hash = hashOfFile(join(packageFolder, path));
        return hash === undefined ? [] : [[path, hash]];
      }),
    ),
    packages: Object.fromEntries(
      [...new Set(packages)].sort().map((name) => [name, versionIn(manifestOf(name))]),
    ),
    theme,
  };
}

function readShipped(): ShippedTheme | undefined {
  try {
    const text = readFileSync(shippedFile, 'utf8');
    const end = text.indexOf('\n');
    const rest = text.slice(end + 1);
    return hashOf(rest) === text.slice(0, end) ? JSON.parse(rest) : undefined;
  } catch {
    return undefined;
  }
}

function hashOfFile(file: string): string | undefined {
  try {
    return hashOf(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** Returns the absolute path of the `package.json` of React or of one of its dependencies. */
function manifestOf(name: string): string {
  const {resolve} = createRequire(dependencyFile('react-dom/package.json'));
  return name === 'react' || name === 'react-dom'
    ? dependencyFile(`${name}/package.json`)
    : resolve(`${name}/package.json`);
}

function versionIn(manifest: string): string {
  const {version}: {readonly version: string} = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}
