// Tests this site in WebKit, the engine of Safari, and prints the problems: search, history, the menu on phones,
// figures, dropdown. The Debian packages `webkit2gtk-driver` and `xvfb` contain the browser.
// Usage: npm run webkit
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {baseUrl, buildOwnSite} from './build-own-site.mjs';
import {serveBuilt} from './serve-built.mjs';
import {openWebKit} from './webdriver.mjs';

const title = (text) => `document.querySelector('h1')?.innerText === ${JSON.stringify(text)}`;
const isHydrated = `performance.getEntriesByName('legacydocs:hydrated').length > 0`;
const searchIsOpen = `document.querySelector('.SearchDialog')?.open === true`;
const menuIsOpen = `document.querySelector('.MobileSidebar')?.open === true`;
const found = `document.querySelectorAll('[role=option]').length > 0`;
/** Script that records errors on the page, from its first script on. */
const listen = `[window.complaints ??= [], addEventListener('error', ({message}) => complaints.push(message)),
  addEventListener('unhandledrejection', ({reason}) => complaints.push(String(reason)))].length`;

const webkit = await openWebKit().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const folder = await mkdtemp(join(tmpdir(), 'legacydocs-webkit-'));
await buildOwnSite(join(folder, 'build'));
const server = await serveBuilt(join(folder, 'build'), baseUrl);
const site = `http://127.0.0.1:${server.address().port}${baseUrl}`;

async function open(path, {width = 1280} = {}) {
  await webkit.resize(width, 900);
  await webkit.goto(site + path);
  await webkit.evaluate(listen);
}

/** Tests, keyed by description. Each begins with a new page. */
const walks = {
  'search, a page that is found, back to the list, Escape': async () => {
    await open('docs/api/animations/withSpring');
    await webkit.click('.Search');
    await webkit.expect('the search opens', searchIsOpen);
    await webkit.press('decay');
    await webkit.expect('pages are found', found);
    await webkit.press('Enter');
    await webkit.expect('the page is shown', title('withDecay'));
    await webkit.back();
    await webkit.expect('the list is back', `${searchIsOpen} && ${found}`);
    await webkit.press('Escape');
    await webkit.expect('the page below is shown', `!(${searchIsOpen}) && ${title('withSpring')}`);
  },
  'once a search was closed, back and forward lead through the pages': async () => {
    await open('docs/api/animations/withSpring');
    await webkit.press('/');
    await webkit.expect('the search opens', searchIsOpen);
    await webkit.press('Escape');
    await webkit.expect('it is closed', `!(${searchIsOpen})`);
    await webkit.click('.Pagination a:last-child');
    await webkit.expect('the next page is shown', title('withTiming'));
    await webkit.back();
    await webkit.expect('the first page is shown', title('withSpring'));
    await webkit.evaluate('history.forward()');
    await webkit.expect('the next page is shown again', title('withTiming'));
  },
  'the menu of phones: pressed at once, closed by Escape, left by a link': async () => {
    await open('docs/fundamentals/animations', {width: 447});
    await webkit.click('.Navbar-menu');
    await webkit.expect('the menu opens', menuIsOpen);
    await webkit.press('Escape');
    await webkit.expect('it closes', `!(${menuIsOpen})`);
    await webkit.click('.Navbar-menu');
    await webkit.expect('it opens again', menuIsOpen);
    await webkit.evaluate(
      `[...document.querySelectorAll('.MobileSidebar a')].find((link) => link.innerText.trim() === 'Worklets').click()`,
    );
    await webkit.expect('the page is shown', `${title('Worklets')} && !(${menuIsOpen})`);
    await webkit.back();
    await webkit.expect('the first page is shown', title('Animations'));
  },
  'figures of live and frozen pages play': async () => {
    for (const path of ['docs/api/animations/withSpring', 'docs/2.x/api/animations/withSpring']) {
      await open(path);
      await webkit.click('.Playback button');
      await webkit.expect(
        'the time advances',
        `parseInt(document.querySelector('.Playback output').innerText) > 300`,
      );
    }
  },
  'a page that the browser kept is where the reader left it': async () => {
    await open('docs/fundamentals/animations');
    await webkit.press('/');
    await webkit.expect('the page is hydrated', isHydrated);
    await webkit.press('Escape');
    await webkit.expect('the search is closed', `!(${searchIsOpen})`);
    await webkit.evaluate('scrollTo(0, 700)');
    await webkit.goto(`${site}docs/fundamentals/animations.md`);
    await webkit.back();
    await webkit.expect(
      'it is at the same place',
      `${title('Animations')} && Math.abs(scrollY - 700) < 2`,
    );
  },
  'no page is wider than its window': async () => {
    for (const path of ['', 'docs/guide/debugging', 'docs/1.x/nodes/abs', 'docs/nothing-here']) {
      for (const width of [447, 768, 1024, 1440]) {
        await open(path, {width});
        await webkit.expect(
          `${path} fits into ${width}`,
          `document.documentElement.scrollWidth <= innerWidth`,
        );
      }
    }
  },
};

let failures = 0;
try {
  for (const [name, walk] of Object.entries(walks)) {
    try {
      await walk();
      await webkit.expect(
        'the page complains of nothing',
        `(window.complaints ?? []).length === 0`,
      );
      console.log(`✓ ${name}`);
    } catch (error) {
      failures += 1;
      console.log(`✗ ${name}: ${error.message}`);
    }
  }
} finally {
  await webkit.close();
  server.close();
  await rm(folder, {recursive: true, force: true});
}
if (failures > 0) process.exitCode = 1;
