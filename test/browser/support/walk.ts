import type {Browser, BrowserContext, BrowserContextOptions, Page, Request} from 'playwright-core';

export const wide = {viewport: {width: 1280, height: 800}};
export const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

export interface Walk {
  readonly page: Page;
  /** Console messages, uncaught errors and failed requests: none is expected unless the test says so. */
  readonly complaints: string[];
  /** Paths below the base of everything that was requested, in order. */
  readonly requests: () => readonly string[];
  /** Documents that were loaded: one, as long as navigation stays in the page. */
  readonly documents: () => number;
  readonly close: () => Promise<void>;
}

export interface WalkOptions {
  /** Address of the site, with its base. */
  readonly url: string;
  readonly path: string;
  readonly context?: BrowserContextOptions;
  /** Before anything is requested. */
  readonly prepare?: ((page: Page, context: BrowserContext) => Promise<unknown>) | undefined;
}

/** Open a page of a site, wait until it has come to life, and keep what happens in it. */
export async function startWalk(browser: Browser, options: WalkOptions): Promise<Walk> {
  const {url, path, context: contextOptions = wide, prepare} = options;
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: Request[] = [];
  page.on('console', (message) => {
    // Of missing files the answer says more than the console.
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

/** Resolves once the page has hydrated, its islands included, and handles its events itself. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('legacydocs:alive').length > 0);
}

/** Hold back some of the site's files until the function that is returned is called. */
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

/** What a browser says of a connection. */
export async function stubConnection(
  page: Page,
  connection: {readonly effectiveType?: string; readonly saveData?: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/** A reader who saves data: nothing is fetched ahead. */
export async function saveData(page: Page): Promise<void> {
  await stubConnection(page, {saveData: true});
}
