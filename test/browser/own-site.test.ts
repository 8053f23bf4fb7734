import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sharedFolder} from '../support/temp-folder.ts';
import {launchChromium} from './support/chromium.ts';
import {hydrated, type OwnSite, serveOwnSite, watchedPage} from './support/own-site.ts';
import {violations} from './support/violations.ts';

const wide = {viewport: {width: 1280, height: 800}};
const phone = {viewport: {width: 390, height: 844}};
/** One page of each kind. */
const kinds = [
  '',
  'docs/',
  'docs/api/animations/withSpring',
  'docs/1.x/nodes/interpolate',
  '404.html',
];

const sites = sharedFolder();
let browser: Browser;
let site: OwnSite;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveOwnSite(join(sites(), 'build'));
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

describe('every route', () => {
  it('comes alive under the strict policy without a message of any kind', async () => {
    expect(await complaintsOf(site, site.routes)).toEqual([]);
  });

  it("gives React's development build nothing to complain about", async () => {
    const folder = join(sites(), 'development');
    const development = await serveOwnSite(folder, {reactDevelopment: true});
    // Other pages are HTML to React: one of each kind stands for them.
    const paths = [...development.modules, ...kinds.map((path) => `/${path}`)];
    const complaints = await complaintsOf(development, paths);
    // React recommends its own tool on every page; that is no complaint.
    expect(complaints.filter((text) => !text.includes('React DevTools'))).toEqual([]);
    await development.close();
  });
});

/** What the console says while these routes are visited, two at a time. */
async function complaintsOf({url}: OwnSite, routes: readonly string[]): Promise<string[]> {
  const queue = [...routes];
  const visit = async (): Promise<string[]> => {
    const {page, complaints} = await watchedPage(browser, wide);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await page.goto(url + path.slice(1));
      await hydrated(page);
    }
    await page.close();
    return complaints;
  };
  return (await Promise.all([visit(), visit()])).flat();
}

describe('accessibility', () => {
  for (const [name, options] of Object.entries({wide, phone})) {
    for (const mode of ['light', 'dark']) {
      it(`A11Y-05, A11Y-06 no template has a violation, ${name}, ${mode}`, async () => {
        const {page} = await watchedPage(browser, {...options, reducedMotion: 'reduce'});
        for (const path of kinds) {
          await page.goto(site.url + path);
          await hydrated(page);
          await paint(page, mode);
          expect(await violations(page), path).toEqual([]);
        }
        await page.goto(`${site.url}docs/1.x/nodes/interpolate`);
        await hydrated(page);
        await paint(page, mode);
        await openMenu(page);
        expect(await violations(page), 'with its menu open').toEqual([]);
        await page.close();
      });
    }
  }
});

describe('budgets', () => {
  it('requests at most 10 files before load, none from elsewhere', async () => {
    const {page} = await watchedPage(browser, wide);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${site.url}docs/api/animations/withSpring`, {waitUntil: 'load'});
    expect(requests.length).toBeLessThanOrEqual(10);
    expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
    await page.close();
  });

  it('sends at most 10 KB of styles, and 6 KB of shell around an article', async () => {
    const html = await readFile(
      join(site.folder, 'docs/api/hooks/useDerivedValue/index.html'),
      'utf8',
    );
    const chunk = await readFile(
      join(site.folder, '_data/docs/api/hooks/useDerivedValue.js'),
      'utf8',
    );
    const article: unknown = JSON.parse(chunk.replace(/^export default |;\s*$/g, ''));
    const sheet = /href="[^"]*\/(assets\/css\/[^"]+)"/.exec(html)?.[1] ?? '';
    expect(gzipSync(html).length - gzipSync(String(article)).length).toBeLessThan(6 * 1024);
    expect(gzipSync(await readFile(join(site.folder, sheet))).length).toBeLessThan(10 * 1024);
  });

  it('never shifts what is on the screen', async () => {
    for (const options of [wide, phone]) {
      const {page} = await watchedPage(browser, options);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry) shifts.push(Number(entry.value));
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      for (const path of kinds) {
        await page.goto(site.url + path);
        await hydrated(page);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toEqual([]);
      }
      await page.close();
    }
  });
});

describe('without JavaScript', () => {
  for (const [name, options] of Object.entries({wide, phone})) {
    it(`every kind of page can be read and left by links, ${name}`, async () => {
      const page = await browser.newPage({...options, javaScriptEnabled: false});
      for (const path of kinds) {
        await page.goto(site.url + path);
        expect(await page.locator('h1').isVisible(), path).toBe(true);
        const links = await page
          .locator('a:visible')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        for (const home of ['/reanimated-legacy/', '/reanimated-legacy/docs/2.x/']) {
          expect(
            links.some((href) => href?.startsWith(home)),
            `${path} → ${home}`,
          ).toBe(true);
        }
      }
      await page.close();
    });
  }
});

/** The site itself is light only; its styles are complete for both modes. */
async function paint(page: Page, mode: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset['theme'] = value;
  }, mode);
}

/** The mobile panel, or the version dropdown where there is room for the navbar's items. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  if (await button.isVisible()) {
    await button.click();
    await page.locator('dialog[open]').waitFor();
  } else {
    await page.locator('.Dropdown-label').first().hover();
    await page.locator('.Dropdown-label[aria-expanded="true"]').waitFor();
  }
}
