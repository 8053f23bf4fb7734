import {join} from 'node:path';
import type {Browser, BrowserContext, BrowserContextOptions, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sharedFolder} from '../support/temp-folder.ts';
import {type BuiltSite, serveFixture} from './support/built-site.ts';
import {launchChromium} from './support/chromium.ts';
import {serveFolder} from './support/serve-folder.ts';
import {alive} from './support/walk.ts';

const wide = {viewport: {width: 1280, height: 800}};
const phone = {viewport: {width: 390, height: 844}};

const folder = sharedFolder();
let browser: Browser;
/** With a switch; the default mode is light. */
let site: BuiltSite;
/** Without a switch; the mode is dark, and the chosen version is not stored. */
let fixed: BuiltSite;
/** With a switch; the default mode is dark, but the system takes precedence. Its announcement is newer. */
let system: BuiltSite;

beforeAll(async () => {
  browser = await launchChromium();
  const withTheme = (settings: string) => (config: string) =>
    config.replace('themeConfig: {', `themeConfig: {${settings},`);
  site = await serveFixture('shell-state', join(folder(), 'site'));
  fixed = await serveFixture(
    'shell-state',
    join(folder(), 'fixed'),
    withTheme(
      "colorMode: {defaultMode: 'dark', disableSwitch: true}, docs: {versionPersistence: 'none'}",
    ),
  );
  system = await serveFixture('shell-state', join(folder(), 'system'), (config) =>
    withTheme("colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true}")(config).replace(
      "id: 'news'",
      "id: 'newer'",
    ),
  );
});
afterAll(async () => {
  await browser.close();
  await Promise.all([site, fixed, system].map((served) => served.close()));
});

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages and uncaught errors. */
  readonly complaints: readonly string[];
}

interface VisitOptions extends BrowserContextOptions {
  /** Storage from earlier visits. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Reuses this browser instead of a new one: another tab in the same browser. */
  readonly context?: BrowserContext;
  /** Path on the main site. */
  readonly of?: BuiltSite;
}

/** Opens a page and waits until it has hydrated. */
async function visit(path = '', options: VisitOptions = {}): Promise<Visit> {
  const {stored, of = site, context: given, ...rest} = options;
  const context =
    given ?? (await browser.newContext({...wide, ...rest, ...withStorage(of.url, stored ?? {})}));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(of.url + path);
  await alive(page);
  return {page, context, complaints};
}

function withStorage(url: string, stored: Readonly<Record<string, string>>): BrowserContextOptions {
  const localStorage = Object.entries(stored).map(([name, value]) => ({name, value}));
  return {storageState: {cookies: [], origins: [{origin: new URL(url).origin, localStorage}]}};
}

const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'] ?? null);
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const toMode = async (page: Page, wanted: string): Promise<void> => {
  await page.waitForFunction(
    (value) => document.documentElement.dataset['theme'] === value,
    wanted,
  );
};

