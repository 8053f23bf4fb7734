import {execFile} from 'node:child_process';
import {cp, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import manifest from '../../package.json' with {type: 'json'};
import {compilePackage} from './compiled-package.ts';
import {repository} from './repository.ts';
import {oncePerRun} from './run-folders.ts';

/**
 * Packs this package as if for publishing, once for all workers in a run.
 *
 * @returns Absolute path of the tarball.
 */
export async function packPackage(): Promise<string> {
  const parent = await oncePerRun('tarball', async (folder) => {
    const source = join(folder, 'source');
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
    // Scripts are skipped, because `prepare` would compile the package again.
    const args = ['pack', '--ignore-scripts', '--pack-destination', folder];
    await promisify(execFile)('npm', args, {cwd: source});
    await rm(source, {recursive: true});
  });
  return join(parent, `legacydocs-${manifest.version}.tgz`);
}

/**
 * Installs the packed package in an empty project, once for all workers in a run. Tests must not change the project.
 *
 * @returns Absolute path of the project.
 */
export async function installPackage(): Promise<string> {
  const tarball = await packPackage();
  return await oncePerRun('installed', async (folder) => {
    await writeFile(join(folder, 'package.json'), '{"private": true, "type": "module"}\n');
    const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', tarball];
    await promisify(execFile)('npm', args, {cwd: folder});
  });
}
