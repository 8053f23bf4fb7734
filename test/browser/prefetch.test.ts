import type {Browser, Page, Route} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {startWalk, stubConnection, type Walk, type WalkOptions} from './support/walk.ts';

let browser: Browser;
let site: BuiltSite;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveFixture('shell-navigation');
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function walk(path: string, options: Partial<WalkOptions> = {}): Promise<Walk> {
  return await startWalk(browser, {url: site.url, path, ...options});
}

/** Returns the targets of the prefetch links in the head, relative to `_data/`. */
async function prefetched(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('head link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((address) => address.replace('/base/_data/', ''));
}

/** Resolves when the pages behind all visible links have been fetched. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const link = (page: Page, name: string) =>
  page.locator('article').getByRole('link', {name, exact: true, includeHidden: true});

describe('links in view', () => {
  it('PREF-01, PREF-05 are fetched when they enter the viewport, once', async () => {
    const {page, requests, complaints, close} = await walk('docs/long');
    await expect.poll(() => prefetched(page)).toContain('docs.js');
    await settled(page);
    expect(await prefetched(page)).not.toContain('docs/far/farther.js');
    for (const end of [true, false, true]) {
      await page.evaluate((down) => scrollTo(0, down ? document.body.scrollHeight : 0), end);
      await expect.poll(() => prefetched(page)).toContain('docs/far/farther.js');
      await settled(page);
    }
    const all = await prefetched(page);
    expect(all.filter((name) => name.startsWith('docs/far/farther'))).toEqual([
      'docs/far/farther.js',
    ]);
    expect(requests().filter((path) => path === '_data/docs/far/farther.json')).toHaveLength(1);
    expect(new Set(all).size).toBe(all.length);
    expect(complaints).toEqual([]);
    await close();
  });

  it('PREF-01 are fetched as soon as they exist, if the browser cannot report visibility', async () => {
    const {page, close} = await walk('docs/aside', {
      prepare: (prepared) =>
        prepared.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
    });
    await expect.poll(() => prefetched(page)).toContain('docs/2.x.js');
    await close();
  });

  it('PREF-03 cost one element for each file that is missing, and are not executed', async () => {
    const {page, requests, close} = await walk('docs/', {
      prepare: (prepared) =>
        prepared.route(/_data\/docs\/far\/away\.js$/, (route) =>
          route.fulfill({contentType: 'text/javascript', body: 'window.ran = true'}),
        ),
    });
    await expect.poll(() => prefetched(page)).toContain('docs/far/away.js');
    await settled(page);
    expect((await prefetched(page)).filter((name) => name === 'docs/far/away.js')).toHaveLength(1);
    // The open branch of the sidebar does not contain the page, so the version's other sidebar entries are also
    // fetched.
    for (const name of ['docs/far/away.json', 'sidebars/current.json']) {
      expect(requests().filter((path) => path === `_data/${name}`)).toHaveLength(1);
    }
    expect(await page.evaluate(() => Reflect.has(window, 'ran'))).toBe(false);
    await close();
  });

  it('PREF-03 are fetched with requests if the browser does not support prefetch links, with silent failures', async () => {
    const {page, complaints, close} = await walk('docs/', {
      prepare: async (prepared) => {
        await prepared.route(/_data\/docs\/live\.js/, (route) => route.abort());
        await prepared.addInitScript(() => {
          DOMTokenList.prototype.supports = () => false;
          const requests: unknown[] = [];
          Reflect.set(window, 'requests', requests);
          const {fetch} = window;
          window.fetch = (...args) => {
            requests.push(args[0]);
            return fetch(...args);
          };
        });
      },
    });
    const requests = async () => await page.evaluate(() => Reflect.get(window, 'requests'));
    await expect.poll(requests).toContain('/base/_data/docs/guide/one.js');
    await settled(page);
    expect(await prefetched(page)).toEqual([]);
    expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
    await close();
  });

  it('PREF-06 are ignored if they lead outside, to the same page, to a file, or to a new tab', async () => {
    const {page, close} = await walk('docs/guide/two', {
      prepare: (prepared) =>
        prepared.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            document
              .querySelector('main')
              ?.insertAdjacentHTML(
                'beforebegin',
                ['https://example.com/docs/x', '#details', 'files/data.zip', '?query']
                  .map((href) => `<a href="${href}">x</a>`)
                  .join(' ') +
                  '<a href="/base/docs/live" target="_blank">x</a><a href="/base/docs/live" download>x</a><a href="/elsewhere">x</a>',
              );
          });
        }),
    });
    await expect.poll(() => prefetched(page)).toContain('docs.js');
    await settled(page);
    const all = await prefetched(page);
    for (const name of all)
      expect(name).toMatch(/^(docs|index|crash|many|sidebars|\/base\/assets)/);
    expect(all.join(' ')).not.toMatch(/guide\/two|data\.zip|example\.com|elsewhere/);
    await close();
  });

  it('PREF-07 are identified by their path, regardless of query and hash', async () => {
    const {page, close} = await walk('docs/');
    await expect.poll(() => prefetched(page)).toContain('docs/guide/one.js');
    await expect.poll(() => prefetched(page)).toContain('docs/long.js');
    await settled(page);
    expect((await prefetched(page)).filter((name) => name === 'docs/guide/one.js')).toHaveLength(1);
    expect(await link(page, 'the same with a hash').getAttribute('href')).toContain('?x=1#details');
    await close();
  });
});

describe('a link under the pointer', () => {
  it('PREF-02, PREF-05, PREF-07 is loaded and evaluated, once', async () => {
    const {page, requests, close} = await walk('docs/beside', {
      prepare: (prepared) =>
        prepared.route(/_data\/docs\.js$/, async (route) => {
          const response = await route.fetch();
          const body = `window.ran = (window.ran ?? 0) + 1;\n${await response.text()}`;
          await route.fulfill({response, body});
        }),
    });
    await settled(page);
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
    const about = link(page, 'About');
    await about.hover();
    await page.waitForFunction(() => Reflect.get(window, 'ran') === 1);
    const before = requests().length;
    await page.mouse.move(0, 0);
    await about.hover();
    await about.click();
    await page.getByRole('heading', {level: 1, name: 'About'}).waitFor();
    expect(
      requests()
        .slice(before)
        .filter((path) => /_data\/docs\.js/.test(path)),
    ).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBe(1);
    await close();
  });

  it('PREF-02, PREF-05 is loaded on touch, and then never prefetched', async () => {
    const {page, requests, close} = await walk('docs/long');
    const guide = link(page, 'On to the first guide');
    await guide.dispatchEvent('touchstart');
    await expect.poll(requests).toContain('_data/docs/guide/one.js');
    await guide.scrollIntoViewIfNeeded();
    await settled(page);
    expect((await prefetched(page)).filter((name) => name.startsWith('docs/guide/one'))).toEqual(
      [],
    );
    await close();
  });
});

describe('a slow connection, or one that saves data', () => {
  for (const connection of [{effectiveType: '2g'}, {effectiveType: 'slow-2g'}, {saveData: true}]) {
    it(`PREF-04 nothing is prefetched: ${JSON.stringify(connection)}`, async () => {
      const {page, requests, close} = await walk('docs/', {
        prepare: (prepared) => stubConnection(prepared, connection),
      });
      await settled(page);
      await link(page, 'The first guide').hover();
      await settled(page);
      expect(requests().filter((path) => path.startsWith('_data/'))).toEqual([]);
      await link(page, 'The first guide').click();
      await page.getByRole('heading', {level: 1, name: 'Guide one'}).waitFor();
      await close();
    });
  }
});

describe('bounds', () => {
  /** Inserts links to nonexistent pages before the text, each in a line that is 100 pixels high. */
  async function addLinks(page: Page, count: number): Promise<void> {
    await page.evaluate((lines) => {
      const box = document.createElement('div');
      for (let line = 1; line <= lines; line += 1) {
        const paragraph = box.appendChild(document.createElement('p'));
        Object.assign(paragraph.style, {height: '100px', margin: '0'});
        const anchor = paragraph.appendChild(document.createElement('a'));
        anchor.href = `/base/docs/invented-${line}`;
        anchor.textContent = `Invented ${line}`;
      }
      document.querySelector('main')?.prepend(box);
    }, count);
  }

  /** Hides the page's own links. Hidden links are not prefetched, so the entire limit remains for the inserted ones. */
  async function hideOwnLinks(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('a:not([href*="invented"]) { visibility: hidden }');
      document.adoptedStyleSheets = [sheet];
    });
  }

  /** Resolves when the browser has reported that a link is not in the viewport. */
  async function outOfView(page: Page, text: string): Promise<void> {
    await page.getByText(text, {exact: true}).evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(([entry]) => {
            if (entry?.isIntersecting === false) resolve();
          });
          observer.observe(element);
        }),
    );
  }

  it('PREF-01 two at a time, the newest first, and not what has left the view', async () => {
    const held = new Map<string, Route>();
    const {page, close} = await walk('docs/aside', {
      prepare: async (prepared) => {
        await hideOwnLinks(prepared);
        await prepared.route(/_data\/docs\/invented-/, (route) => {
          held.set(/invented-\d+\.js(on)?$/.exec(route.request().url())?.[0] ?? '', route);
        });
      },
    });
    const names = () => [...held.keys()];
    const answer = async (name: string): Promise<void> => {
      await expect.poll(names).toContain(name);
      await held.get(name)?.fulfill({body: '', contentType: 'text/plain'});
    };
    await settled(page);
    await addLinks(page, 60);
    const both = (line: number) => [`invented-${line}.json`, `invented-${line}.js`];
    // The two files of a page are requested together.
    await expect.poll(() => names().sort()).toEqual([...both(1), ...both(2)].sort());
    await page.evaluate(() => scrollTo(0, 3000));
    await outOfView(page, 'Invented 3');
    await answer('invented-1.json');
    await answer('invented-1.js');
    await expect.poll(() => held.size).toBe(6);
    // The third page is not fetched, because its link has left the viewport.
    expect(Number(/\d+/.exec(names().at(-1) ?? '')?.[0])).toBeGreaterThan(25);
    await close();
  });

  it('PREF-01 six for each page, and as many again for the next', async () => {
    const {page, close} = await walk('docs/aside', {
      context: {viewport: {width: 1280, height: 8000}},
      prepare: async (prepared) => {
        await hideOwnLinks(prepared);
        await prepared.route(/_data\/docs\/invented-/, (route) =>
          route.fulfill({body: '', contentType: 'text/plain'}),
        );
      },
    });
    const pages = async () =>
      (await prefetched(page)).filter((name) => name.startsWith('docs/invented-')).length;
    await settled(page);
    await addLinks(page, 60);
    await expect.poll(pages).toBe(6);
    await settled(page);
    expect(await pages()).toBe(6);
    await link(page, 'About').dispatchEvent('click');
    await page.getByRole('heading', {level: 1, name: 'About'}).waitFor();
    await addLinks(page, 60);
    await expect.poll(pages).toBe(12);
    await settled(page);
    expect(await pages()).toBe(12);
    await close();
  });
});
