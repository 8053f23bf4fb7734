import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {link, navigationSite, shows} from './support/navigation-site.ts';
import {alive, holdBack, wide} from './support/walk.ts';

const {browser, site, walk} = navigationSite();

describe('following links', () => {
  it('ROUTE-05, ROUTE-06 the URL changes immediately, and everything else together when the page has loaded', async () => {
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

  it('ROUTE-12 loads the script and metadata of each page, once', async () => {
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

  it('keeps title, description, canonical URL and social tags up to date', async () => {
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

  it('loads components, and applies the styles of a page only while it is open', async () => {
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
    await expect.poll(() => counter.textContent()).toBe('Clicked 1 times');
    await page.locator('.Navbar-brand').click();
    await shows(page, 'Home');
    expect(await color()).toBe('rgb(4, 5, 6)');
    expect([documents(), complaints]).toEqual([1, []]);
    await close();
  });

  it('loads the styles of later pages', async () => {
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
    await expect.poll(() => page.url()).toBe(`${site().url}docs/`);
    await page.route('https://example.com/', (route) => route.fulfill({body: 'outside'}));
    await link(page, 'outside').evaluate((element) => element.removeAttribute('target'));
    await link(page, 'outside').click();
    await page.waitForURL('https://example.com/');
    expect(documents()).toBeGreaterThan(1);
    await close();
  });

  it('shows the last requested page, whichever loads first', async () => {
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

  it('ROUTE-15 requests static files only', async () => {
    const {page, close} = await walk('docs/');
    const methods = new Set<string>();
    page.on('request', (request) =>
      methods.add(`${request.method()} ${new URL(request.url()).origin}`),
    );
    for (const name of ['The first guide', 'About', 'far away']) await link(page, name).click();
    await shows(page, 'Far away');
    expect([...methods]).toEqual([`GET ${new URL(site().url).origin}`]);
    await close();
  });

  it('announces the title of an opened page to screen readers, and nothing for the first page', async () => {
    const {page, close} = await walk('docs/');
    const status = page.locator('#legacydocs-app > [role=status]');
    expect(await status.textContent()).toBe('');
    await link(page, 'The first guide').click();
    await shows(page, 'Guide one');
    await expect.poll(() => status.textContent()).toBe('Guide one | Ways');
    await close();
  });
});

describe('the first page', () => {
  it('ROUTE-07 can be read before any script has run', async () => {
    const context = await browser().newContext(wide);
    const page = await context.newPage();
    const release = await holdBack(page, /\.js$/);
    await page.goto(`${site().url}docs/live`, {waitUntil: 'commit'});
    await page.getByText('A page with a component.').waitFor();
    await page.getByRole('button', {name: 'Clicked 0 times'}).waitFor();
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    release();
    await alive(page);
    await context.close();
  });

  it('ROUTE-07 hydrates once its own script has loaded', async () => {
    const context = await browser().newContext(wide);
    const page = await context.newPage();
    const release = await holdBack(page, /_data\/docs\/live\.js$/);
    await page.goto(`${site().url}docs/live`, {waitUntil: 'commit'});
    const counter = page.getByRole('button', {name: 'Clicked'});
    await counter.click();
    release();
    await alive(page);
    // The reader's earlier input is kept.
    await expect.poll(() => counter.textContent()).toBe('Clicked 1 times');
    await counter.click();
    await expect.poll(() => counter.textContent()).toBe('Clicked 2 times');
    await context.close();
  });
});

describe('the sidebar', () => {
  const entry = (page: Page, name: string) =>
    page.locator('.Sidebar').getByRole('link', {name, exact: true});

  it('ROUTE-13 keeps open categories and its scroll position until another sidebar is shown', async () => {
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
    await expect.poll(() => page.url()).toBe(`${site().url}docs/2.x/guide/one?x=1#details`);
    expect(documents()).toBe(1);
    await close();
  });
});
