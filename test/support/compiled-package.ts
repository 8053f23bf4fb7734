import {execFile} from 'node:child_process';
import {cp, mkdtemp} from 'node:fs/promises';
import {join} from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {packagesOf} from './compiled-packages.ts';
import {repository} from './repository.ts';

/** This package, compiled for tests that need to run the command as a process of its own. */
export interface CompiledPackage {
  /** Absolute path of the executable, a script for Node. */
  readonly bin: string;
}

let compiled: Promise<CompiledPackage> | undefined;

/**
 * Compile the sources as they are now, once for all test files of a worker; `dist/` of the repository may be older, and
 * is left alone. The end of the run removes it.
 */
export function compilePackage(): Promise<CompiledPackage> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<CompiledPackage> {
  const parent = await mkdtemp(packagesOf(process.ppid));
  // As installed, so that what it caches is its own.
  const folder = join(parent, 'node_modules/legacydocs');
  const tsc = join(repository, 'node_modules/typescript/bin/tsc');
  const dist = join(folder, 'dist');
  const node = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, args, {cwd: repository});
  await Promise.all([
    node(tsc, '-p', 'tsconfig.build.json', '--noCheck', '--outDir', dist),
    ...['bin', 'package.json', 'templates'].map((name) =>
      cp(join(repository, name), join(folder, name), {recursive: true}),
    ),
  ]);
  await node('scripts/bundle-program.mjs', dist);
  await node(join(dist, 'program/ship-theme.js'));
  return {bin: join(folder, 'bin/legacydocs.js')};
}
