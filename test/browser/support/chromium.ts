import {type Browser, chromium} from 'playwright-core';
import {findChromium} from '../../support/find-chromium.mjs';

/** Start the browser of this machine: the one that CHROMIUM_PATH names, else `chromium` on the PATH. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) {
    throw new Error('There is no Chromium: run `node test/ensure-chromium.mjs`.');
  }
  return await chromium.launch({
    executablePath,
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
