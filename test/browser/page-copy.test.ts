import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {articlePages} from './support/article-pages.ts';
import {holdBack, phone, stopClock, wide} from './support/walk.ts';

const {browser, site, visit} = articlePages();

const granted = {...wide, permissions: ['clipboard-read', 'clipboard-write']};

it('FORM-02 copies the page as Markdown, with the keyboard, too, and confirms it', async () => {
  const {page, complaints, context} = await visit('code', granted);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const status = page.locator('.PageActions [role=status]');
  expect(await status.textContent()).toBe('');
  expect(asked.filter((url) => url.endsWith('.md'))).toEqual([]);
  const button = page.getByRole('button', {name: 'Copy page'});
  await stopClock(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', {name: 'Copied'}).waitFor();
  expect(await status.textContent()).toBe('Copied');
  const markdown = await readFile(join(site().folder, 'docs/code.md'), 'utf8');
  expect(markdown).toContain('```');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  await page.clock.runFor(2000);
  await button.waitFor();
  expect(await status.textContent()).toBe('');
  expect(complaints).toEqual([]);
  await context.close();
});

it('FORM-02 copies if scripts cannot write to the clipboard later, and copies another page after navigating there', async () => {
  const {page, context} = await visit('code', granted);
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'ClipboardItem');
  });
  await page.getByRole('link', {name: /^Next/}).click();
  await page.waitForFunction(() => !location.pathname.endsWith('code'));
  await stopClock(page);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await page.getByRole('button', {name: 'Copied'}).waitFor();
  const url = await page.evaluate(() => location.pathname);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${url}"\n---`);
  await context.close();
});

it('FORM-02 reports if the Markdown cannot be loaded, and offers a link to it', async () => {
  const {page, context} = await visit('code', granted);
  await page.route('**/*.md', (route) =>
    route.fulfill({contentType: 'text/html', body: '<p>Not found'}),
  );
  await page.getByRole('button', {name: 'Copy page'}).click();
  await page.getByRole('button', {name: 'Copying failed'}).waitFor();
  expect(await page.locator('.PageActions [role=status]').textContent()).toBe('Copying failed');
  await page.unroute('**/*.md');
  await page.getByRole('link', {name: 'View as Markdown'}).click();
  await page.waitForURL('**/docs/code.md');
  await context.close();
});

it('FORM-02 is a link without scripts, and fits on a phone', async () => {
  const context = await browser().newContext({...phone, javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${site().url}docs/code`);
  expect(await page.getByRole('button', {name: 'Copy page'}).isVisible()).toBe(false);
  const link = page.getByRole('link', {name: 'View as Markdown'});
  const box = await link.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await link.click();
  await page.waitForURL('**/docs/code.md');
  await context.close();
});

it('FORM-02 replays a press from before the page hydrated', async () => {
  const context = await browser().newContext(granted);
  const page = await context.newPage();
  const release = await holdBack(page, /assets\/js\/runtime/);
  await page.goto(`${site().url}docs/code`);
  await page.getByRole('button', {name: 'Copy page'}).click();
  // Checked in every frame, because the confirmation is shown for a short time only.
  const copied = page.waitForFunction(
    () => document.querySelector('.PageActions-label')?.textContent === 'Copied',
  );
  release();
  await copied;
  await context.close();
});
