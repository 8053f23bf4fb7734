import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {corpora, forgetBuilds} from './corpus.mjs';
import {machine} from './machine.mjs';
import {measure} from './measure.mjs';
import {median} from './statistics.mjs';

/**
 * Compares cold builds with the time that remark and Shiki alone need for the same pages: `npm run bench:floor -- own
 * 1000 --runs 3`.
 */

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    /** Number of measurements of each subject, which alternate. */
    runs: {type: 'string', default: '3'},
    folder: {type: 'string', default: join(tmpdir(), 'legacydocs-bench')},
  },
});

const command = fileURLToPath(new URL('../../bin/legacydocs.js', import.meta.url));
const bareCompile = fileURLToPath(new URL('bare-compile.mjs', import.meta.url));

/** @type {Readonly<Record<string, (folder: string) => string[]>>} */
const subjects = {
  'remark and Shiki alone': (folder) => [bareCompile, folder],
  'legacydocs, cold': (folder) => [command, 'build', folder, '--quiet'],
};

process.stdout.write(`${machine()}\n\n`);
process.stdout.write(
  '| site | what | seconds | CPU seconds | peak MB |\n| --- | --- | --- | --- | --- |\n',
);
for (const name of positionals.length === 0 ? ['own', '1000'] : positionals) {
  const corpus = corpora[name];
  if (corpus === undefined) throw new Error(`No corpus is called ${name}.`);
  const folder = join(values.folder, name);
  await corpus.write(folder);
  const costs = Object.keys(subjects).map(() => /** @type {Cost[]} */ ([]));
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [index, args] of Object.values(subjects).entries()) {
      await forgetBuilds(folder);
      const cost = await measure(process.execPath, args(folder));
      if (cost.code !== 0) throw new Error(cost.output);
      costs[index]?.push(cost);
    }
  }
  for (const [index, what] of Object.keys(subjects).entries()) {
    process.stdout.write(`${row(corpus.title, what, costs[index] ?? [])}\n`);
  }
}

/**
 * @typedef {Awaited<ReturnType<typeof measure>>} Cost
 * @param {string} site
 * @param {string} what
 * @param {readonly Cost[]} costs
 */
function row(site, what, costs) {
  const cells = [
    site,
    what,
    median(costs.map(({seconds}) => seconds)).toFixed(2),
    median(costs.map(({cpuSeconds}) => cpuSeconds)).toFixed(1),
    median(costs.map(({megabytes}) => megabytes)).toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}
