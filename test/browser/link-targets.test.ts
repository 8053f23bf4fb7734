import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildGoodSite, docsSettings, siteConfig, siteWith} from '../support/sites.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {watchedPage} from './support/own-site.ts';
import {type ServedFolder, serveUnderPolicy} from './support/serve-folder.ts';
import {alive, holdBack} from './support/walk.ts';

const rows = Array.from({length: 40}, (_, index) => `| \`option${index}\` | ${index} |`);
const files = {
  'site.config.ts': siteConfig(docsSettings('2.x')),
  'content/docs/2.x/other.md':
    '# Other\n\n[The row](./page.md#options-option30), [the page](./page.md)\n',
  'content/docs/2.x/page.md': `# Page\n\n## Options\n\n| Name | Default |\n| --- | --- |\n${rows.join('\n')}\n`,
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

it('MD-32 scrolls to a row and highlights it', async () => {
  const {page, complaints} = await watchedPage(browser);
  await page.goto(`${site.url}docs/page#options-option30`);
  const row = page.locator('#options-option30');
  await expect.poll(async () => (await row.boundingBox())?.y ?? 0).toBeLessThan(800);
  const color = (id: string) =>
    page.locator(id).evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await color('#options-option30')).not.toBe(await color('#options-option31'));
  expect(complaints).toEqual([]);
  await page.close();
});

it('MD-32 highlights the row of a link from another page, until the URL names another', async () => {
  const {page, complaints} = await watchedPage(browser);
  await page.goto(`${site.url}docs/other`);
  await alive(page);
  await page.getByRole('link', {name: 'The row'}).click();
  const color = (id: string) =>
    page.locator(id).evaluate((node) => getComputedStyle(node).backgroundColor);
  await page.locator('#options-option30').waitFor();
  await expect.poll(() => color('#options-option30')).not.toBe(await color('#options-option31'));
  await page.evaluate(() => {
    location.hash = '#options-option31';
  });
  await expect.poll(() => color('#options-option30')).toBe(await color('#options-option29'));
  expect(await color('#options-option31')).not.toBe(await color('#options-option30'));
  expect(complaints).toEqual([]);
  await page.close();
});

it('MD-32 shows the link of a row on hover and focus, copies its URL and says so', async () => {
  const {page} = await watchedPage(browser, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(`${site.url}docs/page`);
  const link = page.getByRole('link', {name: 'Direct link to option1', exact: true});
  const opacity = () => link.evaluate((node) => getComputedStyle(node).opacity);
  expect(await opacity()).toBe('0');
  await link.focus();
  await expect.poll(opacity).toBe('1');
  await page.keyboard.press('Enter');
  const status = page.locator('#options-option1 [role="status"]');
  await expect.poll(() => status.textContent()).toBe('Link copied');
  const url = `${site.url}docs/page#options-option1`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  expect(page.url()).toBe(url);
  await expect.poll(() => status.count()).toBe(0);
  await page.close();
});

it('MD-32, ROUTE-07 copies the URL of a row whose link is pressed before hydration, without scrolling back', async () => {
  const {page} = await watchedPage(browser, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const release = await holdBack(page, /assets\/js\/runtime/);
  await page.goto(`${site.url}docs/page`);
  await page.getByRole('link', {name: 'Direct link to option30', exact: true}).click();
  const url = `${site.url}docs/page#options-option30`;
  await page.waitForURL(url);
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  release();
  await expect
    .poll(() => page.locator('#options-option30 [role="status"]').textContent())
    .toBe('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.locator('[data-heard]').count()).toBe(0);
  await page.close();
});

it('MD-04 names a heading by its text alone', async () => {
  const {page} = await watchedPage(browser);
  await page.goto(`${site.url}docs/page`);
  expect(await page.getByRole('heading', {name: 'Options', exact: true}).count()).toBe(1);
  await page.close();
});

it('SRCH-02 leads to the row of an option', async () => {
  const {page} = await watchedPage(browser);
  await page.goto(`${site.url}docs/page?q=option17`);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/page#options-option17');
  await page.close();
});
