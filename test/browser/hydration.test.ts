import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from '../../src/core/csp/content-security-policy.ts';
import {sharedFolder, tempFolder} from '../support/temp-folder.ts';
import {type BuiltFixture, buildFixture, pages} from './support/build-fixture.ts';
import {launchChromium} from './support/chromium.ts';
import {recordComplaints} from './support/complaints.ts';
import {type ServedFolder, serveFolder} from './support/serve-folder.ts';
import {alive, saveData} from './support/walk.ts';

const wide = {viewport: {width: 1280, height: 800}};
const phone = {viewport: {width: 390, height: 844}};
const site = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: {id: 'news', content: 'News', isCloseable: true},
} as const;

const folder = sharedFolder();
let browser: Browser;
let fixture: BuiltFixture;
let served: ServedFolder;

beforeAll(async () => {
  browser = await launchChromium();
  fixture = await buildFixture(folder(), site);
  served = await serveFolder(fixture.folder, '/base/', () => policyOf(fixture));
});
afterAll(async () => {
  await browser.close();
  await served.close();
});

/** Returns the policy that a build generates for the inline scripts. */
function policyOf({inlineScripts}: BuiltFixture): Record<string, string> {
  return {'Content-Security-Policy': contentSecurityPolicy({mode: 'headers'}, inlineScripts)};
}

interface OpenPage {
  readonly page: Page;
  /** Console messages and uncaught errors. React reports hydration mismatches as console messages. */
  readonly complaints: readonly string[];
}

async function open(options: BrowserContextOptions = wide): Promise<OpenPage> {
  const page = await browser.newPage(options);
  // Disables prefetching, because most links in the fixture lead to missing pages.
  await saveData(page);
  const complaints = recordComplaints(page);
  return {page, complaints};
}

describe('hydration', () => {
  it('hydrates pages of each kind without a message and without a change', async () => {
    const {page, complaints} = await open();
    const quiet = await browser.newPage({...wide, javaScriptEnabled: false});
    for (const {outputPath} of pages) {
      const address = served.url + outputPath;
      await quiet.goto(address);
      const before = await quiet.locator('main').innerHTML();
      await page.goto(address);
      await alive(page);
      // Ignores intended changes: after hydration, the 404 search and the current section depend on the URL and the
      // scroll position.
      const same = (html: string) =>
        html
          .replace(/<search>.*<\/search>/, '')
          .replace(' is-active" aria-current="location"', '"');
      expect(same(await page.locator('main').innerHTML()), outputPath).toBe(same(before));
      expect(complaints, outputPath).toEqual([]);
    }
    await page.close();
    await quiet.close();
  });

  it('hydrates components of .tsx and .mdx pages, with one React', async () => {
    const {page, complaints} = await open();
    for (const path of ['', 'docs/2.x/live/']) {
      await page.goto(served.url + path);
      await alive(page);
      const counter = page.getByRole('button', {name: /Clicked/});
      await counter.click();
      await expect.poll(() => counter.textContent()).toBe('Clicked 1 times');
    }
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("causes no message of React's development build", async () => {
    const development = await buildFixture(await tempFolder(), site, {
      reactDevelopment: true,
      minify: false,
    });
    const server = await serveFolder(development.folder, '/base/');
    const {page, complaints} = await open();
    for (const {outputPath} of pages) {
      await page.goto(server.url + outputPath);
      await alive(page);
    }
    // The development build of React always advertises its browser extension.
    expect(complaints.filter((text) => !text.includes('React DevTools'))).toEqual([]);
    await page.close();
    await server.close();
  });

  it('ROUTE-11 leaves a page readable whose own module is missing', async () => {
    const {page} = await open();
    await page.route('**/_data/**', async (route) => await route.abort());
    await page.goto(`${served.url}docs/2.x/live/`);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('article').textContent()).toContain('Text of the partial.');
    await page.close();
  });

  it('ROUTE-11 hydrates the rest of such a page', async () => {
    const {page, complaints} = await open();
    await page.route('**/docs/2.x/live.js', async (route) => await route.abort());
    await page.goto(`${served.url}docs/2.x/live/`);
    const before = await page.locator('article').innerText();
    await alive(page);
    expect(await page.locator('article').innerText()).toBe(before);
    await page.keyboard.press('/');
    await page.getByRole('combobox', {name: 'Search'}).waitFor();
    await page.keyboard.press('Escape');
    const guide = page.locator('.Sidebar').getByRole('link', {name: 'Guide'});
    const was = await guide.getAttribute('aria-expanded');
    await guide.click();
    expect(await guide.getAttribute('aria-expanded')).not.toBe(was);
    // The only expected message is about the missing file.
    expect(complaints.filter((text) => !text.includes('Failed to load'))).toEqual([]);
    await page.close();
  });
});

describe('skip link', () => {
  it('A11Y-01 comes first, moves the focus to the text, and keeps the URL', async () => {
    const {page} = await open();
    await page.goto(`${served.url}docs/2.x/guide/testing/`);
    await alive(page);
    await page.keyboard.press('Tab');
    const link = page.locator('.SkipLink-link');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await link.boundingBox()).toMatchObject({x: 16, y: 16});
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(new URL(page.url()).hash).toBe('');
    await page.close();
  });
});

