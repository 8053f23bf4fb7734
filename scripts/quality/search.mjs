// Runs the queries of test/search/queries.json in this site's search, prints how often the expected page is first or
// among the first three, and writes the table into RESULTS.md. Lists the failed queries for which the search was tuned;
// for the others, shows only the numbers. Then types some queries in a browser, to measure the time until the list
// appears. Usage: npm run search:quality
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createSearcher} from '../../dist/pages/lookup/index.js';
import {measureQuality, openBuiltSearch} from '../../test/search/measure.mjs';
import {baseUrl, buildOwnSite} from './build-own-site.mjs';
import {measureKeys} from './key-to-list.mjs';

/** One of this many queries is typed in the browser. */
const typedShare = 12;

const root = join(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'legacydocs-search-'));
try {
  const outDir = join(folder, 'build');
  await buildOwnSite(outDir);
  const queries = JSON.parse(await readFile(join(root, 'test/search/queries.json'), 'utf8'));
  const searcher = await openBuiltSearch(outDir, createSearcher);
  const {parts, answers} = await measureQuality(searcher, queries);
  for (const {version, query, rank = '–', within, first} of answers.filter(isTunedMiss)) {
    console.log(`${version}  ${query}: ${rank} instead of ${within}; first ${first.join(', ')}`);
  }
  const table = [
    '| queries | number | right page first | among the first three | mean reciprocal rank |',
    '| --- | --- | --- | --- | --- |',
    row('used for tuning', parts.tuned),
    row('kept aside while tuning', parts.aside),
    row('written afterwards', parts.blind),
  ].join('\n');
  console.log(table);
  const results = join(root, 'scripts/bench/RESULTS.md');
  const text = await readFile(results, 'utf8');
  await writeFile(
    results,
    text.replace(/(<!-- search -->\n).*?(<!-- \/search -->)/s, `$1${table}\n$2`),
  );
  const typed = queries.filter((_, index) => index % typedShare === 0).map(({query}) => query);
  const times = await measureKeys(outDir, `${baseUrl}docs/`, typed);
  const share = (part) => `${times[Math.floor(times.length * part)]?.toFixed(1)} ms`;
  console.log(
    `From ${times.length} keys to the list: ${share(0.5)}, at most ${share(0.95)} for 95 %.`,
  );
} finally {
  await rm(folder, {recursive: true, force: true});
}

function isTunedMiss(answer) {
  return answer.part === 'tuned' && !(answer.rank <= answer.within);
}

function row(name, {queries, hitAt1, hitAt3, meanReciprocalRank}) {
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  return `| ${name} | ${queries} | ${percent(hitAt1)} | ${percent(hitAt3)} | ${meanReciprocalRank.toFixed(3)} |`;
}
