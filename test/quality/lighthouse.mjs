// Measures four kinds of pages with Lighthouse's mobile preset on a compressing server, five runs each, and writes
// the medians into the table in the README. Usage: npm run lighthouse
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {glob} from 'tinyglobby';
import {build} from '../../dist/build.js';
import {findChromium} from '../support/find-chromium.mjs';
import {serveBuilt} from './serve-built.mjs';

const root = new URL('../..', import.meta.url).pathname;
const runs = 5;
const pages = [
  ['Home', ''],
  ['Guide', 'docs/fundamentals/animations'],
  ['API page', 'docs/api/animations/withSpring'],
  ['Node page', 'docs/1.x/nodes/interpolate'],
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const folder = await mkdtemp(join(tmpdir(), 'legacydocs-lighthouse-'));
try {
  const result = await build({
    siteFolder: root,
    outDir: join(folder, 'build'),
    drafts: false,
    strict: true,
    cache: true,
  });
  if (!result.ok || result.site === undefined) throw new Error('The site does not build.');
  await compress(result.outDir);
  const {baseUrl} = result.site.config;
  const server = await serve(result.outDir, baseUrl);
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
  await writeTable(rows);
  if (
    rows.some(([, performance, ...rest]) => performance < 99 || rest.some((score) => score < 100))
  ) {
    process.exitCode = 1;
  }
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

function serve(outDir, baseUrl) {
  return serveBuilt(outDir, baseUrl, {
    brotli: true,
    setHeaders: (response, path) => {
      const kept = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', kept);
    },
  });
}

/** Scores from 0 to 100, in the order of `categories`. */
async function medians(url, port) {
  const scores = [];
  for (let run = 0; run < runs; run += 1) {
    const {lhr} = await lighthouse(url, {port, onlyCategories: categories, logLevel: 'error'});
    scores.push(categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)));
    if (process.argv.includes('--explain')) explain(lhr);
  }
  return categories.map(
    (_, index) => scores.map((row) => row[index]).sort((a, b) => a - b)[runs >> 1],
  );
}

function explain({audits}) {
  for (const audit of Object.values(audits)) {
    if (audit.score !== null && audit.score < 1)
      console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
  }
}

async function writeTable(rows) {
  const table = [
    '| page | performance | accessibility | best practices | SEO |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
  const readme = join(root, 'README.md');
  const text = await readFile(readme, 'utf8');
  const marked = /(<!-- lighthouse -->)[\s\S]*?(<!-- \/lighthouse -->)/;
  await writeFile(readme, text.replace(marked, `$1\n${table}\n$2`));
}
