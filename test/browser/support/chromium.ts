import process from 'node:process';
import {type Browser, type BrowserContext, chromium, type Page} from 'playwright-core';
import {inject} from 'vitest';
import {findChromium} from '../../support/find-chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Playwright's time-out for elements, navigations and requests, in milliseconds. */
    readonly browserTimeoutMs: number;
  }
}

/**
 * Chromium features to disable. The list replaces Playwright's own list, so it begins with a copy of that list. The
 * features after the copy belong to browser windows: each would need a renderer process, and without these features a
 * page takes half as long.
 */
const leftOut = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Factor by which the CPU of each page is slowed down, to find tests that depend on the speed of the machine. */
const slowdown = Number(process.env['LEGACYDOCS_TEST_SLOWDOWN'] ?? 1);

/** The browsers of this worker, keyed by whether scrollbars take up space. They end with the worker. */
const running = new Map<boolean, Promise<Browser>>();

/**
 * Provides this machine's browser: the one in CHROMIUM_PATH, otherwise `chromium` on the PATH. All test files of a worker
 * share its process. The returned object has its own contexts, and closing it closes only these contexts.
 *
 * @param options.still True if pages must not detect user interaction at first. Default: pages hydrate once they have
 * loaded.
 * @param options.scrollbars True if scrollbars take up space beside the page, as on most desktops. Default: no
 * scrollbars.
 */
export async function launchChromium({still = false, scrollbars = false} = {}): Promise<Browser> {
  const started = running.get(scrollbars) ?? start(scrollbars);
  running.set(scrollbars, started);
  const shared = await started;
  const contexts = new Set<BrowserContext>();
  const browser: Browser = Object.create(shared);
  browser.newContext = async (options) => {
    const context = await shared.newContext(options);
    contexts.add(context);
    context.on('close', () => contexts.delete(context));
    context.setDefaultTimeout(inject('browserTimeoutMs'));
    if (slowdown > 1) context.on('page', (page) => void slowDown(page));
    if (still) return context;
    await context.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')));
    });
    return context;
  };
  browser.close = async () => {
    await Promise.all([...contexts].map((context) => context.close()));
  };
  return browser;
}

async function slowDown(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  } catch {
    // The page has been closed.
  }
}

async function start(scrollbars: boolean): Promise<Browser> {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) {
    throw new Error('There is no Chromium: run `node test/ensure-chromium.mjs`.');
  }
  // Vitest kills a worker half a second after SIGTERM, which is too short to close a browser. On `exit`, Playwright kills
  // the browser and removes its profile.
  process.once('SIGTERM', () => process.exit());
  const browser = await chromium.launch({
    executablePath,
    handleSIGTERM: false,
    ignoreDefaultArgs: scrollbars ? ['--hide-scrollbars'] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${leftOut.join(',')}`,
    ],
  });
  // After a crash, the next test file starts another process.
  browser.on('disconnected', () => running.delete(scrollbars));
  return browser;
}
