import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {launchChromium} from './support/chromium.ts';
import {load, type OwnSite, phone, serveOwnSite, watchedPage, wide} from './support/own-site.ts';
import {mode, toMode} from './support/state-sites.ts';
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

it.each(pages)('A11Y-05, A11Y-06 the manual has no violation: /%s', async (path) => {
  const {page, complaints} = await watchedPage(browser, {
    ...wide,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await load(page, manual.url + path);
  expect(await mode(page)).toBe('light');
  expect(await violations(page), 'wide').toEqual([]);
  await page.setViewportSize(phone.viewport);
  expect(await violations(page), 'phone').toEqual([]);
  await page.setViewportSize(wide.viewport);
  await page.emulateMedia({colorScheme: 'dark'});
  await toMode(page, 'dark');
  // The modes differ only in their colours, and the sizes do not. `npm run test:long` checks all rules in each of them.
  expect(await violations(page, ['color-contrast']), 'dark').toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
});

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
