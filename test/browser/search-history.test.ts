import type {Browser, BrowserContextOptions} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {historyApis, openAndClose} from './support/search-sequences.ts';
import {type SearchVisit, settled, visitSearch} from './support/search-visit.ts';
import {phone, wide} from './support/walk.ts';

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

describe.each(historyApis)('the history in %s', (_, prepare) => {
  function visit(path: string, context: BrowserContextOptions = wide): Promise<SearchVisit> {
    return visitSearch(browser, {url: site.url, path, context, prepare});
  }

  /** Visits another page before the one on which the search is opened. */
  async function visitTwo(context: BrowserContextOptions = phone): Promise<SearchVisit> {
    const search = await visit('team', context);
    await search.page.goto(`${site.url}docs/start`);
    await search.page.locator('.Search').waitFor();
    return search;
  }

  it('SRCH-01 going back closes the search, and the page stays', async () => {
    const {page, box, input, dialog, complaints, close} = await visitTwo();
    await box.tap();
    await input.fill('hammer');
    await page.waitForURL('**/docs/start?q=hammer');
    await page.goBack();
    await dialog.waitFor({state: 'detached'});
    await page.waitForURL(`${site.url}docs/start`);
    await page.goBack();
    await page.waitForURL('**/team');
    expect(complaints).toEqual([]);
    await close();
  });

  it('SRCH-01 is unchanged however the search is closed', async () => {
    const {page, box, input, dialog, close} = await visitTwo();
    const length = await page.evaluate(() => history.length);
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', {name: 'Close search'}).tap(),
    ];
    for (const closing of closings) {
      await box.tap();
      await input.fill('hammer');
      await page.waitForURL('**/docs/start?q=hammer');
      await closing();
      await dialog.waitFor({state: 'detached'});
      await page.waitForURL('**/docs/start');
    }
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await page.goBack();
    await page.waitForURL('**/team');
    await close();
  });

  it('SRCH-01 going back from a result leads to the list, then to the page below', async () => {
    const {page, box, input, dialog, complaints, close} = await visit('docs/start');
    await box.click();
    await input.fill('anvil');
    await page.getByRole('listitem').getByRole('button', {name: '1.x: 1 page'}).click();
    // Clicks immediately, before the query is in the URL.
    await page.locator('[href="/base/docs/1.x/start#retired"][role="option"]').click();
    await page.waitForURL('**/docs/1.x/start#retired');
    await expect.poll(() => dialog.count()).toBe(0);
    await page.goBack();
    await page.locator('[href="/base/docs/1.x/start#retired"][role="option"]').waitFor();
    expect(await input.inputValue()).toBe('anvil');
    await page.waitForURL('**/docs/start?q=anvil&in=1.x');
    await page.goBack();
    await dialog.waitFor({state: 'detached'});
    expect(page.url()).toBe(`${site.url}docs/start`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('SRCH-01 going back from an anchor on the same page leads to the list, too', async () => {
    const {page, box, input, dialog, close} = await visit('docs/start');
    await box.click();
    await input.fill('hammer');
    await page.locator('[href="/base/docs/start#set-up"][role="option"]').click();
    await page.waitForURL('**/docs/start#set-up');
    await expect.poll(() => dialog.count()).toBe(0);
    await page.goBack();
    await expect.poll(() => input.inputValue()).toBe('hammer');
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    await expect.poll(() => page.url()).toBe(`${site.url}docs/start`);
    await close();
  });

  it('SRCH-01 the page below the list keeps its scroll position', async () => {
    const {page, input, dialog, close} = await visit('team', {
      viewport: {width: 1280, height: 200},
    });
    await page.evaluate(() => scrollTo(0, 30));
    for (const leaving of ['Escape', 'back'] as const) {
      await page.keyboard.press('Control+k');
      await input.fill('hammer');
      const found = page.locator('[href="/base/docs/start#set-up"][aria-selected="true"]');
      await found.waitFor({state: 'attached'});
      await input.press('Enter');
      await page.waitForURL('**/docs/start#set-up');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(30);
      await page.goBack();
      await expect.poll(() => input.inputValue()).toBe('hammer');
      await settled(page);
      await (leaving === 'back' ? page.goBack() : page.keyboard.press(leaving));
      await dialog.waitFor({state: 'detached'});
      await page.waitForURL(`${site.url}team`);
      await settled(page);
      expect(await page.evaluate(() => scrollY)).toBe(30);
    }
    await close();
  });

  it('SRCH-01 leads to the list, too, if the result is another document, and this one comes from the back-forward cache', async () => {
    const {page, box, input, dialog, complaints, close} = await visit('docs/start');
    await box.click();
    await input.fill('hammer');
    await page.locator('[href="/base/docs/start#set-up"][aria-selected="true"]').waitFor();
    await page.evaluate(() => {
      // Prevents the client navigation, as if the reader had left the document through this result.
      const leave = (event: Event) => {
        const {target} = event;
        if (target instanceof Element && target.matches('a:not([role])')) event.preventDefault();
      };
      addEventListener('click', leave, true);
    });
    await input.press('Enter');
    await dialog.waitFor({state: 'detached'});
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await expect.poll(() => input.inputValue()).toBe('hammer');
    await page.waitForURL('**/docs/start?q=hammer');
    await page.goBack();
    await dialog.waitFor({state: 'detached'});
    expect(page.url()).toBe(`${site.url}docs/start`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('SRCH-03 Escape and Ctrl+K in a row leave it open, on slow devices too', async () => {
    const {page, input, dialog, complaints, close} = await visit('docs/start');
    const session = await page.context().newCDPSession(page);
    await page.keyboard.press('Control+k');
    await input.waitFor();
    for (const rate of [1, 6]) {
      await session.send('Emulation.setCPUThrottlingRate', {rate});
      for (let round = 0; round < 4; round += 1) {
        await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Control+k')]);
        await settled(page);
        expect(await dialog.isVisible()).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    await settled(page);
    expect(page.url()).toBe(`${site.url}docs/start`);
    expect(complaints).toEqual([]);
    await close();
  });

  // `npm run test:long` tries more sequences.
  it('SRCH-01 dialog and history agree after any sequence of opening and closing', async () => {
    await openAndClose(2, site.url, () => visit('team'));
  });

  it('SRCH-01 an open search survives a reload without a further history entry, and going forward restores it', async () => {
    const {page, box, input, dialog, complaints, close} = await visit('docs/start');
    await box.click();
    await input.fill('hammer');
    await page.waitForURL('**/docs/start?q=hammer');
    const length = await page.evaluate(() => history.length);
    for (const _ of [1, 2]) {
      await page.reload();
      await expect.poll(() => input.inputValue()).toBe('hammer');
      // The query is in the URL again after a short delay.
      await page.waitForURL('**/docs/start?q=hammer');
    }
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.goBack();
    await dialog.waitFor({state: 'detached'});
    expect(page.url()).toBe(`${site.url}docs/start`);
    await page.goForward();
    await expect.poll(() => input.inputValue()).toBe('hammer');
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    await expect.poll(() => page.url()).toBe(`${site.url}docs/start`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('a URL with a query has the page below it', async () => {
    const {page, input, dialog, close} = await visit('team?q=hammer');
    await input.waitFor();
    await page.waitForURL('**/team?q=hammer');
    await page.goBack();
    await dialog.waitFor({state: 'detached'});
    await expect.poll(() => page.url()).toBe(`${site.url}team`);
    await close();
  });

  it('SRCH-01 after it was closed, going back and forward leads through the pages', async () => {
    const {page, input, dialog, complaints, close} = await visit('docs/start');
    const title = page.getByRole('heading', {level: 1});
    const first = await title.innerText();
    await page.keyboard.press('Control+k');
    await input.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link').first().click();
    await expect.poll(() => title.innerText()).not.toBe(first);
    const second = await title.innerText();
    for (const _ of [1, 2]) {
      await page.goBack();
      await expect.poll(() => title.innerText()).toBe(first);
      await page.goForward();
      await expect.poll(() => title.innerText()).toBe(second);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});
