import {execFile} from 'node:child_process';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {findProgram} from '../../../test/support/find-chromium.mjs';

/** @typedef {import('./peers.mjs').Peer} Peer */

const run = promisify(execFile);

/**
 * Installs a peer unless it is already installed: npm packages without install scripts, or a Debian package.
 *
 * @param {Peer} peer
 * @param {string} folder Folder for this peer.
 * @throws {Error} If the user must install the peer. The message contains the command.
 */
export async function install({name, version, packages, overrides}, folder) {
  if (packages === undefined) return await installProgram(name, version);
  const manifest = JSON.stringify({private: true, dependencies: packages, overrides}, undefined, 2);
  // This file is written last, so that an interrupted installation is repeated.
  const stamp = join(folder, 'installed.json');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === manifest) return;
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, 'package.json'), manifest);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...options], {cwd: folder});
  await writeFile(stamp, manifest);
}

/**
 * @param {string} name
 * @param {string} version
 */
async function installProgram(name, version) {
  const program = name.toLowerCase();
  if (findProgram(program, process.env['PATH']) === undefined) {
    if (process.getuid?.() !== 0) {
      throw new Error(
        `${name} is not installed. Run \`sudo apt-get update && sudo apt-get install -y ${program}\`.`,
      );
    }
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
    await run('apt-get', ['update'], {env});
    await run('apt-get', ['install', '-y', program], {env});
  }
  const {stdout} = await run(program, ['version']);
  if (!stdout.includes(version)) {
    throw new Error(`${name} ${version} is wanted, and this is another one: ${stdout}`);
  }
}
