import {chromium} from 'playwright-core';
import {findChromium} from '../../test/support/find-chromium.mjs';
import {serveBuilt} from './serve-built.mjs';

/** Interval between key presses of a reader who types 120 words per minute, in milliseconds. */
const pace = 100;

/**
 * Measures the time in milliseconds from a key press until the list of results is in the document. Types each query
 * into a built site's search, letter by letter. Each letter waits for the list for the preceding letter.
 *
 * @param {string} outDir
 * @param {string} path Path of a page, with `baseUrl`: `/base/docs/`.
 * @param {readonly string[]} queries
 * @returns {Promise<readonly number[]>} Times in ascending order, one for each key.
 */
export async function measureKeys(outDir, path, queries) {
  const baseUrl = /^\/[^/]*\//.exec(path)?.[0] ?? '/';
  const server = await serveBuilt(outDir, baseUrl);
  const executablePath = findChromium(process.env);
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  try {
    const page = await browser.newPage();
    await page.addInitScript(watchKeys);
    await page.goto(`http://127.0.0.1:${server.address().port}${path}`);
    await page.locator('.Search').click();
    const input = page.getByRole('combobox');
    // The first query is not measured, because its time depends on the network.
    await input.fill('a');
    await page.locator('.SearchResults-option mark').first().waitFor();
    const times = [];
    for (const query of queries) {
      await input.fill('');
      await page.waitForTimeout(pace);
      for (const letter of query) {
        await page.keyboard.type(letter);
        // A space does not change the results.
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
  /** Times of the last key press, of the response to it, and of the last change to the list. */
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
      // The excerpts around matches are loaded after the list.
      return element?.closest('.SearchDialog-list') && !element.closest('.SearchResults-snippet');
    };
    if (mutations.some(isList)) changed = performance.now();
  }).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});

  // Polls with a timer. If it waited for animation frames, the browser would also render sixty frames per second, which
  // would affect the measurement.
  const glance = () => new Promise((resolve) => setTimeout(resolve, 20));
  /** The list for a response is rendered immediately. If the list has not changed, neither does the document. */
  Reflect.set(globalThis, 'listed', async (wait) => {
    while (answered === 0 || performance.now() - pressed < wait) await glance();
    return Math.max(answered, changed) - pressed;
  });
}
