import type {Browser, BrowserContextOptions, Locator, Page} from 'playwright-core';
import {openTab, type Tab} from './reusable-tabs.ts';
import {alive} from './walk.ts';

export const wide = {viewport: {width: 1280, height: 800}};
export const phone = {viewport: {width: 390, height: 844}, hasTouch: true};

/** Opens a URL in an empty tab and waits until the page has hydrated. */
export async function openShell(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = wide,
): Promise<Tab> {
  const tab = await openTab(browser, options);
  await tab.page.goto(address);
  await alive(tab.page);
  return tab;
}

/** Scrolls without animation, and waits until the resulting changes have been painted. */
export async function scrollToY(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, {once: true}));
    scrollTo({top, behavior: 'instant'});
    await scrolled;
  }, y);
  await painted(page);
}

/** Waits for two frames. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))),
      ),
  );
}

/** Returns the computed styles of an element, or of one of its pseudo-elements. */
export async function styles<Name extends string>(
  element: Locator,
  names: readonly Name[],
  pseudo?: string,
): Promise<Record<Name, string>> {
  const values = await element.evaluate(
    (node, [properties, part]) => {
      const computed = getComputedStyle(node, part);
      return properties.map((name) => [name, computed.getPropertyValue(name)]);
    },
    [[...names], pseudo] as const,
  );
  return Object.fromEntries(values);
}

/** Returns the focused element's text or, if it has none, its class; empty if nothing has the focus. */
export async function focused(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const {activeElement} = document;
    return activeElement?.textContent?.trim() || activeElement?.className || '';
  });
}
