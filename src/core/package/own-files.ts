import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Absolute path of this package: the folder that contains `package.json`, `templates/` and `dist/`. */
export const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** True if the program runs from its TypeScript sources, which only a checkout contains. */
export const runsFromSource = import.meta.url.endsWith('.ts');

/** Absolute path of the folder that contains the running code's modules: `src`, or the compiled `dist`. */
export const modulesFolder = join(packageFolder, runsFromSource ? 'src' : 'dist');

/** Returns the absolute path of a module of this package. @param name `core/urls/index`, without the extension. */
export function ownModule(name: string): string {
  return join(modulesFolder, `${name}.${runsFromSource ? 'ts' : 'js'}`);
}

let version: string | undefined;

/** Returns the version of this package from its `package.json`. */
export function packageVersion(): string {
  version ??= readVersion();
  return version;
}

function readVersion(): string {
  const text = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  const parsed: unknown = JSON.parse(text);
  const version =
    typeof parsed === 'object' && parsed !== null && 'version' in parsed
      ? parsed.version
      : undefined;
  if (typeof version !== 'string') throw new Error('package.json of legacydocs has no version.');
  return version;
}

/**
 * Packages that are imported at run time instead of being bundled into the program. `scripts/bundle-program.mjs` also
 * reads the list.
 */
export const externalPackages = [
  // Packages that run an executable or load files of their own at run time.
  'esbuild',
  'shiki',
  // Packages that pages must share with the program.
  'react',
  'react-dom',
  // Packages that only some commands require.
  'chokidar',
  'compression',
  'fflate',
  'linkinator',
  'send',
] as const;

const {resolve} = createRequire(join(packageFolder, 'package.json'));

/** Returns the absolute path of a file in a dependency. @param name As in an import: `react/package.json`. */
export function dependencyFile(name: string): string {
  return resolve(name);
}
