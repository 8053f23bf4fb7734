import {randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import nodeModule, {createRequire} from 'node:module';
import {basename, dirname, join} from 'node:path';
import {Script} from 'node:vm';
import {ownProcess} from '../../core/async/own-process.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import {modulesFolder, packageFolder} from '../../core/package/own-files.ts';
import type * as Main from './main.ts';

/** The program with the dependencies of every build, in one file: hundreds of small files take longer to find than to run. */
const bundle = join(modulesFolder, 'cli/program/program.cjs');

/** `.cache/legacydocs` of the `node_modules` in which this package is installed. */
const cacheFolder = join(modulesAround(packageFolder), '.cache/legacydocs');

/** Loads the bundled program with the code that V8 compiled for an earlier process. */
export function loadProgram(): typeof Main {
  ownProcess();
  // Node has it since version 22.
  const enableCompileCache: unknown = Reflect.get(nodeModule, 'enableCompileCache');
  if (typeof enableCompileCache !== 'function') return loadWithPrivateCache();
  enableCompileCache(cacheFolder);
  return createRequire(bundle)(bundle);
}

function loadWithPrivateCache(): typeof Main {
  const source = readFileSync(bundle);
  const program = hashOf(source);
  const file = join(cacheFolder, `${program}-${process.version}-${process.arch}.v8`);
  const cachedData = readCode(file);
  const script = new Script(nodeModule.wrap(source.toString('latin1')), {
    filename: bundle,
    ...(cachedData && {cachedData}),
  });
  const module: {exports: Partial<typeof Main>} = {exports: {}};
  const folder = dirname(bundle);
  script.runInThisContext()(module.exports, createRequire(bundle), module, bundle, folder);
  // Of all commands, a build runs most of the program.
  if (process.argv[2] === 'build' && (!cachedData || script.cachedDataRejected === true)) {
    process.once('exit', () => writeCode(file, program, script.createCachedData()));
  }
  // The bundle's entry is `main.ts`.
  return module.exports as typeof Main;
}

const hashLength = hashOf('').length;

/** Returns `undefined` for a missing or damaged file: V8 trusts the code that it is given. */
function readCode(file: string): Buffer | undefined {
  try {
    const contents = readFileSync(file);
    const code = contents.subarray(hashLength);
    return hashOf(code) === contents.toString('latin1', 0, hashLength) ? code : undefined;
  } catch {
    return undefined;
  }
}

function writeCode(file: string, program: string, code: Buffer): void {
  try {
    mkdirSync(cacheFolder, {recursive: true});
    // Other versions of Node may run this program too; other versions of this package are obsolete.
    const isObsolete = (name: string): boolean => name.endsWith('.v8') && !name.startsWith(program);
    for (const name of readdirSync(cacheFolder).filter(isObsolete)) rmSync(join(cacheFolder, name));
    const temporary = join(cacheFolder, `${program}-${randomUUID()}`);
    writeFileSync(temporary, Buffer.concat([Buffer.from(hashOf(code)), code]));
    renameSync(temporary, file);
  } catch {
    // The packages may be read-only, or the disk full.
  }
}

function modulesAround(folder: string): string {
  const parent = dirname(folder);
  return basename(parent) === 'node_modules' ? parent : join(folder, 'node_modules');
}
