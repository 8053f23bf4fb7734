import {execFile} from 'node:child_process';
import {cp, mkdir, symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import manifest from '../../package.json' with {type: 'json'};
import {repository} from './repository.ts';

const run = promisify(execFile);

/**
 * Compiles and packs this package as it is published.
 *
 * @param parent Absolute path of an empty folder.
 * @returns Absolute path of the tarball, in that folder.
 */
export async function packPackage(parent: string): Promise<string> {
  // A copy, so that compiling leaves the repository's own `dist/` alone.
  const source = join(parent, 'source');
  await mkdir(source);
  for (const name of [
    'bin',
    'scripts',
    'src',
    'templates',
    'package.json',
    'docs/content',
    'docs/manual.css',
    'docs/site.config.ts',
    'ARCHITECTURE.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'scripts/bench/RESULTS.md',
    'README.md',
    'LICENSE',
    'tsconfig.json',
    'tsconfig.build.json',
  ]) {
    await cp(join(repository, name), join(source, name), {recursive: true});
  }
  await symlink(join(repository, 'node_modules'), join(source, 'node_modules'));
  await run('npm', ['pack', '--pack-destination', parent], {cwd: source});
  return join(parent, `legacydocs-${manifest.version}.tgz`);
}
