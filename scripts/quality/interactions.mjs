// Measures how fast built sites respond to a reader with a slow CPU. The sites alternate, so that other load on the
// machine affects all of them. Prints the medians of all rounds as a table. Usage: npm run interactions --
// legacydocs=http://localhost:4173/docs/ starlight=http://localhost:4174/docs/ Options: --rounds 3, --cpu 4 (slowdown),
// --query spring, --next gesture, --json (all figures)
import {parseArgs} from 'node:util';
import {chromium} from 'playwright-core';
import {findChromium} from '../../test/support/find-chromium.mjs';
import {generators, readSites} from './interaction-sites.mjs';
import {watchPage} from './watch-page.mjs';

/** @typedef {import('./interaction-sites.mjs').Site} Site */

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    rounds: {type: 'string', default: '3'},
    cpu: {type: 'string', default: '4'},
    query: {type: 'string', default: 'spring'},
    next: {type: 'string', default: 'gesture'},
    json: {type: 'boolean', default: false},
  },
});
const limitMs = 30_000;

const sites = readSites(positionals);
if (typeof sites === 'string') {
  console.error(sites);
  process.exit(1);
}
const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  /** @type {Map<Site, Readonly<Record<string, number>>[]>} */
  const rounds = new Map(sites.map((site) => [site, []]));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const site of sites) {
      const figures = {...(await searchFigures(site)), ...(await pageFigures(site))};
      rounds.get(site)?.push(figures);
      if (values.json) console.log(JSON.stringify({site: site.name, round, ...figures}));
    }
  }
  printTable(rounds);
} finally {
  await browser.close();
}

/**
 * Opens a page in a new browser profile, so that nothing is cached.
 *
 * @param {Site} site
 * @param {(page: import('playwright-core').Page) => Promise<Record<string, number>>} visit
 */
async function withPage({url}, visit) {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(limitMs);
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', {rate: Number(values.cpu)});
    await page.addInitScript(watchPage, Object.values(generators));
    await page.goto(url, {waitUntil: 'load'});
    // Readers look at a page before they interact with it, so the page's idle work is finished by then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** @param {Site} site */
function searchFigures(site) {
  return withPage(site, async (page) => {
    const bytes = await page.evaluate(() => Reflect.get(globalThis, 'watched').bytesToPaint());
    await page.keyboard.press('Control+k');
    const open = await timeOf(page, 'open');
    await page.keyboard.type(values.query, {delay: 80});
    const results = await timeOf(page, 'results');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(values.next, {delay: 80});
    const next = await timeOf(page, 'results');
    return {
      'bytes to first paint': bytes,
      'search open, ms': open,
      'first results, ms': results,
      'next query, ms': next,
      ...(await worst(page, 'search')),
    };
  });
}

/** @param {Site} site */
function pageFigures(site) {
  return withPage(site, async (page) => {
    const {next} = generators[site.generator];
    const link = page.locator(next).first();
    await link.scrollIntoViewIfNeeded();
    // Readers who have scrolled to the end look for the link before they press it.
    await page.waitForTimeout(1000);
    await link.hover();
    await page.waitForTimeout(200);
    // The text without styles, like the text it is compared with: VitePress hides a link in its headings.
    const title = await page.locator('h1').first().textContent();
    const started = Date.now();
    await link.click({noWaitAfter: true});
    const shown = await page.waitForFunction(
      ({title, started}) => {
        const heading = document.querySelector('h1')?.textContent ?? '';
        const isShown = heading !== '' && heading !== title;
        return isShown && Reflect.get(globalThis, 'watched').pageShown(started);
      },
      {title, started},
      {polling: 'raf'},
    );
    const change = await shown.jsonValue();
    // Late layout shifts also count.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    const shift = await page.evaluate(
      (started) => Reflect.get(globalThis, 'watched').shift(started),
      started,
    );
    return {
      'page change, ms': change,
      'layout shift on page change': shift,
      ...(await worst(page, 'page change')),
    };
  });
}

/**
 * @param {import('playwright-core').Page} page
 * @param {'open' | 'results'} what
 * @returns {Promise<number>} Time since the last key press in milliseconds.
 */
async function timeOf(page, what) {
  const found = await page.waitForFunction(
    (what) => Reflect.get(globalThis, 'watched').time(what),
    what,
    {polling: 50},
  );
  return Number(await found.jsonValue());
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} what
 */
async function worst(page, what) {
  const {event, task} = await page.evaluate(() => Reflect.get(globalThis, 'watched').worst());
  return {[`worst event, ${what}, ms`]: event, [`longest task, ${what}, ms`]: task};
}

/** @param {ReadonlyMap<Site, readonly Readonly<Record<string, number>>[]>} rounds */
function printTable(rounds) {
  const names = Object.keys([...rounds.values()][0]?.[0] ?? {});
  const columns = [...rounds.keys()].map(({name}) => name);
  console.log(`| median of ${values.rounds}, CPU ÷ ${values.cpu} | ${columns.join(' | ')} |`);
  console.log(`| --- |${' --- |'.repeat(columns.length)}`);
  for (const name of names) {
    const cells = [...rounds.values()].map((figures) =>
      format(median(figures.map((one) => one[name] ?? Number.NaN))),
    );
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

/** @param {readonly number[]} figures */
function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param {number} figure */
function format(figure) {
  return Number.isInteger(figure) || figure >= 10
    ? Math.round(figure).toLocaleString('en')
    : figure.toFixed(3);
}
