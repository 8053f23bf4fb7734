// Measures four kinds of pages with Lighthouse's mobile preset on a compressing server, five runs each, and writes the
// medians into the table in the README. Usage: npm run lighthouse
// With --slow: measures them on a slow phone (CPU slowed down 6 times, Slow 4G as Lighthouse applies it), for the table
// in scripts/bench/RESULTS.md. Usage: npm run lighthouse:slow
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {throttling} from 'lighthouse/core/config/constants.js';
import {glob} from 'tinyglobby';
import {findChromium} from '../../test/support/find-chromium.mjs';
import {baseUrl, buildOwnSite} from './build-own-site.mjs';
import {measureFirstPress} from './first-press.mjs';
import {serveBuilt} from './serve-built.mjs';

const root = join(import.meta.dirname, '../..');
const runs = 5;
const slow = process.argv.includes('--slow');
const pages = [
  ['Home', ''],
  ['Guide', 'docs/fundamentals/animations'],
  ['API page', 'docs/api/animations/withSpring'],
  ['Node page', 'docs/1.x/nodes/interpolate'],
];
const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
const slowPhone = {
  onlyAudits: ['total-blocking-time', 'largest-contentful-paint', 'network-requests'],
  throttlingMethod: 'devtools',
  throttling: {...throttling.mobileSlow4G, cpuSlowdownMultiplier: 6},
};

const folder = await mkdtemp(join(tmpdir(), 'legacydocs-lighthouse-'));
try {
  const outDir = join(folder, 'build');
  await buildOwnSite(outDir);
  await compress(outDir);
  const server = await serve(outDir);
  const chrome = await launch({
    chromePath: findChromium(process.env),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const rows = [];
  for (const [name, path] of pages) {
    const url = `http://127.0.0.1:${server.address().port}${baseUrl}${path}`;
    rows.push([name, ...(await medians(url, chrome.port))]);
    console.log(rows.at(-1).join('\t'));
  }
  await chrome.kill();
  server.close();
  await (slow ? writeSlow(rows) : writeScores(rows));
  if (rows.some(slow ? isSluggish : isPoor)) process.exitCode = 1;
} finally {
  await rm(folder, {recursive: true, force: true});
}

async function compress(outDir) {
  for (const file of await glob('**/*.{html,js,css,json,svg,xml,txt}', {
    cwd: outDir,
    absolute: true,
  })) {
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
}

function serve(outDir) {
  return serveBuilt(outDir, baseUrl, {
    brotli: true,
    setHeaders: (response, path) => {
      const kept = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', kept);
    },
  });
}

/** Measures a page several times. Returns a median for each column. */
async function medians(url, port) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const {lhr} = await lighthouse(url, {
      port,
      logLevel: 'error',
      ...(slow ? slowPhone : {onlyCategories}),
    });
    results.push(slow ? await phoneFigures(lhr, url) : scores(lhr));
    if (process.argv.includes('--explain')) explain(lhr);
  }
  return results[0].map(
    (_, index) => results.map((row) => row[index]).sort((a, b) => a - b)[runs >> 1],
  );
}

/** Returns the scores from 0 to 100, in the order of `categories`, and the total blocking time in milliseconds. */
function scores({categories, audits}) {
  return [
    ...onlyCategories.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    Math.round(audits['total-blocking-time'].numericValue),
  ];
}

function isPoor([, performance, accessibility, practices, seo, blocked]) {
  return performance < 99 || Math.min(accessibility, practices, seo) < 100 || blocked > 100;
}

/**
 * Returns the total blocking time, the kilobytes of scripts before the first user interaction, and the seconds from the
 * first press to its result.
 */
async function phoneFigures({audits}, url) {
  const requests = audits['network-requests'].details?.items ?? [];
  // Lighthouse does not interact with the page, so the page hydrates after its time-out.
  const runtime = requests.findIndex((request) => /\/runtime\.\w+\.js$/.test(request.url));
  const scripts = requests
    .slice(0, runtime === -1 ? undefined : runtime)
    .filter((request) => /\.js$/.test(request.url));
  const bytes = scripts.reduce((sum, {transferSize}) => sum + transferSize, 0);
  return [
    Math.round(audits['total-blocking-time'].numericValue),
    oneDigit(bytes / 1024),
    oneDigit(audits['largest-contentful-paint'].numericValue / 1000),
    oneDigit(await measureFirstPress(url, slowPhone.throttling)),
  ];
}

function oneDigit(number) {
  return Math.round(number * 10) / 10;
}

function isSluggish([, blocked, kilobytes]) {
  return blocked > 300 || kilobytes > 79;
}

function explain({audits}) {
  for (const audit of Object.values(audits)) {
    if (audit.score !== null && audit.score < 1)
      console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
  }
}

async function writeScores(rows) {
  await writeTable(
    'README.md',
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'blocked, ms'],
    rows,
  );
}

async function writeSlow(rows) {
  await writeTable(
    'scripts/bench/RESULTS.md',
    [
      'page',
      'blocked, ms',
      'scripts before the reader does anything, KB',
      'largest paint after, s',
      'search opens after, s',
    ],
    rows,
  );
}

/** Writes a table after `<!-- lighthouse -->`. */
async function writeTable(file, columns, rows) {
  const table = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const text = await readFile(join(root, file), 'utf8');
  const marked = /(<!-- lighthouse -->)[\s\S]*?(<!-- \/lighthouse -->)/;
  await writeFile(join(root, file), text.replace(marked, `$1\n${table.join('\n')}\n$2`));
}
