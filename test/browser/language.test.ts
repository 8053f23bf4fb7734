import type {Browser, Locator, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {arabicSite} from '../support/arabic-site.ts';
import {buildGoodSite, siteWith} from '../support/sites.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {watchedPage} from './support/own-site.ts';
import {type ServedFolder, serveUnderPolicy} from './support/serve-folder.ts';
import {alive} from './support/walk.ts';

const folder = sharedFolder();
let browser: Browser;
let site: ServedFolder;

beforeAll(async () => {
  browser = await launchChromium();
  const {outDir} = await buildGoodSite(await siteWith(arabicSite, folder()));
  site = await serveUnderPolicy(outDir, '/base/');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Opens a page in a window with this width and waits until the page is hydrated. */
async function openPage(path: string, width = 1280) {
  const {page, complaints} = await watchedPage(browser, {
    viewport: {width, height: 900},
    reducedMotion: 'reduce',
  });
  await page.goto(site.url + path);
  await alive(page);
  return {page, complaints, part: (name: string) => page.locator(name).first()};
}

/** Returns an element's left and right edge in the window, in pixels. */
async function across(part: Locator): Promise<{left: number; right: number}> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return {left: box.x, right: box.x + box.width};
}

const sticksOut = async (page: Page): Promise<boolean> =>
  await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe('a right-to-left site', () => {
  it('LANG-01, LANG-06 has the attributes and messages of its language everywhere, and hydrates unchanged', async () => {
    const {page, complaints, part} = await openPage('docs/');
    const root = page.locator('html');
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([
      'ar',
      'rtl',
    ]);
    expect(await part('.TableOfContents-title').textContent()).toBe('في هذه الصفحة');
    expect(await part('.Pagination-next .Pagination-direction').textContent()).toBe('التالي');
    expect(await part('.admonition-title').textContent()).toBe('نصيحة');
    expect(await part('.code-copy').getAttribute('aria-label')).toBe('نسخ الشيفرة إلى الحافظة');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('LANG-06 has sidebar and menus at the right, contents at the left, and code left-to-right', async () => {
    const {page, part} = await openPage('docs/');
    const article = await across(part('.Article'));
    expect((await across(part('.Sidebar'))).left).toBeGreaterThanOrEqual(article.right);
    expect((await across(part('.TableOfContents'))).right).toBeLessThanOrEqual(article.left);
    expect((await across(part('.Navbar-brand'))).right).toBeGreaterThan(1200);
    const code = await across(part('.code-block pre'));
    const first = await across(part('.code-line > span'));
    expect(first.left - code.left).toBeLessThan(100);
    await part('.Dropdown').hover();
    const list = await across(part('.Dropdown-list'));
    const label = await across(part('.Dropdown-label'));
    expect([list.left >= 0, Math.round(list.left - label.left)]).toEqual([true, 0]);
    const back = part('[data-footnote-backref]');
    expect(await back.evaluate((link) => getComputedStyle(link).transform)).toMatch(/^matrix\(-1,/);
    const external = part('.Link-external');
    expect(await external.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
      '↖',
    );
    expect(await part('.OtherVersions').textContent()).toBe(
      'في الإصدارات الأخرى: \u20681.x\u2069\u20681.x\u2069المقارنة بالإصدار \u20681.x\u2069',
    );
    await page.close();
  });

  it('LANG-06 opens the panel of narrow screens from the right, and both of its parts', async () => {
    const {page, part} = await openPage('docs/', 390);
    await page.getByRole('button', {name: 'إظهار شريط التنقل أو إخفاؤه'}).click();
    const panel = await across(part('.MobileSidebar'));
    expect([panel.left > 60, panel.right]).toEqual([true, 390]);
    const docs = await across(part('.MobileSidebar-panel nav'));
    expect([docs.left >= panel.left, docs.right <= panel.right]).toEqual([true, true]);
    await page.getByRole('button', {name: '→ العودة إلى القائمة الرئيسية'}).click();
    const items = await across(part('.MobileSidebar-items'));
    expect([items.left >= panel.left, items.right <= panel.right]).toEqual([true, true]);
    await page.close();
  });

  it('LANG-06 moves between tabs in the direction of the arrow key', async () => {
    const {page} = await openPage('docs/');
    const [first, second] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)];
    expect((await across(second)).right).toBeLessThanOrEqual((await across(first)).left + 1);
    await first.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => second.evaluate((tab) => tab === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => first.evaluate((tab) => tab === document.activeElement)).toBe(true);
    await page.close();
  });

  it('LANG-06 fits into windows from 320 to 1280 pixels', async () => {
    const {page} = await openPage('docs/');
    for (const path of ['docs/', 'docs/1.x/']) {
      await page.goto(site.url + path);
      for (const width of [320, 390, 768, 997, 1280]) {
        await page.setViewportSize({width, height: 900});
        await expect.poll(() => sticksOut(page), {message: `${path} at ${width}`}).toBe(false);
      }
    }
    await page.close();
  });

  it('LANG-01, LANG-04 finds words in its language, and uses its number format', async () => {
    const {page} = await openPage('docs/');
    await page.getByRole('button', {name: 'بحث'}).click();
    await page.getByRole('combobox').fill('الاستخدام');
    await page.getByRole('option').first().waitFor();
    await expect
      .poll(async () => await page.getByRole('status').allTextContents())
      .toContainEqual(expect.stringMatching(/^عُثر على /));
    await page.close();
  });
});