describe('without scripts', () => {
  for (const [size, options] of Object.entries({wide, phone})) {
    it(`a page can be read and left on a ${size} screen`, async () => {
      const {page} = await open({...options, javaScriptEnabled: false});
      await page.goto(`${served.url}docs/2.x/guide/testing/`);
      const sees = async (selector: string): Promise<void> =>
        await page.locator(selector).first().waitFor({state: 'visible'});
      await sees('article h1');
      await sees('.Sidebar a[href="/base/docs/2.x/guide/debugging"]');
      await sees('.Sidebar a[href="/base/docs/2.x/closed/first"]');
      if (size === 'phone') {
        await page.locator('.Navbar-menu').click();
        await expect
          .poll(() => page.locator('#legacydocs-menu').boundingBox())
          .toMatchObject({x: 0});
        await sees('#legacydocs-menu a[href="/base/docs/1.x/"]');
        await page.locator('.FoldedTableOfContents summary').click();
        await sees('.FoldedTableOfContents a[href="#second"]');
      } else {
        await page.locator('.Dropdown-label').hover();
        await sees('.Dropdown-list a[href="/base/docs/1.x/"]');
        await sees('.TableOfContents a[href="#second"]');
      }
      await page.close();
    });
  }

  it('nothing overflows the screen', async () => {
    const {page} = await open({...phone, javaScriptEnabled: false});
    for (const {outputPath} of pages) {
      await page.goto(served.url + outputPath);
      for (const width of [360, 390, 768, 1280]) {
        await page.setViewportSize({width, height: 800});
        // Playwright can evaluate code even on a page that cannot run scripts.
        const widths = () =>
          page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
        await expect.poll(widths, {message: outputPath}).toEqual([width, width]);
      }
    }
    await page.close();
  });
});

describe('initial state', () => {
  let page: Page;
  beforeAll(async () => {
    ({page} = await open());
    // The page's scripts are missing, so only inline code has run.
    await page.route('**/*.js', async (route) => await route.abort());
    await page.goto(served.url);
  });
  afterAll(() => page.close());

  async function stateWith(stored: Record<string, string>): Promise<(string | null)[]> {
    await page.evaluate((values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    await page.reload();
    return await page.evaluate(() =>
      ['data-theme', 'data-announcement-bar-initially-dismissed'].map((name) =>
        document.documentElement.getAttribute(name),
      ),
    );
  }

  it('THEME-02, THEME-03, THEME-04 applies a stored colour mode before any script file runs', async () => {
    expect((await stateWith({}))[0]).toBe('light');
    expect((await stateWith({theme: 'dark'}))[0]).toBe('dark');
    expect((await stateWith({theme: 'bogus'}))[0]).toBe('light');
  });

  it('ROUTE-07 in a browser that is too old for the scripts, shows the page without them', async () => {
    const {page} = await open();
    await page.addInitScript(() => {
      const original = RegExp;
      Reflect.set(
        window,
        'RegExp',
        Object.assign((pattern: string) => {
          if (pattern.includes('(?<=')) throw new SyntaxError('invalid group specifier name');
          return new original(pattern);
        }, original),
      );
    });
    await page.route('**/*.js', async (route) => await route.abort());
    await page.goto(served.url);
    expect(await page.locator('html').getAttribute('data-js')).toBe(null);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await page.close();
  });

  it('ANN-03, ANN-05 hides an announcement that was dismissed, and shows a new one at once', async () => {
    const dismissed = {'legacydocs.announcement.dismiss': 'true'};
    expect((await stateWith({}))[1]).toBe('false');
    expect((await stateWith({...dismissed, 'legacydocs.announcement.id': 'news'}))[1]).toBe('true');
    expect((await stateWith({...dismissed, 'legacydocs.announcement.id': 'old'}))[1]).toBe('false');
  });
});

describe('base-URL banner', () => {
  async function bannerWithout(pattern: RegExp | undefined, path = ''): Promise<string | null> {
    const {page} = await open();
    if (pattern !== undefined) await page.route(pattern, async (route) => await route.abort());
    await page.goto(served.url + path);
    const banner = page.locator('#legacydocs-base-url-banner');
    const text = (await banner.isVisible()) ? await banner.textContent() : null;
    await page.close();
    return text;
  }

  it('BASE-01, BASE-03, BASE-04 shows if neither styles nor scripts load', async () => {
    expect(await bannerWithout(/\.(css|js)$/)).toMatchInlineSnapshot(
      `"This site did not load properly.Its baseUrl setting is probably wrong.Configured baseUrl: /base/Try instead: /base/"`,
    );
    expect(await bannerWithout(/\.js$/)).toBeNull();
    expect(await bannerWithout(undefined)).toBeNull();
  });

  it('BASE-05 is styled in spite of the policy', async () => {
    const {page} = await open();
    await page.route(/\.(css|js)$/, async (route) => await route.abort());
    await page.goto(served.url);
    const style = await page.locator('#legacydocs-base-url-banner > div').evaluate((element) => {
      const {borderTopStyle, borderTopColor, backgroundColor, fontSize} = getComputedStyle(element);
      return [borderTopStyle, borderTopColor, backgroundColor, fontSize];
    });
    expect(style).toEqual(['solid', 'rgb(255, 0, 0)', 'rgb(255, 230, 179)', '20px']);
    await page.close();
  });

  it('BASE-02 is only on the home page', async () => {
    expect(await bannerWithout(/\.(css|js)$/, 'docs/2.x/guide/testing/')).toBeNull();
  });
});
