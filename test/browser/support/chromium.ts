import {type Browser, chromium} from 'playwright-core';
import {inject} from 'vitest';
import {findChromium} from '../../support/find-chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Playwright's time-out for elements, navigations and requests, in milliseconds. */
    readonly browserTimeoutMs: number;
  }
}

/**
 * Chromium features to disable. The list replaces Playwright's own list, so it begins with a copy of it. The other
 * features belong to browser windows; each would need a renderer process, and without them a page takes half as long.
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

/**
 * Starts the browser in `CHROMIUM_PATH`, or else the `chromium` on the `PATH`.
 *
 * @param options.still True if pages must not detect user interaction at first. Default: pages hydrate once they have
 * loaded.
 * @param options.scrollbars True if scrollbars take up space beside the page, as on most desktops. Default: no
 * scrollbars.
 */
export async function launchChromium({still = false, scrollbars = false} = {}): Promise<Browser> {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) {
    throw new Error('There is no Chromium: run `node test/ensure-chromium.mjs`.');
  }
  const browser = await chromium.launch({
    executablePath,
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
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(inject('browserTimeoutMs'));
    if (still) return context;
    await context.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')));
    });
    return context;
  };
  return browser;
}
