import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {type Browser, chromium} from 'playwright-core';

/** Start the browser of this machine: the one that CHROMIUM_PATH names, else `chromium` on the PATH. */
export async function launchChromium(): Promise<Browser> {
  return await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? findOnPath('chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

function findOnPath(name: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (file !== undefined) return file;
  throw new Error(
    `There is no \`${name}\` on the PATH. Install it, or set CHROMIUM_PATH to a Chromium browser.`,
  );
}
