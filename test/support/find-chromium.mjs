import {accessSync, constants, statSync} from 'node:fs';
import {delimiter, join} from 'node:path';

// The headless shell comes first, because it draws no window, so that tests take half the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Returns the browser for the tests: `CHROMIUM_PATH`, or else the first one on the `PATH`.
 *
 * @param {{readonly [name: string]: string | undefined}} environment
 * @returns {string | undefined}
 */
export function findChromium({CHROMIUM_PATH: named, PATH: path}) {
  if (named) return isProgram(named) ? named : undefined;
  return names.map((name) => findProgram(name, path)).find((file) => file !== undefined);
}

/**
 * @param {string} name
 * @param {string | undefined} path Folders, separated as in the environment variable `PATH`.
 * @returns {string | undefined}
 */
export function findProgram(name, path = '') {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
