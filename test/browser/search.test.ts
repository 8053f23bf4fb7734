import {gzipSync} from 'node:zlib';
import fc from 'fast-check';
import type {Browser, BrowserContextOptions, Locator, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sharedFolder} from '../support/temp-folder.ts';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {violations} from './support/violations.ts';
import {holdBack, phone, startWalk, type Walk, wide} from './support/walk.ts';

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

interface Visit extends Walk {
  readonly box: Locator;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly options: Locator;
}

async function visit(path = 'docs/start', context: BrowserContextOptions = wide): Promise<Visit> {
  const walk = await startWalk(browser, {url: site.url, path, context});
  const {page} = walk;
  return {
    ...walk,
    box: page.locator('.Search'),
    dialog: page.getByRole('dialog', {name: 'Search'}),
    input: page.getByRole('combobox', {name: 'Search'}),
    options: page.getByRole('option'),
  };
}

const searchFiles = ({requests}: Walk) =>
  requests().filter((path) => /search/.test(path.replace(/\?.*/, '')));
const chosen = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const toHaveFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

describe('the box', () => {
  it('SRCH-01 stands in the navbar of every page, on phones too', async () => {
    const {page, box, close} = await visit('team');
    for (const path of ['', 'docs/start', '404.html']) {
      await page.goto(site.url + path);
      for (const {viewport} of [wide, phone]) {
        await page.setViewportSize(viewport);
        expect(await box.isVisible(), path).toBe(true);
        expect((await box.boundingBox())?.width, path).toBeGreaterThanOrEqual(44);
      }
    }
    await close();
  });

  it('SRCH-01 is not shown without scripts', async () => {
    const page = await browser.newPage({...wide, javaScriptEnabled: false});
    await page.goto(`${site.url}docs/start`);
    expect(await page.locator('.Search').isVisible()).toBe(false);
    await page.close();
  });

  it('SRCH-02 fetches nothing before the reader turns to it', async () => {
    const search = await visit();
    expect(searchFiles(search)).toEqual([]);
    await search.box.hover();
    await search.page.waitForResponse(/assets\/search\/names/);
    expect(searchFiles(search)[0]).toBe('_data/search.json');
    expect(search.complaints).toEqual([]);
    await search.close();
  });
});

describe('keys', () => {
  it('SRCH-03 opens by Ctrl+K, Cmd+K and a slash, and gives the focus back', async () => {
    const {page, box, input, dialog, close} = await visit();
    await box.focus();
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await dialog.waitFor();
      expect(await hasFocus(input)).toBe(true);
      expect(await input.inputValue()).toBe('');
      await page.keyboard.press('Escape');
      await dialog.waitFor({state: 'detached'});
      await toHaveFocus(page, '.Search');
    }
    await close();
  });

  it('SRCH-03, MOB-03 moves nothing behind it where a scrollbar goes, and keeps the page from scrolling', async () => {
    const desktop = await launchChromium({scrollbars: true});
    const {page, close} = await startWalk(desktop, {
      url: site.url,
      path: 'docs/api/useThing',
      context: {viewport: {width: 1280, height: 300}},
    });
    const left = async () => (await page.locator('.Search').boundingBox())?.x;
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).not.toBe(
      0,
    );
    const before = await left();
    await page.keyboard.press('Control+k');
    await page.locator('.SearchDialog-input').waitFor();
    expect(await left()).toBe(before);
    await page.mouse.wheel(0, 200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    expect(await left()).toBe(before);
    await close();
    await desktop.close();
  });

  it('SRCH-03 a slash that is typed into a field stays there', async () => {
    const {page, dialog, close} = await visit('');
    const field = page.getByLabel('Field');
    await field.pressSequentially('a/b');
    expect(await field.inputValue()).toBe('a/b');
    expect(await dialog.count()).toBe(0);
    await close();
  });

  it('SRCH-03 arrows choose, Enter opens, and the browser history has one entry more', async () => {
    const {page, options, dialog, documents, complaints, close} = await visit();
    await page.keyboard.press('/');
    await page.keyboard.type('hammer start');
    await page.locator('mark').first().waitFor();
    const count = await options.count();
    expect(count).toBeGreaterThan(1);
    expect(await chosen(page).getAttribute('href')).toBe('/base/docs/start');
    await page.keyboard.press('ArrowDown');
    expect(await chosen(page).getAttribute('href')).toBe('/base/docs/start#set-up');
    expect(await chosen(page).getAttribute('id')).toBe(
      await page.getByRole('combobox').getAttribute('aria-activedescendant'),
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await chosen(page).getAttribute('id')).toBe(
      await options.nth(count - 1).getAttribute('id'),
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/start#set-up');
    expect(await dialog.count()).toBe(0);
    await page.keyboard.press('/');
    await page.keyboard.type('usething');
    await page.locator('mark').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {level: 1, name: 'useThing'}).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(documents()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('SRCH-03 Ctrl+Enter opens a new tab and leaves the search open', async () => {
    const {page, dialog, close} = await visit();
    await page.keyboard.press('/');
    await page.keyboard.type('usething');
    await page.locator('mark').first().waitFor();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ]);
    await tab.waitForURL('**/docs/api/useThing');
    expect(await dialog.isVisible()).toBe(true);
    await close();
  });
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
});

