import type {Browser, BrowserContext, BrowserContextOptions, Page, Request} from 'playwright-core';

export const wide = {viewport: {width: 1280, height: 800}};
export const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

export interface Walk {
  readonly page: Page;
  /** Console messages, uncaught errors and failed requests; none are expected by default. */
  readonly complaints: string[];
  /** Returns the paths of all requests under the base path, in order. */
  readonly requests: () => readonly string[];
  /** Returns the number of loaded documents, which stays 1 as long as all navigation is on the client. */
  readonly documents: () => number;
  readonly close: () => Promise<void>;
}

export interface WalkOptions {
  /** URL of the site, with its base path. */
  readonly url: string;
  readonly path: string;
  readonly context?: BrowserContextOptions;
  /** Called before anything is requested. */
  readonly prepare?: ((page: Page, context: BrowserContext) => Promise<unknown>) | undefined;
}

/** Opens a page of a site, waits until it has hydrated, and records its events. */
export async function startWalk(browser: Browser, options: WalkOptions): Promise<Walk> {
  const {url, path, context: contextOptions = wide, prepare} = options;
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: Request[] = [];
  page.on('console', (message) => {
    // The failed response is recorded instead of this message, because the response contains the URL.
    if (message.text().startsWith('Failed to load resource')) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request));
  await prepare?.(page, context);
  await page.goto(url + path);
  await alive(page);
  return {
    page,
    complaints,
    requests: () => requests.map((request) => request.url().replace(url, '')),
    documents: () => requests.filter((request) => request.isNavigationRequest()).length,
    close: () => context.close(),
  };
}

/** Waits until the page, including its islands, has hydrated. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('legacydocs:hydrated').length > 0);
}

/**
 * Stops the page's clock, so that a message that is shown for a short time stays until the clock advances. While the
 * clock is stopped, there are no performance marks, so `alive` cannot be used.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(3_600_000);
}

/** Holds back some of the site's files until the returned function is called. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Overrides the browser's information about the network connection. */
export async function stubConnection(
  page: Page,
  connection: {readonly effectiveType?: string; readonly saveData?: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/** Enables data saving, with which nothing is prefetched. */
export async function saveData(page: Page): Promise<void> {
  await stubConnection(page, {saveData: true});
}
