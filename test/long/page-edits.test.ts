import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, it} from 'vitest';
import {launchChromium} from '../browser/support/chromium.ts';
import {editBeforeBrowser} from '../browser/support/page-edits.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => await browser.close());

it(
  'an open page shows the content of its file after thousands of good and bad edits',
  async () => {
    await editBeforeBrowser(browser, {runs: 60, edits: 40});
  },
  3 * 60 * 60_000,
);