describe('results', () => {
  it('SRCH-02 shows pages with their places, marked words and the text around them', async () => {
    const {page, input, close} = await visit();
    await page.keyboard.press('/');
    await input.fill('stiff');
    const group = page.getByRole('group', {name: 'useThing'});
    await group.getByText('How stiff the thing is').waitFor();
    expect(await group.locator('.SearchResults-trail').textContent()).toBe('api');
    expect(await group.locator('mark').allTextContents()).toEqual(['stiffness', 'stiff']);
    expect(await chosen(page).getAttribute('href')).toBe('/base/docs/api/useThing#options');
    await page.getByRole('status').filter({hasText: '1 page found'}).waitFor({state: 'attached'});
    await close();
  });

  it('SRCH-02 searches the open version, and says what the others have', async () => {
    const {page, input, close} = await visit('docs/1.x/start');
    await page.keyboard.press('/');
    await input.fill('begin');
    await page.locator('mark').first().waitFor();
    expect(await chosen(page).getAttribute('href')).toMatch(/^\/base\/docs\/1\.x\/start/);
    const newer = page.getByRole('button', {name: '2.x 1 page'});
    await newer.click();
    await page.locator('[href="/base/docs/start"]:is([role="option"])').waitFor();
    expect(await newer.getAttribute('aria-pressed')).toBe('true');
    expect(await hasFocus(input)).toBe(true);
    await close();
  });

  it('SRCH-02 outside the docs it searches the preferred version', async () => {
    const {page, input, close} = await visit('docs/1.x/start');
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '1.x'));
    await page.goto(`${site.url}team`);
    await page.locator('.Search').waitFor();
    await page.keyboard.press('/');
    await input.fill('anvil');
    await page.locator('[href="/base/docs/1.x/start#retired"]').waitFor();
    await input.fill('who made');
    await page.locator('[href="/base/team"][role="option"]').waitFor();
    await close();
  });

  it('SRCH-03 where nothing is found it names the versions that have something', async () => {
    const {page, input, options, close} = await visit();
    await page.keyboard.press('/');
    await input.fill('anvil');
    await page.getByText('There is nothing about “anvil” in 2.x.').waitFor();
    await page.getByRole('listitem').getByRole('button', {name: '1.x: 1 page'}).click();
    await options.first().waitFor();
    await input.fill('xyzzy');
    await page.getByText('Try fewer words, or the beginning of a name.').waitFor();
    expect(await options.count()).toBe(0);
    await close();
  });

  it('offers places to start, then what was searched for', async () => {
    const {page, options, input, close} = await visit();
    await page.keyboard.press('/');
    await page.getByText('Good places to start').waitFor();
    expect(await options.allTextContents()).toContain('Start');
    await input.fill('thing');
    await page.locator('mark').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {level: 1, name: 'useThing'}).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('group', {name: 'Recent searches'}).waitFor();
    expect(await chosen(page).textContent()).toBe('thing');
    await page.keyboard.press('Enter');
    expect(await input.inputValue()).toBe('thing');
    await close();
  });

  it('takes hostile titles, headings, texts and queries for what they are: text', async () => {
    const search = await visit();
    const {page, input, options, complaints} = search;
    await page.keyboard.press('/');
    await input.fill('hostile <img src=x onerror=alert(3)>');
    await page.getByText('<script>alert(2)</script>').waitFor();
    expect(await options.first().textContent()).toContain('<img src=x onerror=alert(1)> title');
    await input.fill('bold');
    await page.getByText('<b>Bold</b>').waitFor();
    await input.fill('"><svg onload=alert(4)>');
    expect(await page.locator('.SearchDialog :is(img, script, b)').count()).toBe(0);
    expect(complaints).toEqual([]);
    await search.close();
  });
});

