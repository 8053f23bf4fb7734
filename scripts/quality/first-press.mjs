import {chromium} from 'playwright-core';
import {findChromium} from '../../test/support/find-chromium.mjs';

/**
 * Measures, on an emulated phone, the time in seconds from the first user interaction until the search is open. The
 * interaction is a press of the search button immediately after the page has loaded.
 *
 * @param {string} url
 * @param {typeof import('lighthouse/core/config/constants.js').throttling.mobileSlow4G} slow
 * @returns {Promise<number>}
 */
export async function measureFirstPress(url, slow) {
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  try {
    const context = await browser.newContext({
      viewport: {width: 412, height: 823},
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', {rate: slow.cpuSlowdownMultiplier});
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.requestLatencyMs,
      // In bytes per second.
      downloadThroughput: slow.downloadThroughputKbps * 128,
      uploadThroughput: slow.uploadThroughputKbps * 128,
    });
    await page.goto(url);
    return await page.evaluate(async () => {
      const start = performance.now();
      document.querySelector('.Search').click();
      while (document.querySelector('dialog[open]') === null) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return (performance.now() - start) / 1000;
    });
  } finally {
    await browser.close();
  }
}
