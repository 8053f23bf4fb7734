import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {launchChromium} from './support/chromium.ts';
import {load, type OwnSite, phone, serveOwnSite, watchedPage, wide} from './support/own-site.ts';
import {violations} from './support/violations.ts';

let browser: Browser;
let manual: OwnSite;

beforeAll(async () => {
  browser = await launchChromium();
  manual = await serveOwnSite({isManual: true});
});
afterAll(async () => {
  await browser.close();
  await manual.close();
});

/** Pages with tables, code, tabs, diagrams and components. `npm run test:long` visits all of them. */
const pages = ['', 'start/first-site', 'configure/docs', 'write/markdown', '404.html'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, options] of Object.entries({wide, phone})) {
    it(`A11Y-05, A11Y-06 the manual has no violation, ${size}, ${colorScheme}`, async () => {
      const {page, complaints} = await watchedPage(browser, {
        ...options,
        colorScheme,
        reducedMotion: 'reduce',
      });
      for (const path of pages) {
        await load(page, manual.url + path);
        expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
        // The modes differ only in their colours. `npm run test:long` checks all rules again.
        const rules = colorScheme === 'light' ? undefined : ['color-contrast'];
        expect(await violations(page, rules), path).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await page.close();
    });
  }
}

it('long tables continue on the next sheet, between two rows', async () => {
  const {page} = await watchedPage(browser, wide);
  await page.goto(`${manual.url}configure/docs`);
  await page.emulateMedia({media: 'print'});
  const breaks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).breakInside);
  expect(await breaks('table:has(tr:nth-child(6))')).toBe('auto');
  expect(await breaks('tr')).toBe('avoid');
  expect(await breaks('.code-block')).toBe('avoid');
  await page.close();
});
