/**
 * Ensures that a browser for the browser tests is installed: the one in `CHROMIUM_PATH`, or else Chromium on the
 * `PATH`, or else the Debian package of Chromium's headless shell, which is installed with apt-get if the user is root.
 * If none of these is possible, exits with 1 and prints the command to run.
 */
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {findChromium, findProgram} from './support/find-chromium.mjs';

const {env} = process;

if (findChromium(env) === undefined) {
  if (env.CHROMIUM_PATH) {
    fail(
      `CHROMIUM_PATH names \`${env.CHROMIUM_PATH}\`, which is no program.`,
      'Point CHROMIUM_PATH to Chromium, or unset it, and run the command again.',
    );
  }
  const problem = 'The browser tests need Chromium, and there is none on the PATH.';
  if (findProgram('apt-get', env.PATH) === undefined) {
    fail(problem, 'Install Chromium and set CHROMIUM_PATH to its program.');
  }
  if (process.getuid?.() !== 0) {
    fail(
      problem,
      'Run `sudo apt-get update && sudo apt-get install -y --no-install-recommends chromium-headless-shell`.',
    );
  }
  process.stdout.write('Installing Chromium for the browser tests with apt-get …\n');
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  if (findChromium(env) === undefined) {
    fail(
      'apt-get has installed the package `chromium-headless-shell`, but it is not on the PATH.',
      'Set CHROMIUM_PATH to its program.',
    );
  }
}

/** @param {string[]} args */
function aptGet(...args) {
  const {status, error, stdout, stderr} = spawnSync('apt-get', args, {
    encoding: 'utf8',
    env: {...env, DEBIAN_FRONTEND: 'noninteractive'},
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  fail(
    `\`apt-get ${args.join(' ')}\` failed${error === undefined ? '' : `: ${error.message}`}.`,
    'Install Chromium another way and set CHROMIUM_PATH to its program.',
  );
}

/**
 * @param {string} problem
 * @param {string} remedy
 * @returns {never}
 */
function fail(problem, remedy) {
  process.stderr.write(`${problem}\n${remedy}\n`);
  process.exit(1);
}
