import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {RouteData} from 'legacydocs';
import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {isFrozen, sampleRoutes} from '../support/own-site.ts';
import {launchChromium} from './support/chromium.ts';
import {
  kinds,
  load,
  type OwnSite,
  phone,
  serveOwnSite,
  watchedPage,
  wide,
} from './support/own-site.ts';
import {alive, saveData} from './support/walk.ts';

let browser: Browser;
let site: OwnSite;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveOwnSite();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

describe('each page of the open version, and some frozen ones', () => {
  // `npm run test:long` visits all routes.
  it('hydrates under the strict policy without any message', async () => {
    const loaded = kinds.map((path) => `/${path}`);
    expect(await complaintsOf(site, loaded, load)).toEqual([]);
    const others = sampleRoutes(site.routes).filter((path) => !loaded.includes(path));
    expect(others.length).toBeGreaterThan(60);
    expect(await complaintsOf(site, others, follow, saveData)).toEqual([]);
  });
});

describe('module pages in the open version, and one page of each kind', () => {
  let development: OwnSite;
  beforeAll(async () => {
    development = await serveOwnSite({reactDevelopment: true});
  });
  afterAll(() => development.close());

  it("cause no message of React's development build", async () => {
    const live = development.modules.filter((path) => !isFrozen(path));
    expect(live.length).toBeGreaterThan(15);
    const pages = [...new Set([...live, ...kinds.map((path) => `/${path}`)])];
    // Prefetching is the same as in the other build.
    const complaints = await complaintsOf(development, pages, load, saveData);
    // React recommends its developer tools on every page.
    expect(complaints.filter((text) => !text.includes('React DevTools'))).toEqual([]);
  });
});

