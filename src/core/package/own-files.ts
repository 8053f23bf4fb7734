import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Absolute path of this package: the folder that holds `package.json`, `templates/` and `dist/`. */
export const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** In a checkout the sources may run as they are; what is installed runs compiled. */
export const runsFromSource = import.meta.url.endsWith('.ts');

/** Absolute path of the folder of the running code's modules: `src`, or its compiled form, `dist`. */
export const modulesFolder = join(packageFolder, runsFromSource ? 'src' : 'dist');

/** Absolute path of one of this package's own modules. @param name `core/urls/index`, without the ending. */
export function ownModule(name: string): string {
  return join(modulesFolder, `${name}.${runsFromSource ? 'ts' : 'js'}`);
}

let version: string | undefined;

/** Version of this package, as `package.json` has it. */
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

/** Packages that are not bundled into the program: it finds them beside itself when it runs. `scripts/bundle-program.mjs` reads them too. */
export const externalPackages = [
  // Programs, or files of their own beside them.
  'esbuild',
  'tinypool',
  'shiki',
  // Pages bring the same one.
  'react',
  'react-dom',
  // Only some commands need these.
  'chokidar',
  'compression',
  'fflate',
  'linkinator',
  'send',
] as const;

const {resolve} = createRequire(join(packageFolder, 'package.json'));

/** Absolute path of a file of a package that this one depends on. @param name As an import has it: `react/package.json`. */
export function dependencyFile(name: string): string {
  return resolve(name);
}
