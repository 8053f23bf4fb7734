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
 * Features of Chromium that are left out: those that Playwright leaves out, whose list this one replaces, and then what
 * its window has besides the page. Without a renderer for each of these a page takes half the work.
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
 * Start the browser of this machine: the one that CHROMIUM_PATH names, else `chromium` on the PATH.
 *
 * @param options.still Whether pages see nothing of their reader at first. Else they come to life once they have loaded.
 * @param options.scrollbars Whether scrollbars take room beside the page, as on most desktops. Else there are none.
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
