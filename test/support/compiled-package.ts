import {execFile} from 'node:child_process';
import {cp, mkdtemp, readdir, stat} from 'node:fs/promises';
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
 * Provides the compiled package, once for all workers in a run: the repository's `dist/` or, if that is outdated, the
 * newly compiled sources. The repository is left unchanged. The package is removed at the end of the run.
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

const shipped = ['bin', 'package.json', 'templates'];
const sources = [
  'package.json',
  'scripts/bundle-program.mjs',
  'src',
  'templates',
  'tsconfig.json',
  'tsconfig.build.json',
];

/**
 * Fills a folder with the compiled package.
 *
 * @param folder Absolute path.
 */
async function compileInto(folder: string): Promise<void> {
  const isCurrent = await hasCurrentDist();
  for (const name of new Set([...shipped, ...(isCurrent ? ['dist'] : sources)])) {
    await cp(join(repository, name), join(folder, name), {recursive: true});
  }
  if (!isCurrent) await promisify(execFile)('npm', ['run', 'compile'], {cwd: folder});
}

/**
 * True if `npm run compile` was run after the last change to the sources that it compiles. The command writes the
 * script of `serve` last.
 */
export async function hasCurrentDist(): Promise<boolean> {
  const compiled = await changedAt('dist/pages/theme/live.js').catch(() => 0);
  for (const source of sources) {
    const below = await readdir(join(repository, source), {recursive: true}).catch(() => []);
    const times = [source, ...below.map((path) => join(source, path))].map(changedAt);
    if (Math.max(...(await Promise.all(times))) > compiled) return false;
  }
  return true;
}

/**
 * Returns the time of a file's last change.
 *
 * @param path Path in the repository.
 */
const changedAt = async (path: string): Promise<number> =>
  (await stat(join(repository, path))).mtimeMs;
