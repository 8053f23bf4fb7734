import {execFile} from 'node:child_process';
import {cp, mkdtemp} from 'node:fs/promises';
import {join} from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {repository} from './repository.ts';
import {oncePerRun, runFolder} from './run-folders.ts';

/** The compiled package, for tests that run the command as a separate process. */
export interface CompiledPackage {
  /** Absolute path of the executable, which is a Node.js script. */
  readonly bin: string;
}

// Path as in an installed package, so that each copy has its own cache.
const installed = 'node_modules/legacydocs';
const inFolder = (parent: string): CompiledPackage => ({
  bin: join(parent, installed, 'bin/legacydocs.js'),
});

/**
 * Compiles the current sources, once for all workers in a run, because the repository's `dist/` may be outdated. The
 * compiled package is removed at the end of the run.
 */
export async function compilePackage(): Promise<CompiledPackage> {
  return inFolder(
    await oncePerRun('package', async (parent) => await compileInto(join(parent, installed))),
  );
}

/** Returns a copy of the compiled package for one test file, with its own cache. */
export async function copyPackage(): Promise<CompiledPackage> {
  const shared = await compilePackage();
  const parent = await mkdtemp(`${runFolder(process.ppid)}copy-`);
  await cp(join(shared.bin, '../..'), join(parent, installed), {recursive: true});
  return inFolder(parent);
}

/**
 * Copies the sources into a folder and compiles them there.
 *
 * @param folder Absolute path.
 */
async function compileInto(folder: string): Promise<void> {
  const parts = ['bin', 'package.json', 'scripts', 'src', 'templates', 'tsconfig.json'];
  for (const name of [...parts, 'tsconfig.build.json']) {
    await cp(join(repository, name), join(folder, name), {recursive: true});
  }
  await promisify(execFile)('npm', ['run', 'compile'], {cwd: folder});
}
