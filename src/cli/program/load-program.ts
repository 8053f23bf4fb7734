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

/** All that a build loads, in one file, and its dependencies with it: hundreds of small files take longer to find than to run. */
const bundle = join(modulesFolder, 'cli/program/program.cjs');

export interface LoadedProgram extends Readonly<typeof Main> {
  /** Keep what V8 has compiled so far for the next process, unless something is kept already. */
  readonly keepCode: () => void;
}

/** Load the bundled program, with the code that V8 compiled of it in an earlier process. */
export function loadProgram(): LoadedProgram {
  ownProcess();
  optimizeAsUsual();
  const source = readFileSync(bundle);
  const cache = codeCache(source);
  const cachedData = cache.read();
  // V8 forgets code that has not run for a while: what runs first would be missing from what is kept.
  if (cachedData === undefined) setV8Flag('no-flush-bytecode');
  // It is ASCII, which is quicker to read so.
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
        // Code belongs to the flags that it was kept under.
        setV8Flag('flush-bytecode');
        cache.write(script.createCachedData());
      }
    },
  };
}

/** Compiled code that one process leaves to the next. Whatever goes wrong with it, the program is compiled anew. */
export interface CodeCache {
  /** `undefined` if there is none, or it is not as it was written. */
  readonly read: () => Buffer | undefined;
  readonly write: (code: Buffer) => void;
}

const hashLength = hashOf('').length;

/**
 * Where tools keep such things: `.cache` of the folder that this package is installed in.
 *
 * @param source What the code is compiled from. It has a file of its own for each source and each version of Node.
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
        // V8 trusts what it is given; a damaged file could do anything.
        return hashOf(code) === contents.toString('latin1', 0, hashLength) ? code : undefined;
      } catch {
        return undefined;
      }
    },
    write: (code) => {
      try {
        mkdirSync(folder, {recursive: true});
        // Another version of this package is of no use; another version of Node may run this one as well.
        const old = readdirSync(folder).filter((name) => !name.startsWith(program));
        for (const name of old) rmSync(join(folder, name), {recursive: true, force: true});
        const aside = join(folder, randomUUID());
        writeFileSync(aside, Buffer.concat([Buffer.from(hashOf(code)), code]));
        renameSync(aside, file);
      } catch {
        // The packages may be read-only, or the disk full: the next process compiles as well.
      }
    },
  };
}

function modulesAround(folder: string): string {
  const parent = dirname(folder);
  return basename(parent) === 'node_modules' ? parent : join(folder, 'node_modules');
}
