import type {Browser, BrowserContextOptions, Locator, Page} from 'playwright-core';
import {afterAll, beforeAll} from 'vitest';
import {type BuiltSite, serveFixture} from './built-site.ts';
import {launchChromium} from './chromium.ts';
import {openTab, type Tab} from './reusable-tabs.ts';
import {alive, wide} from './walk.ts';

export interface ArticlePages {
  readonly browser: () => Browser;
  readonly site: () => BuiltSite;
  /** Opens a docs page and waits until it has hydrated. */
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Tab>;
}

/** Serves the fixture `shell-state`, for all tests in a file. */
export function articlePages(): ArticlePages {
  let browser: Browser;
  let site: BuiltSite;
  beforeAll(async () => {
    browser = await launchChromium();
    site = await serveFixture('shell-state');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  const visit: ArticlePages['visit'] = async (path, options = wide) => {
    const tab = await openTab(browser, options, recordShifts);
    await tab.page.goto(`${site.url}docs/${path}`);
    await alive(tab.page);
    return tab;
  };
  return {browser: () => browser, site: () => site, visit};
}

/** Records the layout shifts in the articles of a page. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: readonly {readonly node: Node | null}[] = Reflect.get(entry, 'sources');
        for (const {node} of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest('.Article')) shifts.push(element.outerHTML);
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Returns the layout shifts in the article that happen without user interaction within the next two frames. */
export async function shifts(page: Page): Promise<unknown> {
  return await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return Reflect.get(window, 'shifts');
  });
}

export const tab = (page: Page, group: number, name: string): Locator =>
  page.locator('[data-tabs]').nth(group).getByRole('tab', {name, exact: true});
