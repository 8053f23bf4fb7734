import type {Browser, BrowserContext, BrowserContextOptions, Page} from 'playwright-core';
import {recordComplaints} from './complaints.ts';

export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages and uncaught errors; none are expected. */
  readonly complaints: readonly string[];
  /**
   * Ends the use of the tab, so that another test can use it. A test that has changed the tab, for example the size of its
   * window, must close the context instead.
   */
  readonly release: () => Promise<void>;
}

/**
 * Released tabs of each browser, keyed by their options. A new tab starts a process with empty caches, which takes longer
 * than most tests.
 */
const released = new WeakMap<Browser, Map<string, Tab[]>>();

/**
 * Opens an empty tab, without history or stored values.
 *
 * @param prepare Called for a new tab. It must be the same function for all tabs of a browser.
 */
export async function openTab(
  browser: Browser,
  options: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Tab> {
  const tabs = released.get(browser) ?? new Map<string, Tab[]>();
  released.set(browser, tabs);
  const key = JSON.stringify(options);
  const unused = tabs.get(key) ?? [];
  tabs.set(key, unused);
  const found = unused.pop();
  if (found !== undefined) return found;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints = recordComplaints(page);
  await prepare?.(page);
  const session = await context.newCDPSession(page);
  const tab: Tab = {
    page,
    context,
    complaints,
    release: async () => {
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.mouse.move(0, 0);
      await page.goto('about:blank');
      await session.send('Page.resetNavigationHistory');
      complaints.length = 0;
      unused.push(tab);
    },
  };
  return tab;
}
