import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {launchChromium} from '../browser/support/chromium.ts';
import {type OwnSite, serveOwnSite, watchedPage} from '../browser/support/own-site.ts';
import {cutTables, showTables} from '../browser/support/tables.ts';
import {violations} from '../browser/support/violations.ts';
import {alive} from '../browser/support/walk.ts';
import {invalidHtml} from '../support/html-checks.ts';
import {walkWithLinkinator} from '../support/linkinator.ts';

const sizes = {
  wide: {viewport: {width: 1280, height: 800}},
  phone: {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true},
};

let browser: Browser;
let site: OwnSite;
let manual: OwnSite;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveOwnSite({reactDevelopment: true});
  manual = await serveOwnSite({reactDevelopment: true, isManual: true});
}, 300_000);
afterAll(async () => {
  await browser.close();
  await site.close();
  await manual.close();
});

/** Number of tests into which the routes are divided, so that a single part can be run: `-t 'part 3 '`. */
const parts = 8;

for (const [size, options] of Object.entries(sizes)) {
  for (let part = 1; part <= parts; part++) {
    it(`A11Y-05, A11Y-06 no route has a violation, part ${part} of ${parts}, ${size}, light and dark, and React's development build prints no message`, async () => {
      const all = [site, manual].flatMap(({url, routes}) =>
        [...routes, '/404.html'].map((path) => url + path.slice(1)),
      );
      const queue = all.filter((_, index) => index % parts === part - 1);
      const found: string[] = [];
      const checkSome = async (): Promise<void> => {
        const {page, complaints} = await watchedPage(browser, {
          ...options,
          reducedMotion: 'reduce',
        });
        for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
          await page.goto(url);
          await alive(page);
          for (const mode of ['light', 'dark']) {
            await page.locator('html').evaluate((html, value) => {
              html.dataset['theme'] = value;
            }, mode);
            const where = `${url}, ${mode}: `;
            found.push(...(await violations(page)).map((violation) => where + violation));
          }
        }
        // React recommends its developer tools on every page.
        found.push(...complaints.filter((text) => !text.includes('React DevTools')));
        await page.close();
      };
      await Promise.all([checkSome(), checkSome()]);
      expect(found).toEqual([]);
    });
  }
}

it('MD-25 all tables show all of their columns at every width', async () => {
  const page = await browser.newPage(sizes.wide);
  await page.goto(`${site.url}docs/`);
  const addresses = site.routes.map((path) => site.url + path.slice(1));
  expect(await showTables(page, addresses)).toBeGreaterThan(300);
  for (const width of [320, 390, 640, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({width, height: 800});
    expect(await cutTables(page), `at ${width} px`).toEqual([]);
  }
  await page.close();
});

it('all pages are valid HTML', async () => {
  expect(await invalidHtml(site.folder)).toEqual([]);
});

it('no page has a broken link, according to linkinator', async () => {
  const {dead, alive: found} = await walkWithLinkinator(site.folder, '/reanimated-legacy/');
  expect(dead).toEqual([]);
  expect(found.length).toBeGreaterThanOrEqual(site.routes.length);
});
