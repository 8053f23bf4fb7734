import {execFile} from 'node:child_process';
import {cp, mkdtemp, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {repository} from './repository.ts';

/** This package, compiled for a test that needs to run the command as a process of its own. */
export interface CompiledPackage {
  /** Absolute path of the executable, a script for Node. */
  readonly bin: string;
  remove(): Promise<void>;
}

/** Compile the sources as they are now; `dist/` of the repository may be older, and is left alone. */
export async function compilePackage(): Promise<CompiledPackage> {
  // Below node_modules, so that packages are found from there.
  const parent = await mkdtemp(join(repository, 'node_modules/.legacydocs-package-'));
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
  return {
    bin: join(folder, 'bin/legacydocs.js'),
    remove: () => rm(parent, {recursive: true, force: true}),
  };
}
