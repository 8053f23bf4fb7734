import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sharedFolder} from '../support/temp-folder.ts';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {holdBack, phone, wide} from './support/walk.ts';

const folder = sharedFolder();
let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  browser = await launchChromium();
  site = await serveFixture('search', folder());
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

describe('before the page is alive', () => {
  for (const [way, wish] of Object.entries({
    'a click': (page: Page) => page.locator('.Search').click(),
    'a key': (page: Page) => page.keyboard.press('/'),
  })) {
    it(`ROUTE-07, SRCH-03 remembers ${way} and what is typed, shows that it heard, and opens the search with it`, async () => {
      let release = (): void => undefined;
      const context = await browser.newContext(wide);
      const page = await context.newPage();
      release = await holdBack(page, /assets\/js\/runtime/);
      await page.goto(`${site.url}docs/start`);
      const box = page.locator('.Search');
      await wish(page);
      await page.locator('.Search[data-heard]').waitFor();
      await page.keyboard.type('hammr');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('er');
      release();
      await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('hammer');
      await page.locator('mark').first().waitFor();
      expect(await box.getAttribute('data-heard')).toBe(null);
      await context.close();
    });
  }

  it('ROUTE-07 presses a button that was pressed too early', async () => {
    const page = await browser.newPage(phone);
    const release = await holdBack(page, /assets\/js\/runtime/);
    await page.goto(`${site.url}docs/start`);
    await page.getByRole('button', {name: 'Search'}).tap();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog', {name: 'Search'}).waitFor();
    await page.close();
  });

  it('ROUTE-07, MOB-02 opens the menu that was pressed too early', async () => {
    const page = await browser.newPage(phone);
    const release = await holdBack(page, /assets\/js\/runtime/);
    await page.goto(`${site.url}docs/start`);
    await page.locator('.Navbar-menu').tap();
    await page.locator('.Navbar-menu[data-heard]').waitFor();
    expect(page.url()).toBe(`${site.url}docs/start`);
    release();
    await page.locator('.MobileSidebar').waitFor();
    expect(await page.locator('[data-heard]').count()).toBe(0);
    await page.close();
  });

  it('ROUTE-07, MOB-02 leads to the menu below the text where scripts cannot be loaded', async () => {
    const page = await browser.newPage(phone);
    await page.route(/assets\/js\/runtime/, (route) => route.abort());
    await page.goto(`${site.url}docs/start`);
    await page.locator('.Navbar-menu').tap();
    await page.waitForURL('**/docs/start#legacydocs-menu');
    expect(await page.locator('[data-heard]').count()).toBe(0);
    await page.close();
  });
});