describe('colour mode', () => {
  it('THEME-01 has a switch if the site enables it', async () => {
    const {page, context} = await visit();
    expect(await page.locator('.ColorModeToggle').count()).toBe(1);
    await context.close();
    const other = await visit('', {of: fixed});
    expect(await other.page.locator('.ColorModeToggle').count()).toBe(0);
    await other.context.close();
  });

  it("THEME-02 starts with the stored mode, else the system's if respected, else the default", async () => {
    const first = async (options: VisitOptions) => {
      const {page, context} = await visit('', options);
      const found = await mode(page);
      await context.close();
      return found;
    };
    const dark = {colorScheme: 'dark', stored: {theme: 'dark'}} as const;
    expect(await first({colorScheme: 'dark'})).toBe('light');
    expect(await first({of: fixed, colorScheme: 'light'})).toBe('dark');
    expect(await first({of: system, colorScheme: 'light'})).toBe('light');
    expect(await first({of: system, colorScheme: 'dark'})).toBe('dark');
    expect(await first({...dark, of: system, colorScheme: 'light'})).toBe('dark');
    expect(await first(dark)).toBe('dark');
  });

  it('THEME-03 is light without scripts', async () => {
    const page = await browser.newPage({...wide, javaScriptEnabled: false, colorScheme: 'dark'});
    await page.goto(site.url);
    // Playwright can evaluate code even on a page that cannot run scripts.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light',
    );
    await page.close();
  });

  it('THEME-04 counts anything but dark as light', async () => {
    const {page, context} = await visit('', {stored: {theme: 'bogus'}});
    expect(await mode(page)).toBe('light');
    expect(await page.locator('.ColorModeToggle').getAttribute('title')).toContain('light mode');
    await context.close();
  });

  it('THEME-05, STORE-01 the switch changes it, stores it, and updates its label', async () => {
    const {page, context, complaints} = await visit();
    const toggle = page.locator('.ColorModeToggle');
    expect(await toggle.getAttribute('aria-live')).toBe('polite');
    for (const next of ['dark', 'light']) {
      await toggle.click();
      await toMode(page, next);
      const label = `Switch between dark and light mode (currently ${next} mode)`;
      await page.getByRole('button', {name: label}).waitFor();
      expect(await toggle.getAttribute('title')).toBe(label);
      expect(await kept(page, 'theme')).toBe(next);
    }
    await toggle.click();
    await page.reload();
    expect(await mode(page)).toBe('dark');
    await alive(page);
    expect(await toggle.getAttribute('title')).toContain('currently dark mode');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('THEME-05 without scripts the switch is not shown', async () => {
    const page = await browser.newPage({...wide, javaScriptEnabled: false});
    await page.goto(site.url);
    expect(await page.locator('.ColorModeToggle').isVisible()).toBe(false);
    await page.close();
  });

  it('THEME-06 is followed by other tabs', async () => {
    const {page, context} = await visit();
    const {page: other} = await visit('docs/', {context});
    await page.locator('.ColorModeToggle').click();
    await toMode(other, 'dark');
    await other.getByRole('button', {name: /currently dark mode/}).waitFor();
    // Deleting the key does not change the mode.
    await page.evaluate(() => localStorage.removeItem('theme'));
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => localStorage.setItem('theme', 'bogus'));
    await toMode(other, 'light');
    await other.waitForFunction(() => localStorage.getItem('theme') === 'light');
    await context.close();
  });

  it('THEME-06 is followed by a page from the back-forward cache', async () => {
    const {page, context} = await visit();
    // A window is not notified of its own changes, and a page in the back-forward cache is not notified of any.
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    expect(await mode(page)).toBe('light');
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await toMode(page, 'dark');
    await context.close();
  });

  it('THEME-06 stays when the stored mode is deleted', async () => {
    const {page, context} = await visit('', {stored: {theme: 'dark'}});
    const {page: other} = await visit('', {context});
    await other.evaluate(() =>
      addEventListener('storage', () => document.body.setAttribute('data-heard', '')),
    );
    await page.evaluate(() => localStorage.removeItem('theme'));
    await other.locator('[data-heard]').waitFor();
    expect([await mode(other), await kept(other, 'theme')]).toEqual(['dark', null]);
    await context.close();
  });

  it('THEME-07, THEME-08 without a switch a stored choice is deleted, ignored, and not followed', async () => {
    const {page, context} = await visit('', {of: fixed, stored: {theme: 'light'}});
    expect(await kept(page, 'theme')).toBeNull();
    expect(await mode(page)).toBe('dark');
    const {page: other} = await visit('', {of: fixed, context});
    await other.evaluate(() =>
      addEventListener('storage', () => document.body.setAttribute('data-heard', '')),
    );
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await other.locator('[data-heard]').waitFor();
    expect(await mode(other)).toBe('dark');
    // Also before any script file runs.
    const quiet = await context.newPage();
    await quiet.route('**/*.js', async (route) => await route.abort());
    await quiet.goto(fixed.url);
    expect(await mode(quiet)).toBe('dark');
    await context.close();
  });

  it('THEME-09 follows the system if it is respected, but not when printing', async () => {
    const {page, context} = await visit('', {of: system, colorScheme: 'light'});
    await page.locator('.ColorModeToggle').click();
    await toMode(page, 'dark');
    await page.emulateMedia({colorScheme: 'dark'});
    await page.waitForFunction(() => localStorage.getItem('theme') === null);
    expect(await mode(page)).toBe('dark');
    await page.emulateMedia({colorScheme: 'light'});
    await toMode(page, 'light');

    await page.evaluate(() => {
      const heard: boolean[] = [];
      Reflect.set(window, 'heard', heard);
      const query = matchMedia('(prefers-color-scheme: dark)');
      query.addEventListener('change', ({matches}) => heard.push(matches));
    });
    const heard = (count: number) =>
      page.waitForFunction(
        (wanted) => Array.from(Reflect.get(window, 'heard')).length === wanted,
        count,
      );
    await page.locator('.ColorModeToggle').click();
    await toMode(page, 'dark');
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await heard(1);
    await page.emulateMedia({media: 'screen', colorScheme: 'light'});
    await heard(2);
    expect([await mode(page), await kept(page, 'theme')]).toEqual(['dark', 'dark']);
    await context.close();
  });

  it('THEME-09 does not follow the system if it is not respected', async () => {
    const {page, context} = await visit('', {stored: {theme: 'light'}});
    await page.evaluate(() =>
      matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
        document.body.setAttribute('data-heard', ''),
      ),
    );
    await page.emulateMedia({colorScheme: 'dark'});
    await page.locator('[data-heard]').waitFor();
    expect([await mode(page), await kept(page, 'theme')]).toEqual(['light', 'light']);
    await context.close();
  });

  it('THEME-10, THEME-11 logo and code have a dark variant, shown by styles alone', async () => {
    const {page, context} = await visit('docs/code');
    const look = async () => ({
      logos: await page
        .locator('.Navbar img:visible')
        .evaluateAll((all) => all.map((image) => image.getAttribute('src'))),
      code: await page
        .locator('.code-block')
        .first()
        .evaluate((block) =>
          [block, ...block.querySelectorAll('.code-line span')].map(
            (element) => getComputedStyle(element).color,
          ),
        ),
      background: await page
        .locator('.code-block')
        .first()
        .evaluate((block) => getComputedStyle(block).backgroundColor),
    });
    expect(await page.locator('.Navbar img').count()).toBe(2);
    const html = await page.locator('.code-block code').first().innerHTML();
    const light = await look();
    await page.locator('.ColorModeToggle').click();
    await toMode(page, 'dark');
    const dark = await look();
    expect([light.logos, dark.logos]).toEqual([
      ['/base/img/logo.svg'],
      ['/base/img/logo-dark.svg'],
    ]);
    expect(dark.background).not.toBe(light.background);
    expect(dark.code.length).toBeGreaterThan(2);
    for (const [index, color] of dark.code.entries()) expect(color).not.toBe(light.code[index]);
    expect(await page.locator('.code-block code').first().innerHTML()).toBe(html);
    await context.close();
  });
});

