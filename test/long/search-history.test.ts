import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, it} from 'vitest';
import {type BuiltSite, serveFixture} from '../browser/support/built-site.ts';
import {launchChromium} from '../browser/support/chromium.ts';
import {historyApis, openAndClose} from '../browser/support/search-sequences.ts';
import {visitSearch} from '../browser/support/search-visit.ts';

let browser: Browser;
let site: BuiltSite;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveFixture('search');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

it.each(historyApis)(
  'SRCH-01 dialog and history agree after 100 sequences of opening and closing, in %s',
  async (_, prepare) => {
    await openAndClose(100, site.url, () =>
      visitSearch(browser, {url: site.url, path: 'team', prepare}),
    );
  },
);
