import {randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import nodeModule, {createRequire} from 'node:module';
import {basename, dirname, join} from 'node:path';
import {Script} from 'node:vm';
import {isMainThread} from 'node:worker_threads';
import {hashOf} from '../../core/hash/sha256.ts';
import {modulesFolder, packageFolder} from '../../core/package/own-files.ts';
import type * as Jobs from './jobs.ts';
import type * as Main from './main.ts';

/**
 * Entry points of the program. The program is bundled, because resolving hundreds of small files takes longer than
 * running them.
 */
interface Programs {
  readonly main: typeof Main;
  readonly jobs: typeof Jobs;
}

/** Folder of the bundled program: entry points and the chunks that they load. */
const folder = join(modulesFolder, 'cli/program');

/** Folder for compiled code: `.cache/legacydocs` in the `node_modules` folder in which this package is installed. */
const cacheFolder = join(modulesAround(packageFolder), '.cache/legacydocs');

/** Loads an entry point of the program, with the V8 code cache of an earlier process if there is one. */
export function loadProgram<Name extends keyof Programs>(name: Name): Programs[Name] {
  const file = join(folder, `${name}.cjs`);
  // Available in Node.js 22 and later.
  const enableCompileCache: unknown = Reflect.get(nodeModule, 'enableCompileCache');
  if (typeof enableCompileCache !== 'function') return loadWithPrivateCache(file);
  enableCompileCache(cacheFolder);
  return createRequire(file)(file);
}

/**
 * Loads an entry point with a private code cache, for Node.js 20. `Exports` is the type of the entry point in
 * `Programs`, and is not checked.
 */
function loadWithPrivateCache<Exports>(entry: string): Exports {
  const requireOther = createRequire(entry);
  const loaded = new Map<string, {readonly exports: object}>();
  const uncached = new Map<string, Script>();
  const load = (name: string): object => {
    const known = loaded.get(name);
    if (known !== undefined) return known.exports;
    const filename = join(folder, name);
    const source = readFileSync(filename);
    const id = hashOf(source);
    const cachedData = readCode(codeFile(id));
    const script = new Script(nodeModule.wrap(source.toString('latin1')), {
      filename,
      ...(cachedData && {cachedData}),
    });
    if (!cachedData || script.cachedDataRejected === true) uncached.set(id, script);
    const module = {exports: {}};
    loaded.set(name, module);
    script.runInThisContext()(module.exports, requireOne, module, filename, folder);
    return module.exports;
  };
  // Only chunks are imported as `./name.cjs`, because no other files are beside the entry point.
  const requireOne = Object.assign(
    (id: string): unknown =>
      id.startsWith('./') && id.endsWith('.cjs') ? load(basename(id)) : requireOther(id),
    requireOther,
  );
  // Code is cached only by builds and worker threads, because V8 caches only functions that have run, and builds and
  // worker threads run most functions.
  if (!isMainThread || process.argv[2] === 'build') {
    process.once('exit', () => {
      if (uncached.size > 0) writeCode(uncached);
    });
  }
  return load(basename(entry)) as Exports;
}

const codeEnding = `-${process.version}-${process.arch}.v8`;

/**
 * Returns the path of a chunk's compiled code.
 *
 * @param id Hash of the chunk's source. V8 itself compares only the length of the source.
 */
function codeFile(id: string): string {
  return join(cacheFolder, id + codeEnding);
}

const hashLength = hashOf('').length;

/** Reads compiled code; `undefined` if the file is missing or damaged. V8 itself would not detect damage. */
function readCode(file: string): Buffer | undefined {
  try {
    const contents = readFileSync(file);
    const code = contents.subarray(hashLength);
    return hashOf(code) === contents.toString('latin1', 0, hashLength) ? code : undefined;
  } catch {
    return undefined;
  }
}

function writeCode(scripts: ReadonlyMap<string, Script>): void {
  try {
    mkdirSync(cacheFolder, {recursive: true});
    for (const [id, script] of scripts) {
      const code = script.createCachedData();
      const temporary = join(cacheFolder, randomUUID());
      writeFileSync(temporary, Buffer.concat([Buffer.from(hashOf(code)), code]));
      renameSync(temporary, codeFile(id));
    }
    removeObsolete();
  } catch {
    // The cache is optional: the folder can be read-only, or the disk full.
  }
}

/** Removes the compiled code of other versions of this package. Code for other versions of Node.js is kept. */
function removeObsolete(): void {
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.cjs'));
  const ids = new Set(chunks.map((name) => hashOf(readFileSync(join(folder, name)))));
  for (const name of readdirSync(cacheFolder)) {
    const isObsolete = name.endsWith('.v8') && !ids.has(name.slice(0, hashLength));
    if (isObsolete) rmSync(join(cacheFolder, name));
  }
}

function modulesAround(folder: string): string {
  const parent = dirname(folder);
  return basename(parent) === 'node_modules' ? parent : join(folder, 'node_modules');
}
