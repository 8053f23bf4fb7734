import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, CDPSession, Page} from 'playwright-core';
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

/** Keys as a reader presses them: none waits for the page to have followed the one before. */
async function typeAhead(cdp: CDPSession, text: string, delay: number): Promise<void> {
  const presses: Promise<unknown>[] = [];
  for (const key of text) {
    presses.push(
      cdp.send('Input.dispatchKeyEvent', {type: 'keyDown', key, text: key}),
      cdp.send('Input.dispatchKeyEvent', {type: 'keyUp', key}),
    );
    await pause(delay);
  }
  await Promise.all(presses);
}

describe('SRCH-03 what is typed into the search on a page just opened is in it, in order', () => {
  const starts = ['before', 'while', 'after'] as const;
  for (const [row, start] of starts.entries()) {
    for (const [column, delay] of [20, 60, 120].entries()) {
      // Each pair of a start, a delay and a speed occurs.
      const rate = [1, 4, 6][(row + column) % 3] ?? 1;
      it(`at ${delay} ms a key, with the CPU slowed down ${rate} times, from ${start} it hydrates`, async () => {
        const page = await browser.newPage(wide);
        const cdp = await page.context().newCDPSession(page);
        await cdp.send('Emulation.setCPUThrottlingRate', {rate});
        const release = await holdBack(page, /assets\/js\/runtime/);
        await page.goto(`${site.url}docs/start`);
        const isAlive = () => performance.getEntriesByName('legacydocs:alive').length > 0;
        if (start === 'before') await typeAhead(cdp, '/sti', delay);
        release();
        if (start === 'after') await page.waitForFunction(isAlive);
        await typeAhead(cdp, start === 'before' ? 'ffness' : '/stiffness', delay);
        await page.waitForFunction(isAlive);
        await expect.poll(() => page.locator('.SearchDialog').count()).toBe(1);
        expect(await page.getByRole('combobox').inputValue()).toBe('stiffness');
        await page.close();
      });
    }
  }
});
