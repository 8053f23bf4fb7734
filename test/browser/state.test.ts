import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveFolder} from './support/serve-folder.ts';
import {
  kept,
  mode,
  phone,
  type StateSites,
  serveStateSites,
  toMode,
  wide,
} from './support/state-sites.ts';
import {alive} from './support/walk.ts';

let sites: StateSites;
beforeAll(async () => {
  sites = await serveStateSites();
});
afterAll(() => sites.close());

describe('the announcement', () => {
  const dismissed = 'legacydocs.announcement.dismiss';
  const id = 'legacydocs.announcement.id';

  it('ANN-01, ANN-07 is above the navbar in its colours, 30 pixels high, and scrolls away', async () => {
    const {page, context} = await sites.visit('docs/code');
    const bar = page.getByRole('banner');
    expect(await bar.innerHTML()).toContain('The <b>news</b>');
    expect(await bar.boundingBox()).toMatchObject({x: 0, y: 0, width: 1280, height: 30});
    const style = await bar.evaluate((element) => {
      const {backgroundColor, color, fontSize} = getComputedStyle(element);
      const {textAlign} = getComputedStyle(element.firstElementChild ?? element);
      return [backgroundColor, color, fontSize, textAlign];
    });
    expect(style).toEqual(['rgb(18, 52, 86)', 'rgb(255, 255, 255)', '13.6px', 'center']);
    const top = async (name: string) => (await page.locator(name).boundingBox())?.y ?? Number.NaN;
    expect(await top('.Navbar')).toBe(30);
    expect(await top('.Sidebar')).toBeGreaterThanOrEqual(30);
    await page.setViewportSize({width: 1280, height: 400});
    await page.evaluate(() => scrollTo({top: 200, behavior: 'instant'}));
    expect(await top('.AnnouncementBar')).toBe(-200);
    await page.emulateMedia({media: 'print'});
    await expect.poll(() => bar.isVisible()).toBe(false);
    await context.close();
  });

  it('ANN-07 is as high as necessary on a phone, its button large enough', async () => {
    const {page, context} = await sites.visit('', phone);
    await page.locator('.AnnouncementBar-content').evaluate((content) => {
      content.textContent = 'Many words. '.repeat(40);
    });
    expect((await page.getByRole('banner').boundingBox())?.height).toBeGreaterThan(100);
    expect(await page.locator('.AnnouncementBar-close').boundingBox()).toMatchObject({width: 44});
    await context.close();
  });

  it('ANN-02, ANN-03, STORE-02 its dismissal is stored, and the next visit never shows it', async () => {
    const {page, context, complaints} = await sites.visit('docs/');
    expect([await kept(page, id), await kept(page, dismissed)]).toEqual(['news', 'false']);
    await page.getByRole('button', {name: 'Close', exact: true}).press('Enter');
    await expect.poll(() => page.locator('.AnnouncementBar').count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Skip to main content',
    );
    await expect.poll(() => kept(page, dismissed)).toBe('true');
    await page.goto(sites.site.url);
    expect(await page.locator('.AnnouncementBar').isVisible()).toBe(false);
    await alive(page);
    expect(await page.locator('.AnnouncementBar').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('ANN-04, ANN-05 a new one is shown on the very first load, and not dismissed', async () => {
    const {page, context} = await sites.visit('', {
      of: sites.system,
      stored: {[id]: 'news', [dismissed]: 'true'},
    });
    expect(await page.locator('.AnnouncementBar').isVisible()).toBe(true);
    expect([await kept(page, id), await kept(page, dismissed)]).toEqual(['newer', 'false']);
    await context.close();
  });

  it('ANN-06 other tabs keep showing it', async () => {
    const {page, context} = await sites.visit();
    const {page: other} = await sites.visit('', {context});
    await other.evaluate(() =>
      addEventListener('storage', () => document.body.setAttribute('data-heard', '')),
    );
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await other.locator('[data-heard]').waitFor();
    expect(await other.locator('.AnnouncementBar').isVisible()).toBe(true);
    await context.close();
  });
});

describe('the preferred version', () => {
  const key = 'docs-preferred-version-default';
  const shown = (page: Page) => page.locator('.Navbar .Dropdown-label').first().textContent();
  const entry = (page: Page, label: string) =>
    page.locator('.Dropdown-list').getByRole('link', {name: label});

  it('VER-15, VER-17, STORE-03 is the one chosen last, and the navbar leads into it', async () => {
    const {page, context, complaints} = await sites.visit('docs/');
    expect(await shown(page)).toBe('3.x');
    await page.locator('.Dropdown-label').first().hover();
    await entry(page, '2.x').click();
    await page.waitForURL('**/docs/2.x/');
    expect(await kept(page, key)).toBe('2.x');
    await page.goto(sites.site.url);
    await alive(page);
    expect(await shown(page)).toBe('2.x');
    const docs = page.locator('.Navbar').getByRole('link', {name: 'Docs'});
    expect(await docs.getAttribute('href')).toBe('/base/docs/2.x/');
    // The version of the open page takes precedence over the stored one.
    await page.goto(`${sites.site.url}docs/1.x/`);
    await alive(page);
    expect(await shown(page)).toBe('1.x');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('VER-17 changes at once in other tabs', async () => {
    const {page, context} = await sites.visit();
    await page.evaluate((name) => {
      const frame = document.createElement('iframe');
      frame.src = 'robots.txt';
      document.body.append(frame);
      return new Promise<void>((resolve) => {
        frame.onload = () => {
          frame.contentWindow?.localStorage.setItem(name, '1.x');
          resolve();
        };
      });
    }, key);
    await page.locator('.Navbar .Dropdown-label', {hasText: '1.x'}).waitFor();
    await context.close();
  });

  it('VER-07, VER-08 the banner names site and version, and choosing its link prefers the last version', async () => {
    const {page, context} = await sites.visit('docs/2.x/only', {stored: {[key]: '2.x'}});
    const banner = page.getByRole('alert');
    expect(await banner.textContent()).toContain('documentation of State 2.x, a version');
    expect(await banner.locator('b').textContent()).toBe('2.x');
    const link = banner.getByRole('link', {name: '3.x', exact: true});
    // The last version does not contain that page, so the link leads to its main doc.
    expect(await link.getAttribute('href')).toBe('/base/docs/');
    await link.click();
    await page.waitForURL('**/docs/');
    await page.getByRole('alert').waitFor({state: 'detached'});
    expect(await kept(page, key)).toBe('current');
    await context.close();
  });

  it('VER-06 only old versions have the banner', async () => {
    const {page, context} = await sites.visit('docs/');
    const banner = page.getByText('no longer maintained');
    expect(await banner.count()).toBe(0);
    for (const path of ['docs/2.x/', 'docs/1.x/']) {
      await page.goto(sites.site.url + path);
      await alive(page);
      expect(await banner.count(), path).toBe(1);
    }
    await context.close();
  });

  it('VER-18 a name that no longer exists is deleted', async () => {
    const {page, context} = await sites.visit('', {stored: {[key]: '9.x'}});
    expect(await kept(page, key)).toBeNull();
    expect(await shown(page)).toBe('3.x');
    await context.close();
  });

  it('VER-18 a site can disable storage', async () => {
    const {page, context} = await sites.visit('docs/2.x/', {
      of: sites.fixed,
      stored: {[key]: '1.x'},
    });
    await page.getByRole('alert').getByRole('link').click();
    await page.waitForURL('**/docs/');
    expect(await kept(page, key)).toBe('1.x');
    await page.goto(sites.fixed.url);
    await alive(page);
    expect(await shown(page)).toBe('3.x');
    await context.close();
  });

  it('VER-19 a missing page belongs to the version in its URL', async () => {
    const {page, context} = await sites.visit();
    const notFound = await page.request.get(`${sites.site.url}404.html`);
    await page.route('**/nowhere', async (route) => await route.fulfill({response: notFound}));
    for (const [path, label] of [
      ['docs/2.x/nowhere', '2.x'],
      ['docs/nowhere', '3.x'],
      ['nowhere', '3.x'],
    ] as const) {
      await page.goto(sites.site.url + path);
      await alive(page);
      expect(await shown(page), path).toBe(label);
    }
    await context.close();
  });

  it('VER-10, DOC-06, CFG-08 the root element names language, version and page', async () => {
    const {page, context} = await sites.visit('docs/1.x/');
    const root = page.locator('html');
    expect(await root.getAttribute('lang')).toBe('en');
    expect(await root.getAttribute('dir')).toBe('ltr');
    expect((await root.getAttribute('class'))?.split(' ')).toEqual(
      expect.arrayContaining(['docs-wrapper', 'very-old', 'docs-doc-id-intro']),
    );
    await context.close();
  });
});

describe('storage', () => {
  it('STORE-05, THEME-03 everything works if it is blocked, after one warning', async () => {
    const context = await sites.browser.newContext(wide);
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    const {page, complaints} = await sites.visit('docs/tabs', {context});
    expect(await mode(page)).toBe('light');
    await page.locator('.ColorModeToggle').click();
    await toMode(page, 'dark');
    await page.locator('.ColorModeToggle').click();
    await toMode(page, 'light');
    await page.getByRole('tab', {name: 'Linux'}).click();
    await expect.poll(() => page.getByText('The first group, on Linux.').isVisible()).toBe(true);
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await expect.poll(() => page.locator('.AnnouncementBar').count()).toBe(0);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(
      /^warning: Storage is blocked, .*iframe.*private window.*privacy settings\./,
    );
    await context.close();
  });

  it('STORE-06 a call that fails is an error that names the key, and nothing else', async () => {
    const context = await sites.browser.newContext(wide);
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    const {page, complaints} = await sites.visit('', {context});
    await page.locator('.ColorModeToggle').click();
    await toMode(page, 'dark');
    await page.getByRole('button', {name: /currently dark mode/}).waitFor();
    expect(complaints.filter((text) => text.includes('"theme"'))).toEqual([
      expect.stringMatching(/^error: The stored value "theme" could not be saved\./),
    ]);
    await context.close();
  });

  it('STORE-06 this window is notified of its own changes', async () => {
    const {page, context} = await sites.visit();
    await page.evaluate(() => {
      addEventListener('storage', ({key, oldValue, newValue}) =>
        Reflect.set(window, 'heard', [key, oldValue, newValue]),
      );
    });
    await page.locator('.ColorModeToggle').click();
    await toMode(page, 'dark');
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
      'theme',
      null,
      'dark',
    ]);
    await context.close();
  });
});

describe('the base-URL banner', () => {
  it('BASE-01, BASE-04 shows at another path than the configured one, and suggests it', async () => {
    const elsewhere = await serveFolder(sites.site.folder, '/other/');
    const page = await sites.browser.newPage(wide);
    await page.goto(elsewhere.url);
    const banner = page.locator('#legacydocs-base-url-banner');
    await banner.waitFor({state: 'visible'});
    expect(await banner.innerText()).toBe(
      'This site did not load properly.\n\nIts baseUrl setting is probably wrong.\n\nConfigured baseUrl: /base/\n\nTry instead: /other/',
    );
    const red = banner.getByText('/base/', {exact: true});
    const green = banner.getByText('/other/', {exact: true});
    expect(await red.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(176, 0, 0)');
    expect(await green.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(0, 96, 15)');
    await page.close();
    await elsewhere.close();
  });

  it('BASE-01 flags the default', async () => {
    const page = await sites.browser.newPage(wide);
    await page.route(/\.(css|js)$/, async (route) => await route.abort());
    await page.route(sites.site.url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('data-base-url="/base/"', 'data-base-url="/"');
      await route.fulfill({response, body});
    });
    await page.goto(sites.site.url);
    await page.getByText('Configured baseUrl: / (the default)').waitFor();
    await page.close();
  });
});
