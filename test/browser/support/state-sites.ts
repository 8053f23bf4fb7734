import type {Browser, BrowserContext, BrowserContextOptions, Page} from 'playwright-core';
import {type BuiltSite, serveFixture} from './built-site.ts';
import {launchChromium} from './chromium.ts';
import {recordComplaints} from './complaints.ts';
import {alive} from './walk.ts';

export const wide = {viewport: {width: 1280, height: 800}};
export const phone = {viewport: {width: 390, height: 844}};

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages and uncaught errors. */
  readonly complaints: readonly string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Contents of local storage from earlier visits. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Browser context to open another tab in. Default: a new one. */
  readonly context?: BrowserContext;
  /** Site to visit. Default: `site`. */
  readonly of?: BuiltSite;
}

/** Sites that store their readers' choices. */
export interface StateSites {
  readonly browser: Browser;
  /** Has a colour-mode switch, and is light by default. */
  readonly site: BuiltSite;
  /** Has no colour-mode switch and is always dark. Does not store the chosen version. */
  readonly fixed: BuiltSite;
  /**
   * Has a colour-mode switch, and is dark by default unless the system specifies a mode. Has a different announcement
   * from the other sites.
   */
  readonly system: BuiltSite;
  /** Opens a page and waits until it has hydrated. */
  readonly visit: (path?: string, options?: VisitOptions) => Promise<Visit>;
  readonly close: () => Promise<void>;
}

/** Builds and serves the sites. */
export async function serveStateSites(): Promise<StateSites> {
  const browser = await launchChromium();
  const withTheme = (settings: string) => (config: string) =>
    config.replace('themeConfig: {', `themeConfig: {${settings},`);
  const site = await serveFixture('shell-state');
  const fixed = await serveFixture(
    'shell-state',
    withTheme(
      "colorMode: {defaultMode: 'dark', disableSwitch: true}, docs: {versionPersistence: 'none'}",
    ),
  );
  const system = await serveFixture('shell-state', (config) =>
    withTheme("colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true}")(config).replace(
      "id: 'news'",
      "id: 'newer'",
    ),
  );
  return {
    browser,
    site,
    fixed,
    system,
    visit: async (path = '', options = {}) => {
      const {stored, of = site, context: given, ...rest} = options;
      const context =
        given ??
        (await browser.newContext({...wide, ...rest, ...withStorage(of.url, stored ?? {})}));
      const page = await context.newPage();
      const complaints = recordComplaints(page);
      await page.goto(of.url + path);
      await alive(page);
      return {page, context, complaints};
    },
    close: async () => {
      await browser.close();
      await Promise.all([site, fixed, system].map((served) => served.close()));
    },
  };
}

function withStorage(url: string, stored: Readonly<Record<string, string>>): BrowserContextOptions {
  const localStorage = Object.entries(stored).map(([name, value]) => ({name, value}));
  return {storageState: {cookies: [], origins: [{origin: new URL(url).origin, localStorage}]}};
}

/** Returns the page's colour mode. */
export const mode = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.dataset['theme'] ?? null);

/** Returns a stored value. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Waits until the page has a given colour mode. */
export const toMode = async (page: Page, wanted: string): Promise<void> => {
  await page.waitForFunction(
    (value) => document.documentElement.dataset['theme'] === value,
    wanted,
  );
};