describe('on a phone, one tap', () => {
  for (const [what, path, name, copied] of [
    [
      'MD-13 copies the command that installs the package',
      'docs/fundamentals/installation',
      'Copy code to clipboard',
      'npm install react-native-reanimated@3.3.0',
    ],
    [
      'MD-32 copies the link of an option',
      'docs/api/animations/withSpring',
      'Direct link to stiffness',
      'docs/api/animations/withSpring#',
    ],
  ] as const) {
    it(what, async () => {
      const {page, complaints} = await watchedPage(browser, {
        ...phone,
        hasTouch: true,
        isMobile: true,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await load(page, site.url + path);
      const control = page.getByLabel(name).or(page.getByRole('link', {name})).first();
      await control.tap();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(copied);
      expect(complaints).toEqual([]);
      await page.close();
    });
  }
});

describe('old pages', () => {
  it('VER-23 each have a page of 3.x, pages that replace them, or a reason why there is none', async () => {
    const old = site.routes.filter((path) => /^\/docs\/[12]\.x/.test(path));
    expect(old.length).toBeGreaterThan(100);
    const without: string[] = [];
    for (const path of old) {
      const file = join(site.folder, `_data${path.replace(/\/$/, '')}.json`);
      const {alternates}: Pick<RouteData, 'alternates'> = JSON.parse(await readFile(file, 'utf8'));
      const latest = alternates.find(({version}) => version === 'current');
      const leads = latest?.samePage || latest?.pages?.length || latest?.reason !== undefined;
      if (!leads) without.push(path);
    }
    expect(without).toEqual([]);
  });

  it('VER-27 the home page leads from a version number to its docs', async () => {
    const {page, complaints} = await watchedPage(browser, phone);
    await page.goto(site.url);
    await page.getByRole('textbox', {name: 'Your version, such as 2.9'}).fill('2.9');
    await page.keyboard.press('Enter');
    await page.getByRole('option', {name: 'Documentation of 2.x'}).click();
    await page.waitForURL('**/docs/2.x/');
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe('the search', () => {
  it('SRCH-02 shows every page that it counts, in every version, and the definition of a name first', async () => {
    const page = await browser.newPage(phone);
    await page.goto(`${site.url}docs/`);
    await alive(page);
    await page.getByRole('button', {name: 'Search'}).click();
    const input = page.getByRole('combobox');
    const groups = page.locator('.SearchResults-page');
    const more = page.getByRole('option', {name: /^Show more/});
    await input.fill('worklet');
    await expect.poll(() => groups.count()).toBe(12);
    for (const name of ['3.x', '2.x', '1.x']) {
      const version = page.locator('.SearchVersions-version', {hasText: name});
      await version.click();
      await expect.poll(() => version.textContent()).toMatch(/ \d+ pages/);
      const count = Number(/(\d+) pages/.exec((await version.textContent()) ?? '')?.[1]);
      expect(count).toBeGreaterThan(30);
      for (let shown = 12; shown < count; shown += 12) {
        await expect.poll(() => groups.count()).toBe(shown);
        await more.click();
      }
      await expect.poll(() => groups.count()).toBe(count);
      expect(await more.count()).toBe(0);
    }
    for (const [query, href] of [
      ['springify', /\/docs\/api\/LayoutAnimations\/entryAnimations#modifiers-springify$/],
      ['ZoomInEasyUp', /\/docs\/api\/LayoutAnimations\/entryAnimations(#|$)/],
      ['expo', /\/docs\/fundamentals\/(troubleshooting|installation)/],
    ] as const) {
      await page.locator('.SearchVersions-version', {hasText: '3.x'}).click();
      await input.fill(query);
      const first = page.getByRole('option').first();
      await expect.poll(() => first.getAttribute('href')).toMatch(href);
    }
    await page.close();
  });
});

describe('the home page', () => {
  it('moves its three balls in three ways, until the reader pauses them', async () => {
    const page = await browser.newPage(wide);
    await page.goto(site.url);
    const courses = await page.locator('.Home-ball').evaluateAll((balls) =>
      balls.map((ball) => {
        const [animation] = ball.getAnimations();
        if (animation === undefined) throw new Error('This ball has no animation.');
        animation.pause();
        return [0, 200, 300, 500, 3000].map((time) => {
          animation.currentTime = time;
          const rail = ball.parentElement ?? document.body;
          const {left, width} = ball.getBoundingClientRect();
          const x = left + width / 2 - rail.getBoundingClientRect().left;
          return Number((x / rail.clientWidth).toFixed(2));
        });
      }),
    );
    // The timing animation accelerates and decelerates, the spring overshoots, and the decay is fast at first. All of
    // them reach their targets.
    expect(courses).toEqual([
      [0, 0.22, 0.5, 0.94, 1],
      [0, 0.84, 1.12, 1.08, 1],
      [0, 0.52, 0.71, 0.92, 1],
    ]);
    await page.reload();
    await page.getByLabel('Pause').check();
    const states = await page
      .locator('.Home-ball')
      .evaluateAll((balls) => balls.map((ball) => getComputedStyle(ball).animationPlayState));
    expect(new Set(states)).toEqual(new Set(['paused']));
    await page.close();
  });

  it('keeps its balls at the goal for readers who prefer reduced motion', async () => {
    const page = await browser.newPage({...phone, reducedMotion: 'reduce'});
    await page.goto(site.url);
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
    expect(await page.getByLabel('Pause').isVisible()).toBe(false);
    await page.close();
  });
});

describe('without JavaScript', () => {
  it('every kind of page can be read and left by links, in wide windows and on phones', async () => {
    const page = await browser.newPage({javaScriptEnabled: false});
    for (const path of kinds) {
      await page.goto(site.url + path);
      for (const {viewport} of [wide, phone]) {
        await page.setViewportSize(viewport);
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
    }
    await page.close();
  });
});

/** Reaches a URL, either by loading it or by following a link on the open page. */
type Visit = (page: Page, address: string) => Promise<void>;

const follow: Visit = async (page, address) => {
  await page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.click();
    link.remove();
  }, address);
  await page.waitForFunction(
    (href) =>
      document.querySelector<HTMLAnchorElement>('.Sidebar a[aria-current=page]')?.href === href,
    address,
  );
};

/** Visits routes, two at a time, and returns their console messages. */
async function complaintsOf(
  {url}: OwnSite,
  routes: readonly string[],
  visit: Visit,
  prepare?: (page: Page) => Promise<void>,
): Promise<string[]> {
  const queue = [...routes];
  const visitSome = async (): Promise<string[]> => {
    const {page, complaints} = await watchedPage(browser, wide);
    await prepare?.(page);
    await load(page, url);
    await alive(page);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await visit(page, url + path.slice(1));
    }
    await page.close();
    return complaints;
  };
  return (await Promise.all([visitSome(), visitSome()])).flat();
}
