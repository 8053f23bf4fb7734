import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {buildGoodSite, siteConfig, siteWith} from '../support/sites.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {watchedPage} from './support/own-site.ts';
import {type ServedFolder, serveUnderPolicy} from './support/serve-folder.ts';
import {alive} from './support/walk.ts';

const files = {
  'site.config.ts': siteConfig(`docs: {
    versions: [
      {name: 'current', label: '3.x', packageRange: 'thing@3.0.0 - 3.3.x'},
      {name: '2.x', packageRange: 'thing@2.x'},
      {name: '1.x', packageRange: 'thing@1.x', successors: {old: 'spring', gone: {none: 'nobody used it.'}}},
    ],
    lastVersion: 'current',
  }, themeConfig: {navbar: {title: 'A long enough title', items: [{type: 'docsVersionDropdown', position: 'right'}]}},`),
  'content/docs/current/index.md': '# Start\n',
  'content/docs/current/spring.md': `---
title: withSpring
---

Moves a value like a spring.

Same in both.

| Option | Default |
| --- | --- |
| \`stiffness\` | 100 |
| \`mass\` | 2 |

\`\`\`js
const first = 1;
const second = 3;
\`\`\`

- Kept
- New entry
`,
  'content/docs/2.x/index.md': '# Start\n',
  'content/docs/2.x/spring.md': `---
title: withSpring
---

Moves a number like a spring.

Same in both.

| Option | Default |
| --- | --- |
| \`stiffness\` | 100 |
| \`mass\` | 1 |

\`\`\`js
const first = 1;
const second = 2;
\`\`\`

- Kept

This paragraph is gone.
`,
  'content/docs/1.x/index.md': '# Start\n',
  'content/docs/1.x/old.md': '# Old spring\n\nAn animation of springs.\n',
  'content/docs/1.x/gone.md': '# Gone\n',
};

