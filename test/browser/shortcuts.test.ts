import {expect, it} from 'vitest';
import {articlePages} from './support/article-pages.ts';
import {alive, wide} from './support/walk.ts';

const {browser, site, visit} = articlePages();

it('KEYS-01 shows the keyboard shortcuts on ?, and returns the focus', async () => {
  const {page, release, complaints} = await visit('code');
  const search = page.getByRole('button', {name: 'Search'});
  await search.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  await dialog.waitFor();
  await page.keyboard.press('?');
  expect(await dialog.locator('dd').allInnerTexts()).toContain('Show this list');
  await page.keyboard.press('Escape');
  await dialog.waitFor({state: 'detached'});
  await expect
    .poll(() => search.evaluate((button) => button === document.activeElement))
    .toBe(true);

  await page.keyboard.press('?');
  await dialog.getByRole('button', {name: 'Close'}).click();
  await dialog.waitFor({state: 'detached'});
  expect(complaints).toEqual([]);
  await release();
});

it('KEYS-01 leaves ? in fields to the reader, and loads its code on demand', async () => {
  const context = await browser().newContext(wide);
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await page.goto(`${site().url}docs/code`);
  await page.keyboard.press('/');
  const field = page.locator('.SearchDialog-input');
  await field.waitFor();
  await page.keyboard.type('what?');
  await expect.poll(() => field.inputValue()).toBe('what?');
  await alive(page);
  const holdsList = () => scripts.some((text) => text.includes('Keyboard shortcuts'));
  expect(holdsList()).toBe(false);
  expect(await page.locator('.Shortcuts').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.SearchDialog').waitFor({state: 'detached'});
  await page.keyboard.press('?');
  await page.getByRole('dialog', {name: 'Keyboard shortcuts'}).waitFor();
  await expect.poll(holdsList).toBe(true);
  await context.close();
});
