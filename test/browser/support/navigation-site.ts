import type {Browser, Page} from 'playwright-core';
import {afterAll, beforeAll} from 'vitest';
import {type BuiltSite, serveFixture} from './built-site.ts';
import {launchChromium} from './chromium.ts';
import {saveData, startWalk, type Walk, type WalkOptions} from './walk.ts';

/** The served site `shell-navigation`, shared by the tests in a file. */
interface NavigationSite {
  readonly browser: () => Browser;
  readonly site: () => BuiltSite;
  /** Opens a page with prefetching disabled, so that all requests belong to the navigation. */
  readonly walk: (path: string, options?: Partial<WalkOptions>) => Promise<Walk>;
}

export function navigationSite(): NavigationSite {
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
  return {
    browser: () => browser,
    site: () => site,
    walk: async (path, options = {}) =>
      await startWalk(browser, {
        url: site.url,
        path,
        ...options,
        prepare: async (page, context) => {
          await saveData(page);
          await options.prepare?.(page, context);
        },
      }),
  };
}

/** Returns a link in the article. */
export const link = (page: Page, name: string) =>
  page.locator('article').getByRole('link', {name, exact: true});

/** Clicks a link without scrolling to it, even if it is not in the viewport. */
export async function follow(page: Page, name: string): Promise<void> {
  await link(page, name).evaluate((element: HTMLElement) => element.click());
}

export async function shows(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', {level: 1, name: heading, exact: true}).waitFor();
}
