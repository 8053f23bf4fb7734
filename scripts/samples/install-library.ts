import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {BuildError, type Diagnostic} from '../../src/core/diagnostics/diagnostic.ts';

/**
 * Installs the packages against which a version's samples are checked, if necessary.
 *
 * @param folder Absolute path of the version's folder, which contains `package-lock.json`.
 * @param say Called before packages are installed.
 * @throws {BuildError} `samples-without-library` if there is no lockfile; `samples-not-installed` with npm's output.
 */
export async function installLibrary(folder: string, say: () => void): Promise<void> {
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8').catch((cause) => {
    throw new BuildError([withoutLibrary(folder)], {cause});
  });
  const installed = join(folder, 'node_modules/.installed-package-lock.json');
  if ((await readFile(installed, 'utf8').catch(() => undefined)) === lock) return;
  say();
  const npm = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaints, [code]] = await Promise.all([text(npm.stderr), once(npm, 'close')]);
  if (code !== 0) throw new BuildError([notInstalled(folder, complaints)]);
  await writeFile(installed, lock);
}

function withoutLibrary(folder: string): Diagnostic {
  return {
    severity: 'error',
    code: 'samples-without-library',
    message: `There is no \`package-lock.json\` in ${folder}.`,
    consequence: 'The library for the samples of this version is unknown.',
    hint: 'Create a `package.json` there with the library as a dependency, and run `npm install`.',
  };
}

function notInstalled(folder: string, complaints: string): Diagnostic {
  return {
    severity: 'error',
    code: 'samples-not-installed',
    message: `\`npm ci\` failed in ${folder}:\n${complaints.trim()}`,
    consequence: 'Without the library, its samples cannot be checked.',
  };
}
