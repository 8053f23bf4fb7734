import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {link, navigationSite, shows} from './support/navigation-site.ts';
import {alive, holdBack, type Walk, type WalkOptions} from './support/walk.ts';

const {site, walk} = navigationSite();

describe('other URLs of a page', () => {
  it('ROUTE-02 finds a page regardless of the case and the trailing slash of its URL', async () => {
    const {page, documents, close} = await walk('docs/beside');
    await link(page, 'wrong case').click();
    await shows(page, 'About the old');
    await expect.poll(() => page.url()).toBe(`${site().url}docs/2.x/`);
    expect(documents()).toBe(1);
    await close();
  });

  it('ROUTE-03 follows a link with .html without a failing request', async () => {
    const {page, documents, complaints, close} = await walk('docs/beside');
    await link(page, 'HTML form').click();
    await shows(page, 'Long');
    await expect.poll(() => page.url()).toBe(`${site().url}docs/long`);
    expect([documents(), complaints]).toEqual([1, []]);
    await close();
  });

  it('ROUTE-03 a copy of a page at its .html URL is that page', async () => {
    const html = await readFile(join(site().folder, 'docs/long/index.html'), 'utf8');
    const {page, complaints, close} = await walk('docs/long.html', {
      prepare: (prepared) =>
        prepared.route('**/docs/long.html', (route) =>
          route.fulfill({body: html, contentType: 'text/html'}),
        ),
    });
    await shows(page, 'Long');
    expect(await page.locator('.Sidebar [aria-current=page]').textContent()).toBe('Long');
    await expect.poll(() => page.url()).toBe(`${site().url}docs/long.html`);
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
      await page.waitForURL(site().url + address);
      await page.locator('.Sidebar [aria-current=page]').first().waitFor();
      expect(await page.locator('.NotFound').count()).toBe(0);
      expect(documents()).toBe(1);
      expect(complaints).toEqual([expect.stringContaining('404')]);
      await close();
    });
  }

  it('ROUTE-04 suggests the nearest pages for a missing one, without a layout shift', async () => {
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
    await expect.poll(() => search.getByRole('searchbox').inputValue()).toBe('onne');
    await search.getByRole('searchbox').fill('two');
    await search.getByRole('button').click();
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('two');
    await page.keyboard.press('Escape');
    await close();
  });

  it('ROUTE-08, ERR-01 performs a full load for a URL that is not a page, and warns', async () => {
    const {page, complaints, documents, close} = await walk('docs/beside');
    await link(page, 'nowhere').click();
    await page.waitForURL('**/nowhere');
    await expect.poll(documents).toBe(2);
    expect(complaints.some((text) => text.startsWith('warning: The page /nowhere '))).toBe(true);
    await close();
  });

  /** Opens an unknown URL, for which the host sends the not-found page. */
  async function notFoundAt(path: string, prepare?: WalkOptions['prepare']): Promise<Walk> {
    const html = await readFile(join(site().folder, '404.html'), 'utf8');
    return await walk(path, {
      prepare: async (page, context) => {
        await page.route(
          (url) => url.href === new URL(path.replace(/#.*/, ''), site().url).href,
          (route) => route.fulfill({status: 404, body: html, contentType: 'text/html'}),
        );
        await prepare?.(page, context);
      },
    });
  }

  it('ROUTE-09 shows a spinner if a page without static HTML loads slowly, after 200 ms', async () => {
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

  it('ROUTE-10, ROUTE-11, ERR-01 shows why a page without static HTML cannot be loaded, and tries again', async () => {
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
    await expect.poll(() => page.url()).toBe(`${site().url}docs/guide/one`);
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

  it('ERR-02 a crash leaves the rest of the page interactive, and can be tried again', async () => {
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

describe('a crash of the layout itself', () => {
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