describe('the announcement', () => {
  const dismissed = 'legacydocs.announcement.dismiss';
  const id = 'legacydocs.announcement.id';

  it('ANN-01, ANN-07 is above the navbar in its colours, 30 pixels high, and scrolls away', async () => {
    const {page, context} = await visit('docs/code');
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
    const {page, context} = await visit('', phone);
    await page.locator('.AnnouncementBar-content').evaluate((content) => {
      content.textContent = 'Many words. '.repeat(40);
    });
    expect((await page.getByRole('banner').boundingBox())?.height).toBeGreaterThan(100);
    expect(await page.locator('.AnnouncementBar-close').boundingBox()).toMatchObject({width: 44});
    await context.close();
  });

  it('ANN-02, ANN-03, STORE-02 its dismissal is stored, and the next visit never shows it', async () => {
    const {page, context, complaints} = await visit('docs/');
    expect([await kept(page, id), await kept(page, dismissed)]).toEqual(['news', 'false']);
    await page.getByRole('button', {name: 'Close', exact: true}).press('Enter');
    await expect.poll(() => page.locator('.AnnouncementBar').count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Skip to main content',
    );
    await expect.poll(() => kept(page, dismissed)).toBe('true');
    await page.goto(site.url);
    expect(await page.locator('.AnnouncementBar').isVisible()).toBe(false);
    await alive(page);
    expect(await page.locator('.AnnouncementBar').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('ANN-04, ANN-05 a new one is shown on the very first load, and not dismissed', async () => {
    const {page, context} = await visit('', {
      of: system,
      stored: {[id]: 'news', [dismissed]: 'true'},
    });
    expect(await page.locator('.AnnouncementBar').isVisible()).toBe(true);
    expect([await kept(page, id), await kept(page, dismissed)]).toEqual(['newer', 'false']);
    await context.close();
  });

  it('ANN-06 other tabs keep showing it', async () => {
    const {page, context} = await visit();
    const {page: other} = await visit('', {context});
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
    const {page, context, complaints} = await visit('docs/');
    expect(await shown(page)).toBe('3.x');
    await page.locator('.Dropdown-label').first().hover();
    await entry(page, '2.x').click();
    await page.waitForURL('**/docs/2.x/');
    expect(await kept(page, key)).toBe('2.x');
    await page.goto(site.url);
    await alive(page);
    expect(await shown(page)).toBe('2.x');
    const docs = page.locator('.Navbar').getByRole('link', {name: 'Docs'});
    expect(await docs.getAttribute('href')).toBe('/base/docs/2.x/');
    // The open version takes precedence.
    await page.goto(`${site.url}docs/1.x/`);
    await alive(page);
    expect(await shown(page)).toBe('1.x');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('VER-17 changes at once in other tabs', async () => {
    const {page, context} = await visit();
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
    const {page, context} = await visit('docs/2.x/only', {stored: {[key]: '2.x'}});
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
    for (const [path, count] of [
      ['docs/', 0],
      ['docs/2.x/', 1],
      ['docs/1.x/', 1],
    ] as const) {
      const {page, context} = await visit(path);
      expect(await page.getByText('no longer maintained').count(), path).toBe(count);
      await context.close();
    }
  });

  it('VER-18 a name that no longer exists is deleted', async () => {
    const {page, context} = await visit('', {stored: {[key]: '9.x'}});
    expect(await kept(page, key)).toBeNull();
    expect(await shown(page)).toBe('3.x');
    await context.close();
  });

  it('VER-18 a site can disable storage', async () => {
    const {page, context} = await visit('docs/2.x/', {of: fixed, stored: {[key]: '1.x'}});
    await page.getByRole('alert').getByRole('link').click();
    await page.waitForURL('**/docs/');
    expect(await kept(page, key)).toBe('1.x');
    await page.goto(fixed.url);
    await alive(page);
    expect(await shown(page)).toBe('3.x');
    await context.close();
  });

  it('VER-19 a missing page belongs to the version in its URL', async () => {
    const {page, context} = await visit();
    const notFound = await page.request.get(`${site.url}404.html`);
    await page.route('**/nowhere', async (route) => await route.fulfill({response: notFound}));
    for (const [path, label] of [
      ['docs/2.x/nowhere', '2.x'],
      ['docs/nowhere', '3.x'],
      ['nowhere', '3.x'],
    ] as const) {
      await page.goto(site.url + path);
      await alive(page);
      expect(await shown(page), path).toBe(label);
    }
    await context.close();
  });

  it('VER-10, DOC-06, CFG-08 the root element names language, version and page', async () => {
    const {page, context} = await visit('docs/1.x/');
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
    const context = await browser.newContext(wide);
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    const {page, complaints} = await visit('docs/tabs', {context});
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
      /^warning: This page may not store anything, .*iframe.*private window.*strict privacy settings\./,
    );
    await context.close();
  });

  it('STORE-06 a call that fails is an error that names the key, and nothing else', async () => {
    const context = await browser.newContext(wide);
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    const {page, complaints} = await visit('', {context});
    await page.locator('.ColorModeToggle').click();
    await toMode(page, 'dark');
    await page.getByRole('button', {name: /currently dark mode/}).waitFor();
    expect(complaints.filter((text) => text.includes('"theme"'))).toEqual([
      expect.stringMatching(/^error: The stored value "theme" could not be saved\./),
    ]);
    await context.close();
  });

  it('STORE-06 this window is notified of its own changes', async () => {
    const {page, context} = await visit();
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
    const elsewhere = await serveFolder(site.folder, '/other/');
    const page = await browser.newPage(wide);
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
    const page = await browser.newPage(wide);
    await page.route(/\.(css|js)$/, async (route) => await route.abort());
    await page.route(site.url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('data-base-url="/base/"', 'data-base-url="/"');
      await route.fulfill({response, body});
    });
    await page.goto(site.url);
    await page.getByText('Configured baseUrl: / (the default)').waitFor();
    await page.close();
  });
});
