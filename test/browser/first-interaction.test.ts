import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {alive} from './support/walk.ts';

let browser: Browser;
let site: BuiltSite;

beforeAll(async () => {
  browser = await launchChromium({still: true});
  site = await serveFixture('shell-state');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

interface StillPage {
  readonly page: Page;
  /** Returns the names of the requested scripts, without hashes. */
  readonly scripts: () => string[];
}

/** Opens a page without user interaction. */
async function open(path: string): Promise<StillPage> {
  const page = await browser.newPage({viewport: {width: 1280, height: 400}});
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /([a-z]+)\.[0-9a-f]+\.js$/.exec(request.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  // Without an interaction, the page hydrates after ten seconds, which would hide that an interaction has no effect, and
  // can pass before a busy machine has checked the page.
  await page.addInitScript(() => {
    const original = window.setTimeout;
    const withoutLongWait = (task: () => void, ms?: number): number =>
      ms === 10_000 ? 0 : Number(original(task, ms));
    Reflect.set(window, 'setTimeout', withoutLongWait);
  });
  await page.goto(site.url + path);
  await page.waitForLoadState('networkidle');
  return {page, scripts: () => asked};
}

describe('ROUTE-07 until the first user interaction', () => {
  it('a page runs its first script only, and keeps React ready', async () => {
    const {page, scripts} = await open('docs/code');
    await expect.poll(scripts).toEqual(['entry', 'react']);
    expect(await page.evaluate(() => performance.getEntriesByName('legacydocs:hydrated'))).toEqual(
      [],
    );
    await page.close();
  });

  const signs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'the pointer moves': (page) => page.mouse.move(200, 200),
    'the page scrolls': (page) => page.mouse.wheel(0, 50),
    'a key is pressed': (page) => page.keyboard.press('Tab'),
  };
  for (const [sign, give] of Object.entries(signs)) {
    it(`it hydrates when ${sign}`, async () => {
      const {page} = await open('docs/code');
      await give(page);
      await alive(page);
      await page.close();
    });
  }

  for (const address of ['docs/code?q=test', 'docs/code#x', '404.html']) {
    it(`${address} does not wait`, async () => {
      const {page} = await open(address);
      await alive(page);
      await page.close();
    });
  }

  it('going back to another page of the site loads that page', async () => {
    const {page} = await open('docs/code');
    await page.mouse.move(200, 200);
    await alive(page);
    const title = await page.title();
    await page.locator('.Navbar-brand').first().click();
    await expect.poll(() => page.title()).not.toBe(title);
    await page.reload();
    await page.goBack();
    await expect.poll(() => page.title()).toBe(title);
    await page.locator('h1').waitFor();
    await page.close();
  });
});
