import {randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {basename, dirname, join} from 'node:path';
import {Script} from 'node:vm';
import {optimizeAsUsual} from '../../core/async/optimization.ts';
import {ownProcess} from '../../core/async/own-process.ts';
import {setV8Flag} from '../../core/async/v8-flags.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import {modulesFolder, packageFolder} from '../../core/package/own-files.ts';
import type * as Main from './main.ts';

/** The program and its dependencies in one file, since finding hundreds of small files takes longer than running them. */
const bundle = join(modulesFolder, 'cli/program/program.cjs');

export interface LoadedProgram extends Readonly<typeof Main> {
  /** Caches the code that V8 has compiled so far for the next process, unless a cache exists. */
  readonly keepCode: () => void;
}

/** Loads the bundled program with the code that V8 compiled in an earlier process. */
export function loadProgram(): LoadedProgram {
  ownProcess();
  optimizeAsUsual();
  const source = readFileSync(bundle);
  const cache = codeCache(source);
  const cachedData = cache.read();
  // V8 discards code that has not run for a while; start-up code would be missing from the cache.
  if (cachedData === undefined) setV8Flag('no-flush-bytecode');
  // The bundle is ASCII, which decodes faster as Latin-1.
  const script = new Script(source.toString('latin1'), {
    filename: bundle,
    ...(cachedData && {cachedData}),
  });
  const module: {exports: Partial<typeof Main>} = {exports: {}};
  script.runInThisContext()(module.exports, createRequire(bundle), module, bundle);
  return {
    // The bundle's entry is `main.ts`.
    ...(module.exports as typeof Main),
    keepCode: () => {
      if (cachedData === undefined || script.cachedDataRejected === true) {
        // Cached code is valid only under the same flags.
        setV8Flag('flush-bytecode');
        cache.write(script.createCachedData());
      }
    },
  };
}

/** Cache of compiled code between processes. On any failure, the program is compiled again. */
export interface CodeCache {
  /** Returns `undefined` if there is no cache, or its checksum is wrong. */
  readonly read: () => Buffer | undefined;
  readonly write: (code: Buffer) => void;
}

const hashLength = hashOf('').length;

/**
 * Opens the cache in `node_modules/.cache`, as other tools do.
 *
 * @param source Source of the code. Each source and each version of Node has a separate file.
 */
export function codeCache(source: Buffer): CodeCache {
  const {version, arch} = process;
  const program = hashOf(source);
  const folder = join(modulesAround(packageFolder), '.cache/legacydocs');
  const file = join(folder, `${program}-${version}-${arch}.v8`);
  return {
    read: () => {
      try {
        const contents = readFileSync(file);
        const code = contents.subarray(hashLength);
        // V8 does not validate the code; a damaged file could do anything.
        return hashOf(code) === contents.toString('latin1', 0, hashLength) ? code : undefined;
      } catch {
        return undefined;
      }
    },
    write: (code) => {
      try {
        mkdirSync(folder, {recursive: true});
        // Caches of other versions of this package are obsolete; another version of Node may use the same version.
        const old = readdirSync(folder).filter((name) => !name.startsWith(program));
        for (const name of old) rmSync(join(folder, name), {recursive: true, force: true});
        const temporary = join(folder, randomUUID());
        writeFileSync(temporary, Buffer.concat([Buffer.from(hashOf(code)), code]));
        renameSync(temporary, file);
      } catch {
        // The folder may be read-only or the disk full; then the next process compiles again.
      }
    },
  };
}

function modulesAround(folder: string): string {
  const parent = dirname(folder);
  return basename(parent) === 'node_modules' ? parent : join(folder, 'node_modules');
}