const folder = sharedFolder();
let browser: Browser;
let site: ServedFolder;
beforeAll(async () => {
  browser = await launchChromium();
  const {outDir} = await buildGoodSite(await siteWith(files, folder()));
  site = await serveUnderPolicy(outDir, '/base/');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

describe('the successor of a page', () => {
  it('VER-23 is one tap away on a phone, at the top of the page', async () => {
    const {page, complaints} = await watchedPage(browser, phone);
    await page.goto(`${site.url}docs/1.x/old`);
    await page.locator('.VersionBanner').getByRole('link', {name: 'withSpring'}).tap();
    await page.getByRole('heading', {level: 1, name: 'withSpring'}).waitFor();
    expect(new URL(page.url()).pathname).toBe('/base/docs/spring');
    expect(await page.locator('.OtherVersions').textContent()).toContain('1.x (Old spring)');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('VER-23 says why there is none', async () => {
    const {page} = await watchedPage(browser);
    await page.goto(`${site.url}docs/1.x/gone`);
    expect(await page.locator('.VersionBanner').innerText()).toContain(
      'No page of 3.x replaces this one: nobody used it.',
    );
    await page.close();
  });

  it('VER-23 is offered on the page for unknown URLs and in the search', async () => {
    const {page} = await watchedPage(browser);
    await page.route('**/docs/old', async (route) =>
      route.fulfill({response: await page.request.get(`${site.url}404.html`), status: 404}),
    );
    await page.goto(`${site.url}docs/old`);
    const nearest = page.locator('.NotFound-nearest a');
    await nearest.first().waitFor();
    expect((await nearest.allTextContents()).slice(0, 2)).toEqual([
      'withSpring 3.x',
      'Old spring 1.x',
    ]);
    await page.goto(`${site.url}docs/1.x/old?q=springs`);
    await page.getByRole('option', {name: 'In 3.x: withSpring'}).click();
    await page.waitForURL('**/docs/spring');
    await page.close();
  });
});

describe('the version menu', () => {
  it('VER-26 switches the version in two taps on a phone', async () => {
    const {page, complaints} = await watchedPage(browser, phone);
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 844});
      await page.goto(`${site.url}docs/spring`);
      await page.getByRole('button', {name: 'Version 3.x'}).tap();
      const entry = page.locator('.Navbar').getByRole('link', {name: '2.x'});
      const box = await entry.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      // The tap that hydrates the page leaves the menu open.
      await alive(page);
      expect(await entry.isVisible()).toBe(true);
      await entry.tap();
      await page.waitForURL('**/docs/2.x/spring');
    }
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('VER-26 opens by click, Enter and hover, and shows the releases', async () => {
    const {page} = await watchedPage(browser);
    await page.goto(`${site.url}docs/spring`);
    const button = page.getByRole('button', {name: 'Version 3.x'});
    const entry = page.getByRole('link', {name: '3.x 3.0.0 - 3.3.x · latest'});
    await button.hover();
    await expect.poll(() => entry.isVisible()).toBe(true);
    // Before hydration, CSS opens the dropdown, but Escape cannot close it.
    await alive(page);
    await page.mouse.move(0, 600);
    await expect.poll(() => entry.isVisible()).toBe(false);
    await button.click();
    await expect.poll(() => entry.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => entry.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await expect.poll(() => entry.isVisible()).toBe(true);
    await page.close();
  });

  it('VER-27 the search answers a version number with its docs', async () => {
    const {page} = await watchedPage(browser);
    await page.goto(`${site.url}docs/spring?q=2.9`);
    const option = page.getByRole('option', {name: 'Documentation of 2.x'});
    await option.waitFor();
    expect(await option.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/2.x/');
    await page.close();
  });
});

describe('the comparison of two versions', () => {
  it('VER-25 marks changed words, rows, lines and blocks', async () => {
    const {page, complaints} = await watchedPage(browser);
    await page.goto(`${site.url}docs/2.x/spring`);
    await page.locator('.OtherVersions summary').click();
    await page.getByRole('link', {name: 'Compare with 3.x'}).click();
    const section = page.getByRole('region', {name: 'Changes from 2.x to 3.x'});
    await expect.poll(() => section.getByRole('status').innerText()).toBe('3 changes');
    await page.waitForURL('**/docs/2.x/spring?compare=3.x');
    const marks = (name: 'ins' | 'del') => section.locator(name).allInnerTexts();
    expect((await marks('del')).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      '[Removed] number',
      '[Removed] 1',
      '[Removed] - const second = 2;',
      'This paragraph is gone.',
    ]);
    expect((await marks('ins')).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      '[Added] value',
      '[Added] 2',
      '[Added] + const second = 3;',
      'New entry',
    ]);
    const article = page.locator('.DocPage-content > .Article');
    await expect.poll(() => article.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('VER-25 works with the keyboard, and can be shared and closed', async () => {
    const {page} = await watchedPage(browser);
    await page.goto(`${site.url}docs/spring?compare=2.x`);
    const title = page.getByRole('heading', {name: 'Changes from 2.x to 3.x'});
    await title.waitFor();
    await expect.poll(() => title.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.getByRole('button', {name: 'Next change'}).click();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toContain('like a spring');
    await page.getByRole('button', {name: 'Previous change'}).click();
    await expect.poll(focused).toContain('This paragraph is gone.');
    await page.getByRole('link', {name: 'Close comparison'}).press('Enter');
    await expect.poll(() => page.locator('.Comparison').count()).toBe(0);
    await expect.poll(focused).toBe('In other versions: 2.x, 1.x');
    await page.goBack();
    await title.waitFor();
    await page.close();
  });

  it('VER-25 loads nothing before, and shows the page without scripts', async () => {
    const {page} = await watchedPage(browser, {javaScriptEnabled: false});
    await page.goto(`${site.url}docs/spring?compare=2.x`);
    expect(await page.getByText('Moves a value like a spring.').isVisible()).toBe(true);
    await page.locator('.OtherVersions summary').click();
    expect(await page.locator('.OtherVersions').getByRole('link', {name: '2.x'}).isVisible()).toBe(
      true,
    );
    expect(await page.getByRole('link', {name: 'Compare with 2.x'}).isVisible()).toBe(false);
    await page.close();
  });

  it('VER-25 ends with the page, and returns with it through the history', async () => {
    const {page, complaints} = await watchedPage(browser);
    await page.goto(`${site.url}docs/2.x/`);
    await alive(page);
    await page.locator('.Sidebar').getByRole('link', {name: 'withSpring'}).click();
    await page.getByRole('heading', {level: 1, name: 'withSpring'}).waitFor();
    await page.locator('.OtherVersions summary').click();
    await page.getByRole('link', {name: 'Compare with 3.x'}).click();
    const section = page.getByRole('region', {name: 'Changes from 2.x to 3.x'});
    await section.waitFor();
    await page.locator('.Sidebar').getByRole('link', {name: 'Start'}).click();
    await page.getByRole('heading', {level: 1, name: 'Start'}).waitFor();
    await expect.poll(() => page.locator('.Comparison').count()).toBe(0);
    const article = page.locator('.DocPage-content > .Article');
    await expect.poll(() => article.isVisible()).toBe(true);
    await page.goBack();
    await section.waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('VER-25 says that the other page could not be loaded', async () => {
    const {page} = await watchedPage(browser);
    await page.route('**/docs/2.x/spring', (route) => route.abort());
    await page.goto(`${site.url}docs/spring?compare=2.x`);
    await page.getByText('The page of 2.x could not be loaded.').waitFor();
    await page.close();
  });
});
