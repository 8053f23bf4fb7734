import {execFile, spawn} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {chromium} from 'playwright-core';
import {findChromium} from '../../test/support/find-chromium.mjs';
import {corpora} from './corpus.mjs';

/**
 * Measures the time from saving a page until the browser shows its new text: `npm run bench:live -- own`. The next save
 * waits until the site is built.
 */

const [name = 'own', runs = '12'] = process.argv.slice(2);
const corpus = corpora[name];
if (corpus === undefined) throw new Error(`Choose one of: ${Object.keys(corpora).join(', ')}.`);
const folder = join(tmpdir(), 'legacydocs-bench', `live-${name}`);
await corpus.write(folder);

const command = fileURLToPath(new URL('../../bin/legacydocs.js', import.meta.url));
const server = spawn(process.execPath, [command, 'serve', folder, '--port', '0']);
let printed = '';
server.stdout.on('data', (text) => {
  printed += text;
});
server.stderr.pipe(process.stderr);

/** Waits until the server has printed a matching text. @param {RegExp} pattern */
async function printing(pattern) {
  while (!pattern.test(printed))
    await new Promise((resolve) => server.stdout.once('data', resolve));
  const found = pattern.exec(printed);
  printed = '';
  return found?.[1] ?? '';
}

const url = await printing(/Serving on (\S+)/);
const executablePath = findChromium(process.env);
const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
const page = await browser.newPage();

try {
  for (const sourcePath of [corpus.textPage, corpus.codePage]) {
    await measurePage(sourcePath);
  }
} finally {
  await browser.close();
  server.kill();
}

/** @param {string} sourcePath */
async function measurePage(sourcePath) {
  await page.goto(url + (await routeOf(sourcePath)));
  await page.locator('.Navbar-menu[role="button"]').waitFor({state: 'attached'});
  const original = await readFile(join(folder, sourcePath), 'utf8');
  const times = [];
  for (let run = 0; run <= Number(runs); run += 1) {
    const mark = `Edit number ${run} of this page.`;
    const seen = page.evaluate(seenAt, mark);
    const saved = Date.now();
    await writeFile(join(folder, sourcePath), `${original}\n${mark}\n`);
    times.push((await seen) - saved);
    await printing(/built in|not built/);
  }
  // The first save also loads the compiler's dependencies.
  const [first, ...others] = times;
  const sorted = others.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  process.stdout.write(
    `${corpus?.title}, ${sourcePath}: first ${first} ms, then median ${median} ms, slowest ${sorted.at(-1)} ms\n`,
  );
}

/** Returns the time at which a text becomes visible. Runs in the browser. @param {string} mark */
async function seenAt(mark) {
  await new Promise((resolve) => {
    const look = () => document.body.innerText.includes(mark) && resolve(undefined);
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
  });
  return Date.now();
}

/** @param {string} sourcePath */
async function routeOf(sourcePath) {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [command, 'routes', folder, '--json'],
    {
      maxBuffer: 2 ** 26,
    },
  );
  /** @type {{readonly routes: readonly {readonly path: string, readonly source: string | null}[]}} */
  const {routes} = JSON.parse(stdout);
  const path = routes.find(({source}) => source === sourcePath)?.path;
  if (path === undefined) throw new Error(`${sourcePath} has no route.`);
  return path.slice(1);
}
