import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, mkdtemp, rename, rm} from 'node:fs/promises';
import {join} from 'node:path';
import process from 'node:process';
import {setTimeout as pause} from 'node:timers/promises';
import {promisify} from 'node:util';
import {packagesOf} from './compiled-packages.ts';
import {repository} from './repository.ts';

/** The compiled package, for tests that run the command as a separate process. */
export interface CompiledPackage {
  /** Absolute path of the executable, a Node script. */
  readonly bin: string;
}

// As in an installed package, so that the copy has its own cache.
const installed = 'node_modules/legacydocs';
const inFolder = (parent: string): CompiledPackage => ({
  bin: join(parent, installed, 'bin/legacydocs.js'),
});

/**
 * Compiles the current sources, once for all workers in a run. The repository's `dist/` may be outdated and is left
 * unchanged. The folder is removed at the end of the run.
 */
export async function compilePackage(): Promise<CompiledPackage> {
  const parent = `${packagesOf(process.ppid)}shared`;
  const lock = `${parent}.lock`;
  while (!existsSync(parent)) {
    const isFirst = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (!isFirst) await pause(100);
    // Another worker may have finished before the lock was taken.
    else if (!existsSync(parent)) await compile(lock, parent);
  }
  return inFolder(parent);
}

/** Returns a copy of the compiled package for one test file, with its own cache. */
export async function copyPackage(): Promise<CompiledPackage> {
  const shared = await compilePackage();
  const parent = await mkdtemp(packagesOf(process.ppid));
  await cp(join(shared.bin, '../..'), join(parent, installed), {recursive: true});
  return inFolder(parent);
}

async function compile(lock: string, parent: string): Promise<void> {
  try {
    await compileInto(join(lock, installed));
    await rename(lock, parent);
  } catch (error) {
    await rm(lock, {recursive: true});
    throw error;
  }
}

/** @param folder Absolute path. */
async function compileInto(folder: string): Promise<void> {
  const parts = ['bin', 'package.json', 'scripts', 'src', 'templates', 'tsconfig.json'];
  for (const name of [...parts, 'tsconfig.build.json']) {
    await cp(join(repository, name), join(folder, name), {recursive: true});
  }
  await promisify(execFile)('npm', ['run', 'compile'], {cwd: folder});
}
