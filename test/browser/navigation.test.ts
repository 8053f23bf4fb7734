import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sharedFolder} from '../support/temp-folder.ts';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {
  alive,
  holdBack,
  phone,
  saveData,
  startWalk,
  type Walk,
  type WalkOptions,
  wide,
} from './support/walk.ts';

const folder = sharedFolder();
let browser: Browser;
let site: BuiltSite;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveFixture('shell-navigation', folder());
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A page of the site. Nothing is fetched ahead, so that what is fetched is what navigation asks for. */
async function walk(path: string, options: Partial<WalkOptions> = {}): Promise<Walk> {
  return await startWalk(browser, {
    url: site.url,
    path,
    ...options,
    prepare: async (page, context) => {
      await saveData(page);
      await options.prepare?.(page, context);
    },
  });
}

const article = (page: Page) => page.locator('article');
const link = (page: Page, name: string) => article(page).getByRole('link', {name, exact: true});

/** Click a link wherever it is, without scrolling to it. */
async function follow(page: Page, name: string): Promise<void> {
  await link(page, name).evaluate((element: HTMLElement) => element.click());
}

async function shows(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', {level: 1, name: heading, exact: true}).waitFor();
}

describe('following links', () => {
  it('ROUTE-05, ROUTE-06 the address changes at once, and everything else together when the page is there', async () => {
    const {page, complaints, documents, close} = await walk('docs/');
    const release = await holdBack(page, /_data\/docs\/guide\/one\.js$/);
    await page.evaluate(() => {
      const seen: string[] = [];
      Reflect.set(window, 'seen', seen);
      const note = () => {
        const text = [
          document.title,
          document.querySelector('h1')?.textContent,
          document.querySelector('.Sidebar [aria-current=page]')?.textContent,
          String(document.documentElement.classList.contains('docs-doc-id-guide/one')),
        ].join(' / ');
        if (seen.at(-1) !== text) seen.push(text);
        requestAnimationFrame(note);
      };
      note();
    });
    await link(page, 'The first guide').click();
    await page.waitForURL('**/docs/guide/one');
    await shows(page, 'About');
    release();
    await shows(page, 'Guide one');
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([
      'About | Ways / About / About / false',
      'Guide one | Ways / Guide one / Guide one / true',
    ]);
    expect(documents()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('ROUTE-12 brings each page by a script and metadata of its own, once', async () => {
    const {page, requests, complaints, close} = await walk('docs/guide/two');
    await link(page, 'About').click();
    await shows(page, 'About');
    await page.goBack();
    await shows(page, 'Guide two');
    await page.goForward();
    await shows(page, 'About');
    const loaded = requests().filter((path) => /^_data\/docs(\/guide\/two)?\.js(on)?$/.test(path));
    expect(new Set(loaded)).toEqual(new Set(['_data/docs.json', '_data/docs.js']));
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps title, description, canonical address and share tags up to date', async () => {
    const {page, close} = await walk('docs/');
    await link(page, 'The first guide').click();
    await shows(page, 'Guide one');
    const read = async () =>
      await page.evaluate(() =>
        [
          'name="description"',
          'property="og:title"',
          'property="og:description"',
          'property="og:url"',
        ]
          .map((attribute) => document.querySelector(`meta[${attribute}]`)?.getAttribute('content'))
          .concat(document.querySelector('link[rel=canonical]')?.getAttribute('href')),
      );
    const followed = await read();
    await page.reload();
    expect(followed).toEqual(await read());
    expect(followed.at(-1)).toBe('https://example.org/base/docs/guide/one');
    await close();
  });

  it('brings components, and styles of a page only while it is open', async () => {
    const {page, complaints, documents, close} = await walk('');
    const color = async () =>
      await page.locator('h1').evaluate((element) => getComputedStyle(element).color);
    expect(await color()).toBe('rgb(4, 5, 6)');
    await page.getByRole('link', {name: 'About', exact: true}).click();
    await shows(page, 'About');
    expect(await color()).not.toBe('rgb(4, 5, 6)');
    await link(page, 'a component').click();
    const counter = page.getByRole('button', {name: 'Clicked'});
    await counter.click();
    expect(await counter.textContent()).toBe('Clicked 1 times');
    await page.locator('.Navbar-brand').click();
    await shows(page, 'Home');
    expect(await color()).toBe('rgb(4, 5, 6)');
    expect([documents(), complaints]).toEqual([1, []]);
    await close();
  });

  it('brings the styles of a page that was not the first', async () => {
    const {page, close} = await walk('docs/');
    await page.locator('.Navbar-brand').click();
    await shows(page, 'Home');
    const color = await page.locator('h1').evaluate((element) => getComputedStyle(element).color);
    expect(color).toBe('rgb(4, 5, 6)');
    await close();
  });

  it('leaves new tabs, downloads, files, modified clicks and other sites to the browser', async () => {
    const {page, documents, close} = await walk('docs/');
    for (const name of ['a new tab', 'escaped']) {
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        link(page, name).click(),
      ]);
      await opened.close();
    }
    const [modified] = await Promise.all([
      page.context().waitForEvent('page'),
      link(page, 'The first guide').click({modifiers: ['Control']}),
    ]);
    await modified.close();
    for (const [name, file] of [
      ['a download', /^long\.html$/],
      ['a file', /^data.*\.zip$/],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        link(page, name).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(file);
    }
    await shows(page, 'About');
    await expect.poll(() => page.url()).toBe(`${site.url}docs/`);
    await page.route('https://example.com/', (route) => route.fulfill({body: 'outside'}));
    await link(page, 'outside').evaluate((element) => element.removeAttribute('target'));
    await link(page, 'outside').click();
    await page.waitForURL('https://example.com/');
    expect(documents()).toBeGreaterThan(1);
    await close();
  });

  it('shows the page that was asked for last, whichever comes first', async () => {
    const {page, close} = await walk('docs/');
    const release = await holdBack(page, /_data\/docs\/guide\/one\.js$/);
    await link(page, 'The first guide').click();
    await link(page, 'aside').click();
    await shows(page, 'Page aside');
    release();
    await page.waitForResponse(/guide\/one\.js$/);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await shows(page, 'Page aside');
    await close();
  });

  it('ROUTE-15 asks for static files only', async () => {
    const {page, close} = await walk('docs/');
    const methods = new Set<string>();
    page.on('request', (request) =>
      methods.add(`${request.method()} ${new URL(request.url()).origin}`),
    );
    for (const name of ['The first guide', 'About', 'far away']) await link(page, name).click();
    await shows(page, 'Far away');
    expect([...methods]).toEqual([`GET ${new URL(site.url).origin}`]);
    await close();
  });

  it('tells screen readers the title of a page that was opened, and nothing at first', async () => {
    const {page, close} = await walk('docs/');
    const status = page.locator('#legacydocs-app > [role=status]');
    expect(await status.textContent()).toBe('');
    await link(page, 'The first guide').click();
    await shows(page, 'Guide one');
    expect(await status.textContent()).toBe('Guide one | Ways');
    await close();
  });
});

describe('other addresses of a page', () => {
  it('ROUTE-02 finds a page whatever the case and the ending slash of its address', async () => {
    const {page, documents, close} = await walk('docs/beside');
    await link(page, 'wrong case').click();
    await shows(page, 'About the old');
    await expect.poll(() => page.url()).toBe(`${site.url}docs/2.x/`);
    expect(documents()).toBe(1);
    await close();
  });

  it('ROUTE-03 follows a link with .html without asking in vain', async () => {
    const {page, documents, complaints, close} = await walk('docs/beside');
    await link(page, 'HTML form').click();
    await shows(page, 'Long');
    await expect.poll(() => page.url()).toBe(`${site.url}docs/long`);
    expect([documents(), complaints]).toEqual([1, []]);
    await close();
  });

  it('ROUTE-03 a copy of a page at its .html address is that page', async () => {
    const html = await readFile(join(site.folder, 'docs/long/index.html'), 'utf8');
    const {page, complaints, close} = await walk('docs/long.html', {
      prepare: (prepared) =>
        prepared.route('**/docs/long.html', (route) =>
          route.fulfill({body: html, contentType: 'text/html'}),
        ),
    });
    await shows(page, 'Long');
    expect(await page.locator('.Sidebar [aria-current=page]').textContent()).toBe('Long');
    await expect.poll(() => page.url()).toBe(`${site.url}docs/long.html`);
    expect(complaints).toEqual([]);
    await close();
  });

  for (const [title, path, address] of [
    [
      'ROUTE-03 the not-found page moves on to the page that its .html address means',
      'docs/long.html?a=1#second',
      'docs/long?a=1#second',
    ],
    ['ROUTE-03 the not-found page moves on from index.html', 'docs/2.x/index.html', 'docs/2.x/'],
    [
      'ROUTE-02 the not-found page moves on whatever the case of its address',
      'DOCS/Long/',
      'docs/long',
    ],
  ] as const) {
    it(title, async () => {
      const {page, documents, complaints, close} = await notFoundAt(path);
      await page.waitForURL(site.url + address);
      await page.locator('.Sidebar [aria-current=page]').first().waitFor();
      expect(await page.locator('.NotFound').count()).toBe(0);
      expect(documents()).toBe(1);
      expect(complaints).toEqual([expect.stringContaining('404')]);
      await close();
    });
  }

  it('ROUTE-04 offers the nearest pages where there is none, and moves nothing for it', async () => {
    let release = (): void => undefined;
    const {page, close} = await notFoundAt('docs/guide/onne', async (prepared) => {
      release = await holdBack(prepared, /_data\/routes\.json$/);
    });
    const height = async () => (await page.locator('.NotFound').boundingBox())?.height;
    const before = await height();
    release();
    const offers = page.getByRole('navigation', {name: 'Perhaps you are looking for:'});
    await offers.getByRole('link').first().waitFor();
    expect(await offers.getByRole('link').allTextContents()).toEqual([
      'Guide one 3.x',
      'Guide two 3.x',
      'Old guide one 2.x',
    ]);
    expect(await height()).toBe(before);
    expect(await page.title()).toBe('Page Not Found | Ways');
    await offers.getByRole('link').first().click();
    await shows(page, 'Guide one');
    await page.goBack();
    await shows(page, 'Page Not Found');
    const search = page.getByRole('search');
    expect(await search.getByRole('searchbox').inputValue()).toBe('onne');
    await search.getByRole('searchbox').fill('two');
    await search.getByRole('button').click();
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('two');
    await page.keyboard.press('Escape');
    await close();
  });

  it('ROUTE-08, ERR-01 loads in full what is no page of the site, and warns', async () => {
    const {page, complaints, documents, close} = await walk('docs/beside');
    await link(page, 'nowhere').click();
    await page.waitForURL('**/nowhere');
    await expect.poll(documents).toBe(2);
    expect(complaints.some((text) => text.startsWith('warning: The page /nowhere '))).toBe(true);
    await close();
  });

  /** The not-found page as static hosts answer with it, whatever the address. */
  async function notFoundAt(path: string, prepare?: WalkOptions['prepare']): Promise<Walk> {
    const html = await readFile(join(site.folder, '404.html'), 'utf8');
    return await walk(path, {
      prepare: async (page, context) => {
        await page.route(
          (url) => url.href === new URL(path.replace(/#.*/, ''), site.url).href,
          (route) => route.fulfill({status: 404, body: html, contentType: 'text/html'}),
        );
        await prepare?.(page, context);
      },
    });
  }

  it('ROUTE-09 shows a spinner where a page without static HTML takes long, after 200 ms', async () => {
    let release = (): void => undefined;
    const {page, close} = await notFoundAt('docs/long.html', async (prepared) => {
      release = await holdBack(prepared, /_data\/docs\/long\.js$/);
    });
    const view = page.locator('.LoadingView');
    await view.waitFor({state: 'attached'});
    const shown = await view.evaluate((element) => {
      const [appear] = element.getAnimations();
      const at = (time: number) => {
        if (appear === undefined) return 'no animation';
        appear.currentTime = time;
        return getComputedStyle(element).visibility;
      };
      appear?.pause();
      return [at(0), at(199), at(200)];
    });
    expect(shown).toEqual(['hidden', 'hidden', 'visible']);
    const spinner = view.locator('svg');
    expect(await spinner.boundingBox()).toMatchObject({width: 128, height: 110});
    expect(await spinner.evaluate((element) => element.getAnimations({subtree: true}).length)).toBe(
      3,
    );
    expect(await view.evaluate((element) => element.clientHeight)).toBe(800);
    release();
    await shows(page, 'Long');
    await close();
  });

  it('ROUTE-10, ROUTE-11, ERR-01 says why a page without static HTML does not come, and tries again', async () => {
    const {page, close} = await notFoundAt('docs/long.html', (prepared) =>
      prepared.route(/_data\/docs\/long\.js$/, (route) => route.abort()),
    );
    const view = page.getByRole('alert');
    await view.waitFor();
    expect(await view.textContent()).toContain('This page could not be loaded.');
    expect(await view.boundingBox()).toMatchObject({x: 320, width: 640});
    const release = await holdBack(page, /_data\/docs\/long\.js$/);
    await view.getByRole('button', {name: 'Retry'}).click();
    await page.locator('.LoadingView').waitFor({state: 'attached'});
    expect(await view.count()).toBe(0);
    await page.unroute(/_data\/docs\/long\.js$/).catch(() => undefined);
    release();
    await shows(page, 'Long');
    await close();
  });
});

describe('when something is missing', () => {
  it('ROUTE-08, ERR-01 warns and loads the page in full, from its top', async () => {
    const {page, complaints, documents, close} = await walk('docs/long', {
      prepare: (prepared) =>
        prepared.route(/_data\/docs\/guide\/one\.js$/, (route) => route.abort()),
    });
    await page.evaluate(() => scrollTo(0, 700));
    await link(page, 'On to the first guide').click();
    await shows(page, 'Guide one');
    await alive(page);
    expect(documents()).toBe(2);
    await expect.poll(() => page.url()).toBe(`${site.url}docs/guide/one`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(complaints.filter((text) => text.startsWith('warning:'))).toEqual([
      expect.stringContaining('The page /docs/guide/one could not be loaded ahead'),
    ]);
    await close();
  });

  it('loads a page of another deploy in full, silently and without running its script', async () => {
    const {page, complaints, requests, documents, close} = await walk('docs/', {
      prepare: (prepared) =>
        prepared.route(/_data\/docs\/guide\/one\.json$/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            json: {...(await response.json()), runtime: 'assets/js/runtime.other.js'},
          });
        }),
    });
    await link(page, 'The first guide').click();
    await expect.poll(documents).toBe(2);
    await shows(page, 'Guide one');
    expect(complaints).toEqual([]);
    expect(requests().filter((path) => path === '_data/docs/guide/one.js')).toEqual([]);
    await close();
  });

  it('ERR-02 a crash leaves the frame of the page alive, and can be tried again', async () => {
    const {page, documents, close} = await walk('docs/');
    await page.evaluate(() => Reflect.set(window, 'crash', 'Out of sorts'));
    await page.locator('.Navbar').getByRole('link', {name: 'Crash'}).click();
    const view = page.locator('main').getByRole('alert');
    await view.waitFor();
    expect(await view.getByRole('heading').textContent()).toBe('This page crashed.');
    expect(await view.locator('p').textContent()).toBe('Out of sorts');
    expect(await page.locator('.Navbar').isVisible()).toBe(true);
    await view.getByRole('button', {name: 'Try again'}).click();
    await view.waitFor();
    await page.evaluate(() => Reflect.deleteProperty(window, 'crash'));
    await view.getByRole('button', {name: 'Try again'}).click();
    await page.getByText('No crash.').waitFor();
    await page.locator('.Navbar').getByRole('link', {name: 'Docs', exact: true}).click();
    await shows(page, 'About');
    expect(documents()).toBe(1);
    await close();
  });
});

describe('a crash of the frame itself', () => {
  it('ERR-02 is caught outside of it, is the title too, and ends with the next page', async () => {
    const {page, documents, close} = await walk('docs/');
    await page.evaluate(() => Reflect.set(window, 'crashFrame', 'Out of frame'));
    await link(page, 'The first guide').click();
    const view = page.getByRole('alert');
    await view.getByText('Out of frame').waitFor();
    expect(await view.getByRole('heading').textContent()).toBe('This page crashed.');
    expect(await page.title()).toBe('Page Error | Ways');
    expect(await page.locator('.Navbar').count()).toBe(0);
    await page.evaluate(() => Reflect.deleteProperty(window, 'crashFrame'));
    await view.getByRole('button', {name: 'Try again'}).click();
    await shows(page, 'Guide one');
    expect(await page.title()).toBe('Guide one | Ways');
    await page.evaluate(() => Reflect.set(window, 'crashFrame', 'Again'));
    await link(page, 'About').click();
    await view.getByText('Again', {exact: true}).waitFor();
    await page.evaluate(() => Reflect.deleteProperty(window, 'crashFrame'));
    await page.goBack();
    await shows(page, 'Guide one');
    expect(await page.title()).toBe('Guide one | Ways');
    expect(documents()).toBe(1);
    await close();
  });
});

describe('the first page', () => {
  it('ROUTE-07 can be read before any script has run', async () => {
    const context = await browser.newContext(wide);
    const page = await context.newPage();
    const release = await holdBack(page, /\.js$/);
    await page.goto(`${site.url}docs/live`, {waitUntil: 'commit'});
    await page.getByText('A page with a component.').waitFor();
    await page.getByRole('button', {name: 'Clicked 0 times'}).waitFor();
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    release();
    await alive(page);
    await context.close();
  });

  it('ROUTE-07 comes to life once its own script is there', async () => {
    const context = await browser.newContext(wide);
    const page = await context.newPage();
    const release = await holdBack(page, /_data\/docs\/live\.js$/);
    await page.goto(`${site.url}docs/live`, {waitUntil: 'commit'});
    const counter = page.getByRole('button', {name: 'Clicked'});
    await counter.click();
    release();
    await alive(page);
    // What the reader did before is not lost.
    await expect.poll(() => counter.textContent()).toBe('Clicked 1 times');
    await counter.click();
    expect(await counter.textContent()).toBe('Clicked 2 times');
    await context.close();
  });
});

describe('the sidebar', () => {
  const entry = (page: Page, name: string) =>
    page.locator('.Sidebar').getByRole('link', {name, exact: true});

  it('ROUTE-13 keeps what is open and where it is scrolled, until another sidebar comes', async () => {
    const {page, requests, documents, close} = await walk('docs/');
    await page.locator('.Sidebar').evaluate((element) => element.setAttribute('data-mark', 'same'));
    await entry(page, 'Far').click();
    await entry(page, 'Far away').click();
    await shows(page, 'Far away');
    await link(page, 'Guide').click();
    await shows(page, 'Guide one');
    expect(await entry(page, 'Far').getAttribute('aria-expanded')).toBe('true');
    expect(await entry(page, 'Guide one').getAttribute('aria-current')).toBe('page');
    expect(await page.locator('.Sidebar').getAttribute('data-mark')).toBe('same');
    await link(page, 'About').click();
    await link(page, 'aside').click();
    await shows(page, 'Page aside');
    expect(await page.locator('.Sidebar').getAttribute('data-mark')).toBeNull();
    expect(await page.locator('.Sidebar').getByRole('link').allTextContents()).toContain(
      'Page beside',
    );
    expect(requests().filter((path) => path === '_data/sidebars/current.json')).toHaveLength(1);
    expect(documents()).toBe(1);
    await close();
  });

  it('fetches the sidebar of another version on entering it, closed as on a first visit', async () => {
    const {page, requests, documents, close} = await walk('docs/beside');
    await link(page, 'wrong case').click();
    await shows(page, 'About the old');
    expect(requests()).toContain('_data/sidebars/2.x.json');
    expect(await entry(page, 'Old').getAttribute('aria-expanded')).toBe('false');
    expect(await entry(page, 'Old only').count()).toBe(0);
    expect(documents()).toBe(1);
    await close();
  });

  it('VER-14 links to versions keep query and hash', async () => {
    const {page, documents, close} = await walk('docs/guide/one?x=1#details');
    await page.locator('.Dropdown-label').hover();
    await page.locator('.Dropdown-list').getByRole('link', {name: '2.x'}).click();
    await shows(page, 'Old guide one');
    await expect.poll(() => page.url()).toBe(`${site.url}docs/2.x/guide/one?x=1#details`);
    expect(documents()).toBe(1);
    await close();
  });
});

describe('scrolling and focus', () => {
  const scrollTop = async (page: Page) => await page.evaluate(() => scrollY);
  const distanceOf = async (page: Page, id: string) =>
    await page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

  for (const [size, context] of Object.entries({
    wide: {viewport: {width: 1280, height: 800}},
    phone,
  })) {
    it(`SCRL-01, SCRL-04 begins at the top or at the hash, and returns to where it was (${size})`, async () => {
      const {page, documents, complaints, close} = await walk('docs/long', {context});
      await page.evaluate(() => scrollTo(0, 700));
      await follow(page, 'On to the first guide');
      await shows(page, 'Guide one');
      expect(await scrollTop(page)).toBe(0);
      await page.goBack();
      await shows(page, 'Long');
      expect(await scrollTop(page)).toBe(700);
      await page.goForward();
      await shows(page, 'Guide one');
      expect(await scrollTop(page)).toBe(0);
      await link(page, 'About').click();
      await link(page, 'the second part of the long page').click();
      await shows(page, 'Long');
      const place = await distanceOf(page, 'second');
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThan(100);
      await page.evaluate(() => scrollTo(0, 0));
      await page.goBack();
      await shows(page, 'About');
      await page.goForward();
      await shows(page, 'Long');
      expect(await distanceOf(page, 'second')).toBe(place);
      expect([documents(), complaints]).toEqual([1, []]);
      await close();
    });
  }

  it('SCRL-01 stays where nothing has the id of the hash', async () => {
    const {page, close} = await walk('docs/long');
    await page.evaluate(() => {
      scrollTo(0, 700);
      document
        .querySelector('article')
        ?.insertAdjacentHTML('beforeend', '<a id="test" href="/base/docs/long?new#%nothing">x</a>');
    });
    await page.locator('#test').evaluate((element: HTMLElement) => element.click());
    await page.waitForURL('**/docs/long?new#%nothing');
    expect(await scrollTop(page)).toBe(700);
    await close();
  });

  it('SCRL-02 stays where only the query changes, and goes to the same hash again', async () => {
    const {page, documents, close} = await walk('docs/');
    await page.setViewportSize({width: 1280, height: 200});
    await page.evaluate(() => scrollTo(0, 50));
    await follow(page, 'Query only');
    await page.waitForURL('**/docs/?tab=2');
    expect(await scrollTop(page)).toBe(50);
    await follow(page, 'here');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(50);
    const place = await scrollTop(page);
    await page.evaluate(() => scrollTo(0, 0));
    await follow(page, 'here');
    await expect.poll(() => scrollTop(page)).toBe(place);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(50);
    await follow(page, 'this page');
    await page.waitForURL('**/docs/');
    expect(await scrollTop(page)).toBe(50);
    await follow(page, 'this page');
    expect([await scrollTop(page), documents()]).toEqual([0, 1]);
    await close();
  });

  it('SCRL-03 the first page scrolls as the browser does', async () => {
    const {page, close} = await walk('docs/long#second', {
      prepare: (prepared) =>
        prepared.addInitScript(() => {
          const calls: string[] = [];
          Reflect.set(window, 'calls', calls);
          Reflect.set(window, 'scrollTo', () => calls.push('scrollTo'));
          Element.prototype.scrollIntoView = () => calls.push('scrollIntoView');
        }),
    });
    expect(await distanceOf(page, 'second')).toBeLessThan(100);
    expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toEqual([]);
    await close();
  });

  it('SCRL-04 a reload keeps the position, also of the pages before it', async () => {
    const {page, close} = await walk('docs/long');
    await page.evaluate(() => scrollTo(0, 700));
    await follow(page, 'On to the first guide');
    await shows(page, 'Guide one');
    await page.goBack();
    await shows(page, 'Long');
    await page.evaluate(() => scrollTo(0, 600));
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(600);
    await alive(page);
    await follow(page, 'On to the first guide');
    await shows(page, 'Guide one');
    await page.reload();
    await alive(page);
    await page.goBack();
    await shows(page, 'Long');
    expect(await scrollTop(page)).toBe(600);
    await close();
  });

  it('SCRL-05 headings stop below the navbar', async () => {
    const {page, close} = await walk('docs/long#second');
    expect(await distanceOf(page, 'second')).toBeCloseTo(68, 0);
    await close();
  });

  it('SCRL-07 the next Tab after a link reaches the skip link; not after back, nor after a hash', async () => {
    const {page, close} = await walk('docs/');
    const next = async () => {
      await page.keyboard.press('Tab');
      return await page.evaluate(() => document.activeElement?.className);
    };
    await link(page, 'The first guide').click();
    await shows(page, 'Guide one');
    expect(await page.locator('.SkipLink').getAttribute('tabindex')).toBe('-1');
    expect(await next()).toBe('SkipLink-link');
    expect(await page.locator('.SkipLink').getAttribute('tabindex')).toBeNull();
    await page.goBack();
    await shows(page, 'About');
    expect(await next()).not.toBe('SkipLink-link');
    await link(page, 'the second part of the long page').click();
    await shows(page, 'Long');
    expect(await page.locator('.SkipLink').getAttribute('tabindex')).toBeNull();
    await close();
  });
});

describe('the progress bar', () => {
  /** Follow a link whose page is held back, with timers that only go on when the test says so. */
  async function slowly(): Promise<Walk & {readonly release: () => void}> {
    const walked = await walk('docs/');
    const {page} = walked;
    const release = await holdBack(page, /_data\/docs\/guide\/one\.js$/);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await link(page, 'The first guide').click();
    await page.waitForURL('**/docs/guide/one');
    return {...walked, release};
  }

  const bar = (page: Page) => page.locator('.ProgressBar-bar');
  const amount = async (page: Page) =>
    1 +
    (await bar(page).evaluate((element: HTMLElement) =>
      Number(/translate3d\((.*?)%/.exec(element.style.transform)?.[1]),
    )) /
      100;

  it('PROG-01 starts 200 ms after the click', async () => {
    const {page, release, close} = await slowly();
    await page.clock.runFor(199);
    expect(await bar(page).count()).toBe(0);
    await page.clock.runFor(1);
    await bar(page).waitFor();
    release();
    await close();
  });

  it('PROG-01, PROG-03 never shows when the page is there before, or for a hash or a query', async () => {
    const {page, release, close} = await slowly();
    await page.clock.runFor(150);
    release();
    await shows(page, 'Guide one');
    await page.clock.runFor(1000);
    expect(await bar(page).count()).toBe(0);
    await page.goto(`${site.url}docs/`);
    await page.clock.runFor(5000);
    await alive(page);
    for (const name of ['here', 'Query only']) await follow(page, name);
    await page.waitForURL('**/docs/?tab=2');
    await page.clock.runFor(1000);
    expect(await bar(page).count()).toBe(0);
    await close();
  });

  it('PROG-02 starts at 8 % and trickles every 800 ms', async () => {
    const {page, release, close} = await slowly();
    await page.clock.runFor(200);
    await bar(page).waitFor();
    let before = await amount(page);
    expect(before).toBeCloseTo(0.08, 5);
    for (let step = 0; step < 3; step += 1) {
      await page.clock.runFor(799);
      expect(await amount(page)).toBe(before);
      await page.clock.runFor(1);
      await expect.poll(() => amount(page)).toBeGreaterThan(before);
      const now = await amount(page);
      expect(now).toBeLessThanOrEqual(before + 0.02);
      before = now;
    }
    const transition = await bar(page).evaluate((element) => getComputedStyle(element).transition);
    expect(transition).toBe('transform 0.2s');
    release();
    await close();
  });

  it('PROG-03 jumps to its end when the page is there, fades, and is gone after 400 ms', async () => {
    const {page, release, close} = await slowly();
    await page.clock.runFor(200);
    await bar(page).waitFor();
    await bar(page).evaluate((element: HTMLElement) => {
      const log: string[] = [];
      Reflect.set(window, 'log', log);
      const observer = new MutationObserver(() => log.push(element.style.transform));
      observer.observe(element, {attributes: true});
    });
    release();
    await shows(page, 'Guide one');
    await expect.poll(() => amount(page)).toBe(1);
    const log: string[] = await page.evaluate(() => Reflect.get(window, 'log'));
    expect(log).toHaveLength(2);
    const jump = 1 + Number(/translate3d\((.*?)%/.exec(log[0] ?? '')?.[1]) / 100;
    expect(jump).toBeGreaterThanOrEqual(0.38);
    expect(jump).toBeLessThanOrEqual(0.88);
    const outer = page.locator('.ProgressBar');
    await page.clock.runFor(199);
    expect(await outer.getAttribute('class')).toBe('ProgressBar');
    await page.clock.runFor(1);
    await page.locator('.ProgressBar.is-fading').waitFor({state: 'attached'});
    const fade = await outer.evaluate((element) => getComputedStyle(element).transition);
    expect(fade).toBe('opacity 0.2s linear');
    await page.clock.runFor(200);
    await outer.waitFor({state: 'detached'});
    expect(await page.locator('html.is-busy').count()).toBe(0);
    await close();
  });

  it('PROG-04 is a thin line on top of everything that nobody can click', async () => {
    const {page, release, close} = await slowly();
    await page.clock.runFor(200);
    await bar(page).waitFor();
    const style = await page.locator('.ProgressBar').evaluate((element) => {
      const {position, top, left, width, height, zIndex, pointerEvents} = getComputedStyle(element);
      return {position, top, left, width, height, zIndex, pointerEvents};
    });
    expect(style).toEqual({
      position: 'fixed',
      top: '0px',
      left: '0px',
      width: '1280px',
      height: '2px',
      zIndex: '1031',
      pointerEvents: 'none',
    });
    const colors = await bar(page).evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.querySelector('article a') ?? element).color,
      getComputedStyle(element, '::after').width,
      getComputedStyle(element, '::after').boxShadow,
    ]);
    expect(colors[0]).toBe(colors[1]);
    expect(colors[2]).toBe('100px');
    expect(colors[3]).not.toBe('none');
    expect(await page.locator('html.is-busy').count()).toBe(1);
    release();
    await close();
  });
});
