import {execFile} from 'node:child_process';
import {cp} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import manifest from '../../package.json' with {type: 'json'};
import {compilePackage} from './compiled-package.ts';
import {repository} from './repository.ts';

/**
 * Packs this package as for publishing.
 *
 * @param parent Absolute path of an empty folder.
 * @returns Absolute path of the tarball, in that folder.
 */
export async function packPackage(parent: string): Promise<string> {
  const source = join(parent, 'source');
  const {bin} = await compilePackage();
  await cp(join(bin, '../..'), source, {recursive: true});
  for (const name of [
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
  ]) {
    await cp(join(repository, name), join(source, name), {recursive: true});
  }
  // The same script compiles the package.
  const args = ['pack', '--ignore-scripts', '--pack-destination', parent];
  await promisify(execFile)('npm', args, {cwd: source});
  return join(parent, `legacydocs-${manifest.version}.tgz`);
}