describe('the address', () => {
  it('opens the search with the query it holds, follows the typing, and ends with the search', async () => {
    const {page, input, dialog, close} = await visit('team?q=hammer');
    await page.locator('[href="/base/docs/start#set-up"]').waitFor();
    expect(await input.inputValue()).toBe('hammer');
    await input.fill('nail & plank');
    await page.waitForURL('**/team?q=nail+%26+plank');
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    await page.waitForURL(`${site.url}team`);
    await close();
  });
});

describe('the history', () => {
  /** A page before the one that is searched. */
  async function visitTwo(context: BrowserContextOptions = phone): Promise<Visit> {
    const search = await visit('team', context);
    await search.page.goto(`${site.url}docs/start`);
    await search.page.locator('.Search').waitFor();
    return search;
  }

  it('SRCH-01 a step back closes the search, and the page stays', async () => {
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

  it('SRCH-01 is as before however the search is closed', async () => {
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

  it('SRCH-01 a step back from a page that was found leads to the list, the next one to the page below', async () => {
    const {page, box, input, dialog, complaints, close} = await visit('docs/start');
    await box.click();
    await input.fill('anvil');
    await page.getByRole('listitem').getByRole('button', {name: '1.x: 1 page'}).click();
    // At once: the address is not written yet.
    await page.locator('[href="/base/docs/1.x/start#retired"][role="option"]').click();
    await page.waitForURL('**/docs/1.x/start#retired');
    expect(await dialog.count()).toBe(0);
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

  it('SRCH-01 a step back from a place on the same page leads to the list, too', async () => {
    const {page, box, input, dialog, close} = await visit('docs/start');
    await box.click();
    await input.fill('hammer');
    await page.locator('[href="/base/docs/start#set-up"][role="option"]').click();
    await page.waitForURL('**/docs/start#set-up');
    expect(await dialog.count()).toBe(0);
    await page.goBack();
    await expect.poll(() => input.inputValue()).toBe('hammer');
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    await expect.poll(() => page.url()).toBe(`${site.url}docs/start`);
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

  it('SRCH-01 in whatever order it is opened and closed, dialog and history agree', async () => {
    const names = fc.constantFrom('key', 'escape', 'click', 'pause');
    const steps = fc.constantFrom('back', 'forward');
    const order = fc
      .array(fc.oneof({arbitrary: names, weight: 4}, steps), {maxLength: 7})
      // A second one may leave the site.
      .filter((actions) => actions.filter((action) => action === 'back').length < 2);
    await fc.assert(
      fc.asyncProperty(order, async (actions) => {
        const {page, dialog, box, complaints, close} = await visit('team');
        await page.evaluate((href) => {
          const link = document.body.appendChild(document.createElement('a'));
          link.href = href;
          link.click();
          link.remove();
        }, `${site.url}docs/start`);
        await page.getByRole('heading', {level: 1, name: 'Start'}).waitFor();
        const length = await page.evaluate(() => history.length);
        const acts: Readonly<Record<string, () => Promise<unknown>>> = {
          key: () => page.keyboard.press('Control+k'),
          escape: () => page.keyboard.press('Escape'),
          // A box below the dialog takes no clicks.
          click: () => box.click({timeout: 50}).catch(() => undefined),
          back: () => page.evaluate(() => history.back()),
          forward: () => page.evaluate(() => history.forward()),
          pause: () => page.waitForTimeout(20),
        };
        for (const action of actions) await acts[action]?.();
        await settled(page);
        const isOpen = await dialog.isVisible();
        const {overlays, address, entries, overflow} = await page.evaluate(() => ({
          overlays: history.state?.overlays ?? 0,
          address: location.href,
          entries: history.length,
          overflow: document.body.style.overflow,
        }));
        expect(overflow).toBe(isOpen ? 'hidden' : '');
        expect(entries).toBeLessThanOrEqual(length + 1);
        if (isOpen) expect(overlays).toBe(1);
        if (!actions.includes('forward') && !isOpen) expect(overlays).toBe(0);
        // Without more steps back than there was to close, the page is the same.
        if (!actions.includes('back')) expect(address).toBe(`${site.url}docs/start`);
        if (!actions.some((action) => action === 'back' || action === 'forward')) {
          const last = actions.findLast((action) => action !== 'pause');
          if (last === 'key') expect(isOpen).toBe(true);
          if (last === 'escape') expect(isOpen).toBe(false);
        }
        expect(complaints).toEqual([]);
        await close();
      }),
      {numRuns: 12},
    );
  }, 120_000);

  it('SRCH-01 an open search survives a reload without one more step back, and comes back by a step forward', async () => {
    const {page, box, input, dialog, complaints, close} = await visit('docs/start');
    await box.click();
    await input.fill('hammer');
    await page.waitForURL('**/docs/start?q=hammer');
    const length = await page.evaluate(() => history.length);
    for (const _ of [1, 2]) {
      await page.reload();
      await expect.poll(() => input.inputValue()).toBe('hammer');
      // Once it is written there again, after a pause.
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

  it('an address with a query has the page below it', async () => {
    const {page, input, dialog, close} = await visit('team?q=hammer');
    await input.waitFor();
    await page.waitForURL('**/team?q=hammer');
    await page.goBack();
    await dialog.waitFor({state: 'detached'});
    await expect.poll(() => page.url()).toBe(`${site.url}team`);
    await close();
  });
});

describe('quality', () => {
  it('works on a phone by touch, over the whole screen', async () => {
    const {page, box, input, dialog, complaints, close} = await visit('docs/start', phone);
    await box.tap();
    await input.fill('stiffness');
    await page.locator('mark').first().waitFor();
    expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await page.getByRole('option').first().tap();
    await page.waitForURL('**/docs/api/useThing#options');
    expect(complaints).toEqual([]);
    await page.getByRole('button', {name: 'Search'}).tap();
    await page.getByRole('button', {name: 'Close search'}).tap();
    await dialog.waitFor({state: 'detached'});
    await close();
  });

  for (const mode of ['light', 'dark']) {
    it(`A11Y-05 has no violation, ${mode}`, async () => {
      const {page, input, close} = await visit('docs/start', {...wide, reducedMotion: 'reduce'});
      await page.evaluate((value) => {
        document.documentElement.dataset['theme'] = value;
      }, mode);
      await page.keyboard.press('/');
      await page.getByText('Good places to start').waitFor();
      expect(await violations(page), 'nothing asked').toEqual([]);
      await input.fill('hammer');
      await page.getByRole('listbox').getByText('a nail and a plank').waitFor();
      expect(await violations(page), 'found').toEqual([]);
      await input.fill('anvil');
      await page.getByText('There is nothing about').waitFor();
      expect(await violations(page), 'nothing found').toEqual([]);
      await close();
    });
  }

  it('SRCH-02 says that it is at work, that it cannot be loaded, and tries again when it is told to', async () => {
    const {page, input, dialog, close} = await visit();
    await page.route('**/_data/search.json', (route) => route.abort());
    await page.keyboard.press('/');
    await input.fill('hammer');
    await page.getByText('The search could not be loaded.').waitFor();
    await page.unroute('**/_data/search.json');
    const release = await holdBack(page, /_data\/search\.json/);
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.locator('.SearchDialog-waiting').filter({hasText: 'Searching…'}).waitFor();
    expect(await dialog.getByRole('status').textContent()).toBe('Searching…');
    release();
    await page.locator('mark').first().waitFor();
    expect(await page.locator('.SearchDialog-waiting').count()).toBe(0);
    expect(await page.getByText('The search could not be loaded.').count()).toBe(0);
    await close();
  });

  it('sends a small script', async () => {
    const search = await visit();
    const answer = search.page.waitForResponse(/assets\/js\/search\./);
    await search.box.hover();
    expect(gzipSync(await (await answer).body()).length).toBeLessThan(6.5 * 1024);
    await search.close();
  });
});

/** Resolves when no step through the history is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(120);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))),
  );
}
