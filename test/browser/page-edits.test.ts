import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, it} from 'vitest';
import {launchChromium} from './support/chromium.ts';
import {editBeforeBrowser} from './support/page-edits.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => await browser.close());

it('an open page shows the content of its file once it is idle, after good and bad edits', async () => {
  await editBeforeBrowser(browser, {runs: 1, edits: 8});
});
