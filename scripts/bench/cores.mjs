import {rm} from 'node:fs/promises';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {corpora} from './corpus.mjs';
import {machine} from './machine.mjs';
import {measure} from './measure.mjs';

/**
 * Measures cold builds with different numbers of CPU cores: `npm run bench:cores -- own 1000 10000`. Prints a table as
 * Markdown. Each build can use only as many cores as it has workers. Requires Linux.
 */

const command = fileURLToPath(new URL('../../bin/legacydocs.js', import.meta.url));
const names = process.argv.length > 2 ? process.argv.slice(2) : ['own', '1000', '10000'];
const cores = [1, 2, 4, 8, 16, 32].filter((count) => count <= availableParallelism());

/**
 * @param {string} folder
 * @param {number} count
 */
async function coldBuild(folder, count) {
  for (const name of ['build', '.legacydocs']) {
    await rm(join(folder, name), {recursive: true, force: true});
  }
  const args = [command, 'build', '--verbose', '--concurrency', String(count), folder];
  const cost = await measure('taskset', ['-c', `0-${count - 1}`, process.execPath, ...args]);
  if (cost.code !== 0) throw new Error(`The build failed:\n${cost.output}`);
  const [, share = '–'] = /main thread (\d+) %/.exec(cost.output) ?? [];
  return `${cost.seconds.toFixed(1)} s, ${cost.cpuSeconds.toFixed(1)} s CPU, ${share} % main, ${cost.megabytes.toFixed(0)} MB`;
}

process.stdout.write(`${machine()}\n\n`);
process.stdout.write(
  `| site | ${cores.map((count) => (count === 1 ? '1 core' : `${count} cores`)).join(' | ')} |\n`,
);
process.stdout.write(`| --- | ${cores.map(() => '---').join(' | ')} |\n`);
for (const name of names) {
  const corpus = corpora[name];
  if (corpus === undefined) throw new Error(`No corpus is called ${name}.`);
  const folder = join(tmpdir(), 'legacydocs-bench', name);
  await corpus.write(folder);
  const cells = [];
  for (const count of cores) cells.push(await coldBuild(folder, count));
  process.stdout.write(`| ${corpus.title} | ${cells.join(' | ')} |\n`);
}
