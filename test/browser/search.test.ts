import {gzipSync} from 'node:zlib';
import type {Browser, BrowserContextOptions, Locator, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {type SearchVisit, visitSearch} from './support/search-visit.ts';
import {violations} from './support/violations.ts';
import {holdBack, phone, startWalk, type Walk, wide} from './support/walk.ts';

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

function visit(path = 'docs/start', context: BrowserContextOptions = wide): Promise<SearchVisit> {
  return visitSearch(browser, {url: site.url, path, context});
}

const searchFiles = ({requests}: Walk) =>
  requests().filter((path) => /search/.test(path.replace(/\?.*/, '')));
const chosen = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const toHaveFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

describe('the search button', () => {
  it('SRCH-01 is in the navbar of every page, on phones too', async () => {
    const {page, box, close} = await visit('team');
    for (const path of ['', 'docs/start', '404.html']) {
      await page.goto(site.url + path);
      for (const {viewport} of [wide, phone]) {
        await page.setViewportSize(viewport);
        await expect.poll(() => box.isVisible(), {message: path}).toBe(true);
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

  it('SRCH-02 fetches nothing before the reader uses it', async () => {
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
      await expect.poll(() => hasFocus(input)).toBe(true);
      expect(await input.inputValue()).toBe('');
      await page.keyboard.press('Escape');
      await dialog.waitFor({state: 'detached'});
      await toHaveFocus(page, '.Search');
    }
    await close();
  });

  it('SRCH-03, MOB-03 causes no layout shift when the scroll bar disappears, and keeps the page from scrolling', async () => {
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
    await expect.poll(left).toBe(before);
    await close();
    await desktop.close();
  });

  it('SRCH-03 a slash typed into a field is not a shortcut', async () => {
    const {page, dialog, close} = await visit('');
    const field = page.getByLabel('Field');
    await field.pressSequentially('a/b');
    await expect.poll(() => field.inputValue()).toBe('a/b');
    await expect.poll(() => dialog.count()).toBe(0);
    await close();
  });

  it('SRCH-03 arrows choose, Enter opens, and the history gets one entry', async () => {
    const {page, options, dialog, documents, complaints, close} = await visit();
    await page.keyboard.press('/');
    await page.keyboard.type('hammer start');
    // On a slow machine, results for the first letters are shown before.
    await expect.poll(() => chosen(page).getAttribute('href')).toBe('/base/docs/start');
    await page.waitForURL('**/docs/start?q=hammer+start');
    expect(await options.count()).toBeGreaterThan(1);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen(page).getAttribute('href')).toBe('/base/docs/start#set-up');
    expect(await chosen(page).getAttribute('id')).toBe(
      await page.getByRole('combobox').getAttribute('aria-activedescendant'),
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await chosen(page).getAttribute('id')).toBe(await options.last().getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/start#set-up');
    await expect.poll(() => dialog.count()).toBe(0);
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

describe('results', () => {
  it('SRCH-02 shows pages with breadcrumbs, highlighted words and excerpts', async () => {
    const {page, input, close} = await visit();
    await page.keyboard.press('/');
    await input.fill('stiff');
    const group = page.getByRole('group', {name: 'useThing'});
    await group.getByText('How stiff the thing is').waitFor();
    expect(await group.locator('.SearchResults-trail').textContent()).toBe('api');
    expect(await group.locator('mark').allTextContents()).toEqual([
      'stiffness',
      'stiffness',
      'stiff',
    ]);
    expect(await chosen(page).getAttribute('href')).toBe(
      '/base/docs/api/useThing#options-stiffness',
    );
    await page.getByRole('status').filter({hasText: '1 page found'}).waitFor({state: 'attached'});
    await close();
  });

  it('SRCH-02 searches the open version, and shows the number of results in the others', async () => {
    const {page, input, close} = await visit('docs/1.x/start');
    await page.keyboard.press('/');
    await input.fill('begin');
    await page.locator('mark').first().waitFor();
    expect(await chosen(page).getAttribute('href')).toMatch(/^\/base\/docs\/1\.x\/start/);
    const newer = page.getByRole('button', {name: '2.x 1 page'});
    await newer.click();
    await page.locator('[href="/base/docs/start"]:is([role="option"])').waitFor();
    expect(await newer.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => hasFocus(input)).toBe(true);
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

  it('SRCH-03 without results it names the versions that have some', async () => {
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

  it('suggests pages, then recent searches', async () => {
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
    await expect.poll(() => input.inputValue()).toBe('thing');
    await close();
  });

  it('treats hostile titles, headings, texts and queries as text', async () => {
    const search = await visit();
    const {page, input, options, complaints} = search;
    await page.keyboard.press('/');
    await input.fill('hostile <img src=x onerror=alert(3)>');
    await page.getByText('<script>alert(2)</script>').waitFor();
    expect(await options.first().textContent()).toContain('<img src=x onerror=alert(1)> title');
    await input.fill('bold');
    await page.getByText('<b>Bold</b>').waitFor();
    await input.fill('"><svg onload=alert(4)>');
    await expect.poll(() => page.locator('.SearchDialog :is(img, script, b)').count()).toBe(0);
    expect(complaints).toEqual([]);
    await search.close();
  });
});

describe('the URL', () => {
  it('opens the search with its query, follows the typing, and is reset with the search', async () => {
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
    await page.waitForURL('**/docs/api/useThing#options-stiffness');
    expect(complaints).toEqual([]);
    await page.getByRole('button', {name: 'Search'}).tap();
    await page.getByRole('button', {name: 'Close search'}).tap();
    await dialog.waitFor({state: 'detached'});
    await close();
  });

  it('A11Y-05 has no violation, light or dark', async () => {
    const {page, input, close} = await visit('docs/start', {...wide, reducedMotion: 'reduce'});
    const setMode = (mode: 'light' | 'dark') =>
      page.evaluate((value) => {
        document.documentElement.dataset['theme'] = value;
      }, mode);
    const check = async (what: string) => {
      expect(await violations(page), what).toEqual([]);
      await setMode('dark');
      // The modes differ only in their colours.
      expect(await violations(page, ['color-contrast']), `${what}, dark`).toEqual([]);
      await setMode('light');
    };
    await page.keyboard.press('/');
    await page.getByText('Good places to start').waitFor();
    await check('nothing asked');
    await input.fill('hammer');
    await page.getByRole('listbox').getByText('a nail and a plank').waitFor();
    await check('found');
    await input.fill('anvil');
    await page.getByText('There is nothing about').waitFor();
    await check('nothing found');
    await close();
  });

  it('SRCH-02 shows that it is loading, or that it cannot be loaded, and tries again on request', async () => {
    const {page, input, dialog, close} = await visitSearch(browser, {
      url: site.url,
      path: 'docs/start',
      prepare: (before) => before.route('**/_data/search.json', (route) => route.abort()),
    });
    await page.keyboard.press('/');
    await input.fill('hammer');
    await page.getByText('Search could not be loaded.').waitFor();
    await page.unroute('**/_data/search.json');
    const release = await holdBack(page, /_data\/search\.json/);
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.locator('.SearchDialog-waiting').filter({hasText: 'Searching…'}).waitFor();
    expect(await dialog.getByRole('status').textContent()).toBe('Searching…');
    release();
    await page.locator('mark').first().waitFor();
    expect(await page.locator('.SearchDialog-waiting').count()).toBe(0);
    expect(await page.getByText('Search could not be loaded.').count()).toBe(0);
    await close();
  });

  it('has a small script', async () => {
    const search = await visit();
    const answer = search.page.waitForResponse(/assets\/js\/search\./);
    await search.box.hover();
    expect(gzipSync(await (await answer).body()).length).toBeLessThan(7.1 * 1024);
    await search.close();
  });
});
