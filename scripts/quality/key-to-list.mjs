import {chromium} from 'playwright-core';
import {findChromium} from '../../test/support/find-chromium.mjs';
import {serveBuilt} from './serve-built.mjs';

/** From key to key, in milliseconds: somebody who types 120 words a minute. */
const pace = 100;

/**
 * How long readers wait from a key press until the list of what was found stands in the document, in milliseconds: every
 * query is typed letter by letter into the search of a finished site, no letter before the list of the one before.
 *
 * @param {string} outDir
 * @param {string} address Of a page, with `baseUrl`: `/base/docs/`.
 * @param {readonly string[]} queries
 * @returns {Promise<readonly number[]>} One for each key, in ascending order.
 */
export async function measureKeys(outDir, address, queries) {
  const baseUrl = /^\/[^/]*\//.exec(address)?.[0] ?? '/';
  const server = await serveBuilt(outDir, baseUrl);
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  try {
    const page = await browser.newPage();
    await page.addInitScript(watchKeys);
    await page.goto(`http://127.0.0.1:${server.address().port}${address}`);
    await page.locator('.Search').click();
    const input = page.getByRole('combobox');
    // What the first query fetches is measured in bytes; what it takes depends on the reader's line.
    await input.fill('a');
    await page.locator('.SearchResults-option mark').first().waitFor();
    const times = [];
    for (const query of queries) {
      await input.fill('');
      await page.waitForTimeout(pace);
      for (const letter of query) {
        await page.keyboard.type(letter);
        // A blank asks for nothing else.
        if (letter === ' ') continue;
        times.push(await page.evaluate((wait) => Reflect.get(globalThis, 'listed')(wait), pace));
      }
    }
    return times.sort((a, b) => a - b);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page, before its own scripts. */
function watchKeys() {
  /** When the last key was pressed, its answer came, and the list last changed. */
  let [pressed, answered, changed] = [0, 0, 0];
  let lastFind = 0;
  const watched = new WeakSet();
  const {postMessage} = Worker.prototype;
  Worker.prototype.postMessage = function post(message) {
    if (message.request.kind === 'find') lastFind = message.id;
    if (!watched.has(this)) {
      watched.add(this);
      this.addEventListener('message', ({data}) => {
        if (data.id === lastFind) answered = performance.now();
      });
    }
    postMessage.call(this, message);
  };
  addEventListener(
    'keydown',
    ({timeStamp}) => {
      pressed = timeStamp;
      answered = 0;
    },
    true,
  );
  new MutationObserver((mutations) => {
    const isList = ({target}) => {
      const element = target instanceof Element ? target : target.parentElement;
      // Texts around what was found come after the list.
      return element?.closest('.SearchDialog-list') && !element.closest('.SearchResults-snippet');
    };
    if (mutations.some(isList)) changed = performance.now();
  }).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});

  // By the clock: whoever waits for frames makes the browser draw sixty a second, and measures those.
  const glance = () => new Promise((resolve) => setTimeout(resolve, 20));
  /** The list of an answer is drawn at once; where it is the same as before, nothing changes. */
  Reflect.set(globalThis, 'listed', async (wait) => {
    while (answered === 0 || performance.now() - pressed < wait) await glance();
    return Math.max(answered, changed) - pressed;
  });
}
