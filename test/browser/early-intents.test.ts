import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, CDPSession, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {alive, holdBack, phone, wide} from './support/walk.ts';

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

describe('before the page hydrates', () => {
  for (const [way, wish] of Object.entries({
    'a click': (page: Page) => page.locator('.Search').click(),
    'a key': (page: Page) => page.keyboard.press('/'),
  })) {
    it(`ROUTE-07, SRCH-03 queues ${way} and the typed text, marks the button, and opens the search with the text`, async () => {
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

  it('ROUTE-07 shows a text field immediately if the search is tapped too early', async () => {
    const page = await browser.newPage(phone);
    const release = await holdBack(page, /assets\/js\/runtime/);
    await page.goto(`${site.url}docs/start`);
    await page.getByRole('button', {name: 'Search'}).tap();
    await expect.poll(() => page.getByRole('textbox', {name: 'Search'}).isVisible()).toBe(true);
    release();
    await page.getByRole('combobox', {name: 'Search'}).waitFor();
    expect(await page.locator('.SearchDialog').count()).toBe(1);
    await page.close();
  });

  it('ROUTE-07, MOB-02 opens the menu that is pressed too early', async () => {
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

  it('ROUTE-19 replays presses in the navbar as soon as it is interactive, others when the page is', async () => {
    const page = await browser.newPage(wide);
    await holdBack(page, /assets\/js\/runtime/);
    await page.goto(`${site.url}docs/start`);
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<button>In text</button>');
      for (const button of document.querySelectorAll('main > button, .ColorModeToggle')) {
        button.addEventListener('click', () => button.setAttribute('data-clicked', ''));
      }
    });
    const [switcher, inText] = [page.locator('.ColorModeToggle'), page.locator('main > button')];
    const clicked = async () => [
      await switcher.getAttribute('data-clicked'),
      await inText.getAttribute('data-clicked'),
    ];
    await switcher.click();
    await inText.click();
    await page.locator('main > button[data-heard]').waitFor();
    expect(await clicked()).toEqual([null, null]);
    await page.evaluate(() => {
      const detail = (element: Element) => element.closest('.Navbar');
      dispatchEvent(new CustomEvent('legacydocs:hydrated', {detail}));
    });
    await expect.poll(clicked).toEqual(['', null]);
    await switcher.evaluate((button) => button.removeAttribute('data-clicked'));
    await switcher.click();
    await expect.poll(clicked).toEqual(['', null]);
    await page.evaluate(() =>
      dispatchEvent(new CustomEvent('legacydocs:hydrated', {detail: () => true})),
    );
    await expect.poll(clicked).toEqual(['', '']);
    await page.close();
  });

  it('ROUTE-07, MOB-02 leads to the menu below the text if scripts cannot be loaded', async () => {
    const page = await browser.newPage(phone);
    await page.route(/assets\/js\/runtime/, (route) => route.abort());
    await page.goto(`${site.url}docs/start`);
    await page.locator('.Navbar-menu').tap();
    await page.waitForURL('**/docs/start#legacydocs-menu');
    expect(await page.locator('[data-heard]').count()).toBe(0);
    await page.close();
  });
});

interface EarlyVisit {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Releases the runtime and waits until the page has hydrated. */
  readonly hydrate: () => Promise<void>;
}

/** Opens a page whose runtime is held back. @param rate Factor by which the CPU is slowed down. */
async function openEarly(path = 'docs/start', rate = 1): Promise<EarlyVisit> {
  const page = await browser.newPage(wide);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', {rate});
  const release = await holdBack(page, /assets\/js\/runtime/);
  await page.goto(site.url + path);
  const hydrate = async (): Promise<void> => {
    release();
    await alive(page);
  };
  return {page, cdp, hydrate};
}

/** Presses keys as a reader does, without waiting until the page has processed the previous key. */
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

const searched = (page: Page): Promise<string> => page.getByRole('combobox').inputValue();

describe('SRCH-03 the search contains all typed text, in order,', () => {
  const starts = ['before', 'while', 'after'] as const;
  for (const [row, start] of starts.entries()) {
    for (const [column, delay] of [20, 60, 120].entries()) {
      // Nine of 27 cases, in which each pair of a start, a delay and a speed occurs once.
      const rate = [1, 4, 6][(row + column) % 3] ?? 1;
      it(`at ${delay} ms a key, on a CPU slowed down ${rate} times, from ${start} the page hydrates`, async () => {
        const {page, cdp, hydrate} = await openEarly('docs/start', rate);
        if (start === 'before') await typeAhead(cdp, '/sti', delay);
        const hydrated = hydrate();
        if (start === 'after') await hydrated;
        await typeAhead(cdp, start === 'before' ? 'ffness' : '/stiffness', delay);
        await cdp.send('Emulation.setCPUThrottlingRate', {rate: 1});
        await hydrated;
        await expect.poll(() => searched(page)).toBe('stiffness');
        expect(await page.locator('.SearchDialog').count()).toBe(1);
        await page.close();
      });
    }
  }

  it('also if it is edited, pasted and entered with an input method before the page hydrates', async () => {
    const {page, cdp, hydrate} = await openEarly();
    await page.keyboard.type('/hmer');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.insertText('am');
    await cdp.send('Input.imeSetComposition', {text: 'に', selectionStart: 1, selectionEnd: 1});
    await hydrate();
    await cdp.send('Input.imeSetComposition', {text: 'にほ', selectionStart: 2, selectionEnd: 2});
    expect(await page.getByRole('combobox').count()).toBe(0);
    await page.keyboard.insertText('日本');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type('!');
    await expect.poll(() => searched(page)).toBe('ham日本!mer');
    await page.close();
  });

  it('and Enter leads to the first result, however early it is pressed', async () => {
    for (const isEarly of [true, false]) {
      const {page, cdp, hydrate} = await openEarly();
      if (!isEarly) await hydrate();
      await typeAhead(cdp, '/hammer', 0);
      await page.keyboard.press('Enter');
      await hydrate();
      await expect.poll(() => page.url()).toContain('docs/start#');
      expect(await page.locator('.SearchDialog').count()).toBe(0);
      await page.close();
    }
  });

  it('and nothing if Escape closes it again', async () => {
    const {page, hydrate} = await openEarly();
    await page.keyboard.type('/ham');
    await page.keyboard.press('Escape');
    await hydrate();
    expect(await page.locator('.SearchDialog, [data-heard]').count()).toBe(0);
    await page.close();
  });
});

describe('ROUTE-07 an action before the page hydrates', () => {
  it('is replayed exactly once, in the same order', async () => {
    const {page, hydrate} = await openEarly();
    const mode = () => page.evaluate(() => document.documentElement.dataset['theme']);
    const before = await mode();
    const button = page.locator('.ColorModeToggle');
    await button.evaluate((element) => {
      element.addEventListener('click', () => element.append('!'));
    });
    for (let press = 0; press < 3; press += 1) await button.click();
    await page.keyboard.type('/ham');
    await expect.poll(mode).toBe(before);
    await hydrate();
    await expect.poll(() => searched(page)).toBe('ham');
    expect(await mode()).not.toBe(before);
    expect(await button.textContent()).toBe('!!!');
    await page.close();
  });

  it('starts a search on the not-found page', async () => {
    const {page, cdp, hydrate} = await openEarly('404.html');
    const field = page.getByRole('searchbox');
    await field.focus();
    await typeAhead(cdp, 'hmmer', 0);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft');
    const hydrated = hydrate();
    await typeAhead(cdp, 'a', 0);
    await hydrated;
    expect(await field.inputValue()).toBe('hammer');
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
    await page.close();
  });

  it('starts a search on the not-found page, with Enter', async () => {
    const {page, hydrate} = await openEarly('404.html');
    await page.getByRole('searchbox').fill('ham');
    await page.getByRole('searchbox').press('Enter');
    await hydrate();
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type('mer');
    await expect.poll(() => searched(page)).toBe('hammer');
    await page.close();
  });
});
