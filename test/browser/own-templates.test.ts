import type {Browser} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildGoodSite, docsSettings, siteConfig, siteWith} from '../support/sites.ts';
import {smallSite} from '../support/small-site.ts';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {watchedPage} from './support/own-site.ts';
import {type ServedFolder, serveUnderPolicy} from './support/serve-folder.ts';
import {alive, stopClock} from './support/walk.ts';

const folder = sharedFolder();
const marked = sharedFolder();
let browser: Browser;
let site: ServedFolder;

beforeAll(async () => {
  browser = await launchChromium();
  const {outDir} = await buildGoodSite(
    await siteWith(
      {
        ...smallSite,
        'site.config.ts': siteConfig(
          `${docsSettings('2.x', '1.x')} favicon: 'icon.svg', themeConfig: {navbar: {items: [{type: 'custom-stars', count: 12}]}},`,
        ),
        'content/static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
        'templates/Article/Article.tsx': `
          export {ArticleBody} from 'legacydocs/templates/Article/Article.tsx';
          export function Article({article}) {
            return 'html' in article
              ? <article className="own" dangerouslySetInnerHTML={{__html: article.html}} />
              : <article className="own"><article.Component /></article>;
          }`,
        'templates/NavbarItem/custom-items.ts': `
          import {StarsItem} from './StarsItem.tsx';
          export const customItems = {'custom-stars': StarsItem};`,
        'templates/NavbarItem/StarsItem.tsx': `
          import {useState} from 'react';
          export function StarsItem({item, place}) {
            const [more, setMore] = useState(0);
            return <li className={place}><button type="button" onClick={() => setMore(more + 1)}>★ {item.props.count + more}</button></li>;
          }`,
      },
      folder(),
    ),
  );
  site = await serveUnderPolicy(outDir, '/base/');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

it('ROUTE-17 an article without the marker of the built-in template is shown again after leaving and returning', async () => {
  const {page, complaints} = await watchedPage(browser);
  await page.goto(`${site.url}docs/`);
  await alive(page);
  const text = page.locator('.own');
  expect(await text.textContent()).toContain('First words.');
  await page.locator('.Sidebar').getByRole('link', {name: 'Setup'}).click();
  await expect.poll(() => text.textContent()).toContain('How to start.');
  await page.goBack();
  await expect.poll(() => text.textContent()).toContain('First words.');
  await page.goForward();
  await expect.poll(() => text.textContent()).toContain('How to start.');
  expect(complaints).toEqual([]);
  await page.close();
});

it('ROUTE-17 pages that have no article, or a component, hydrate as usual', async () => {
  const {page, complaints} = await watchedPage(browser);
  for (const path of ['404.html', 'live']) {
    await page.goto(site.url + path);
    await alive(page);
  }
  expect(await page.locator('.own').textContent()).toContain('Box');
  expect(complaints).toEqual([]);
  await page.close();
});

it("NAV-04 an item of the site's own type is rendered by its component, in the navbar and in the panel", async () => {
  const {page, complaints} = await watchedPage(browser);
  await page.goto(`${site.url}docs/`);
  await alive(page);
  await page.getByRole('button', {name: '★ 12'}).click();
  await expect.poll(() => page.locator('.Navbar li.bar').textContent()).toBe('★ 13');
  await page.setViewportSize({width: 390, height: 800});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: '← Back to main menu'}).click();
  await expect.poll(() => page.locator('.MobileSidebar li.panel').textContent()).toBe('★ 12');
  expect(complaints).toEqual([]);
  await page.close();
});

it('MD-31 code and tabs work with classes and icons of the site, in Markdown and in components', async () => {
  const icon = '<svg viewBox="0 0 8 8" width="8" height="8"><path d="M1 2h6"/></svg>';
  const {outDir} = await buildGoodSite(
    await siteWith(
      {
        'site.config.ts': siteConfig("favicon: 'icon.svg',"),
        'content/static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
        'content/pages/index.md':
          '```js\nconst a = 1;\n```\n\n::::tabs\n:::tab[One]\nFirst\n:::\n:::tab[Two]\nSecond\n:::\n::::\n',
        'content/pages/parts.mdx':
          'import {Details, TabItem, Tabs} from \'legacydocs/theme\';\n\n<Tabs><TabItem value="One">First</TabItem><TabItem value="Two">Second</TabItem></Tabs>\n\n<Details>More</Details>\n',
        'templates/ArticleMarkup.ts': `
          import * as original from 'legacydocs/templates/ArticleMarkup.ts';
          export * from 'legacydocs/templates/ArticleMarkup.ts';
          export const code = {...original.code, block: 'code-block not-prose', button: 'code-button btn', copiedIcon: '${icon}'};
          export const tabs = {...original.tabs, panel: 'tabs-panel pane'};
          export const elements = {...original.elements, details: 'card'};`,
      },
      marked(),
    ),
  );
  const {url, close} = await serveUnderPolicy(outDir, '/base/');
  const {page, complaints} = await watchedPage(browser);
  for (const path of ['', 'parts']) {
    await page.goto(url + path);
    await alive(page);
    await page.getByRole('tab', {name: 'Two'}).click();
    await page.locator('.tabs-panel.pane', {hasText: 'Second'}).waitFor();
    expect(await page.locator('.pane', {hasText: 'First'}).isVisible()).toBe(false);
  }
  expect(await page.locator('details.card').textContent()).toBe('DetailsMore');
  await page.goto(url);
  await alive(page);
  const copy = page.locator('.not-prose .btn.code-copy');
  await stopClock(page);
  await copy.click();
  await copy.locator('path[d="M1 2h6"]').waitFor({state: 'attached'});
  await page.clock.runFor(1000);
  await copy.locator('path[d^="M9 9h11"]').waitFor({state: 'attached'});
  expect(complaints).toEqual([]);
  await page.close();
  await close();
});
