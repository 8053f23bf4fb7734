import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {saidIn, translate} from './support/translator.ts';
import {startWalk} from './support/walk.ts';

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

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

const input = '.SearchDialog-input';
const versions = '.Dropdown:has(.Dropdown-label)';

const steps: readonly Step[] = [
  ['open the search', (page) => page.keyboard.press('Control+k')],
  ['search', (page) => page.locator(input).fill('use')],
  ['search for more', (page) => page.locator(input).fill('useThing')],
  ['search for less', (page) => page.locator(input).fill('t')],
  ['search in the other version', (page) => page.locator('.SearchVersions-version').last().click()],
  ['search for nothing', (page) => page.locator(input).fill('zzzz')],
  ['empty the search', (page) => page.locator(input).fill('')],
  ['close the search', (page) => page.keyboard.press('Escape')],
  ['open the versions', (page) => page.locator(`${versions} .Dropdown-label`).hover()],
  ['go to the old version', (page) => page.locator(`${versions} li a`).last().click()],
  ['leave the versions', (page) => page.mouse.move(600, 700)],
  ['go back', (page) => page.goBack()],
  ['go to the next page', (page) => page.locator('.Pagination a').last().click()],
  ['go home', (page) => page.locator('.Navbar a[href="/base/"]').first().click()],
];

it('A11Y-07 shows the same content on a translated page as on others, after every navigation', async () => {
  const [plain, translated] = await Promise.all(
    [1, 2].map(() => startWalk(browser, {url: site.url, path: 'docs/start'})),
  );
  if (plain === undefined || translated === undefined) throw new Error('There are two pages.');
  await translate(translated.page);
  for (const [name, act] of steps) {
    for (const {page} of [plain, translated]) await act(page);
    await expect
      .poll(async () => (await saidIn(translated.page)) === (await saidIn(plain.page)), {
        message: name,
      })
      .toBe(true);
  }
  expect(await saidIn(translated.page)).toContain('SEARCH');
  expect(translated.complaints).toEqual([]);
  await Promise.all([plain.close(), translated.close()]);
});

it('A11Y-07 leaves code and long names untranslated', async () => {
  const {page, close} = await startWalk(browser, {url: site.url, path: 'docs/api/useThing'});
  await translate(page);
  expect(await page.locator('h1').innerText()).toBe('USETHING');
  const codes = await page.locator('article code').allInnerTexts();
  expect(codes.length).toBeGreaterThan(0);
  expect(await page.locator('article code font').count()).toBe(0);
  await close();
});

it('A11Y-07 lets components of the site change texts that a translator has replaced', async () => {
  const {page, complaints, close} = await startWalk(browser, {url: site.url, path: 'team'});
  const left = await page.evaluate(() => {
    const line = document.createElement('p');
    const [first, last] = ['one', 'two'].map((text) =>
      line.appendChild(document.createTextNode(text)),
    );
    if (first === undefined || last === undefined) return 'nothing';
    first.replaceWith('eins');
    line.insertBefore(document.createElement('hr'), first);
    line.removeChild(first);
    line.removeChild(last);
    return line.innerHTML;
  });
  expect(left).toBe('eins<hr>');
  expect(complaints).toEqual([]);
  await close();
});
