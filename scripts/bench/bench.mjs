import {appendFile, cp, mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {corpora, forgetBuilds} from './corpus.mjs';
import {machine} from './machine.mjs';
import {measure} from './measure.mjs';
import {median, spread} from './statistics.mjs';

/**
 * Measures builds: `npm run bench -- own 1000 --runs 5`. Prints a table as Markdown and writes all figures as JSON.
 * Each run is a separate process, and is preceded by the case's preparation.
 */

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    /** Number of runs for each case. */
    runs: {type: 'string', default: '3'},
    /** Folder for the sites, which is kept. */
    folder: {type: 'string', default: join(tmpdir(), 'legacydocs-bench')},
    /** Cases to measure, separated by commas. Default: all builds. */
    cases: {type: 'string'},
  },
});

const command = fileURLToPath(new URL('../../bin/legacydocs.js', import.meta.url));

/**
 * @typedef {import('./corpus.mjs').Corpus} Corpus
 * @typedef {object} Case
 * @property {string} title
 * @property {(folder: string, corpus: Corpus, run: number) => Promise<void>} prepare
 * @property {readonly string[]} [command] Command to run, followed by the folder of the site. Default: a build.
 */

/** @type {Readonly<Record<string, Case>>} */
const cases = {
  cold: {
    title: 'cold',
    prepare: forgetBuilds,
  },
  restored: {
    title: 'cold, its cache restored onto a fresh clone',
    prepare: async (folder) => {
      await rm(join(folder, 'build'), {recursive: true, force: true});
      await renewFiles(join(folder, 'content'));
    },
  },
  unchanged: {title: 'nothing changed', prepare: async () => undefined},
  text: {
    title: 'text of one page edited',
    prepare: (folder, {textPage}, run) =>
      appendFile(join(folder, textPage), `\nA sentence for run ${run}.\n`),
  },
  code: {
    title: 'code of one page edited',
    prepare: (folder, {codePage}, run) =>
      appendFile(join(folder, codePage), `\n\`\`\`js\nconst run = ${run};\n\`\`\`\n`),
  },
  config: {
    title: 'tagline edited',
    prepare: (folder, _corpus, run) =>
      edit(join(folder, 'site.config.ts'), (text) => text.replace(/Run \d+/, `Run ${run + 1}`)),
  },
  freeze: {
    title: '1.x frozen, cold',
    prepare: forgetBuilds,
    command: ['freeze', '1.x', '--again', '--quiet'],
  },
  template: {
    title: 'a template replaced',
    prepare: async (folder, _corpus, run) => {
      await mkdir(join(folder, 'templates/Footer'), {recursive: true});
      await writeFile(
        join(folder, 'templates/Footer/Footer.tsx'),
        `export const Footer = () => <footer>Run {${run}}</footer>;\n`,
      );
    },
  },
};

const corpusNames = positionals.length === 0 ? Object.keys(corpora) : positionals;
const caseNames =
  values.cases?.split(',') ??
  Object.keys(cases).filter((name) => cases[name]?.command === undefined);
const results = [];
for (const name of corpusNames) {
  const corpus = corpora[name];
  if (corpus === undefined) throw new Error(`No corpus is called ${name}.`);
  const folder = join(values.folder, name);
  await corpus.write(folder);
  for (const caseName of caseNames) {
    const measured = cases[caseName];
    if (measured === undefined) throw new Error(`No case is called ${caseName}.`);
    // A warm build needs a previous build, which also updates the cache after the preceding case.
    if (measured.prepare !== forgetBuilds) await buildOnce(folder);
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      await measured.prepare(folder, corpus, run);
      runs.push(await buildOnce(folder, measured.command));
    }
    const result = {corpus: corpus.title, case: measured.title, ...summary(runs), runs};
    results.push(result);
    process.stdout.write(`${row(result)}\n`);
  }
}
process.stdout.write(`\n${machine()}\n\n${table(results)}`);
await writeFile(
  join(values.folder, 'bench.json'),
  `${JSON.stringify({machine: machine(), results}, undefined, 2)}\n`,
);

/**
 * @param {string} folder
 * @param {readonly string[]} [args] Arguments of the command. Commands other than `build` do not report files.
 */
async function buildOnce(folder, args = ['build', '--json']) {
  const {output, ...cost} = await measure(process.execPath, [command, ...args, folder]);
  const json = args[0] === 'build' ? /^\{\n[\s\S]*^\}\n/m.exec(output)?.[0] : '{}';
  if (cost.code !== 0 || json === undefined) throw new Error(`The command failed:\n${output}`);
  const {files = 0, bytes = 0, filesWritten = 0, stages} = JSON.parse(json);
  return {...cost, files, bytes, filesWritten, stages};
}

/**
 * Returns the medians, and the spread of the wall-clock times.
 *
 * @param {readonly Awaited<ReturnType<typeof buildOnce>>[]} runs
 */
function summary(runs) {
  const seconds = runs.map((run) => run.seconds);
  return {
    seconds: median(seconds),
    spread: spread(seconds),
    cpuSeconds: median(runs.map((run) => run.cpuSeconds)),
    megabytes: median(runs.map((run) => run.megabytes)),
    files: median(runs.map((run) => run.files)),
    bytes: median(runs.map((run) => run.bytes)),
    filesWritten: median(runs.map((run) => run.filesWritten)),
  };
}

/** @param {typeof results} rows */
function table(rows) {
  return [
    '| site | build | seconds | spread | CPU seconds | peak MB | files | MB written out | files changed |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(row),
    '',
  ].join('\n');
}

/** @param {Omit<(typeof results)[number], 'runs'>} result */
function row(result) {
  const cells = [
    result.corpus,
    result.case,
    result.seconds.toFixed(2),
    `± ${result.spread.toFixed(2)}`,
    result.cpuSeconds.toFixed(2),
    result.megabytes.toFixed(0),
    result.files,
    (result.bytes / 1e6).toFixed(1),
    result.filesWritten,
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * Replaces the files in a folder with new files that have the same contents, as in a clone.
 *
 * @param {string} folder
 */
async function renewFiles(folder) {
  await cp(folder, `${folder}.new`, {recursive: true});
  await rm(folder, {recursive: true});
  await rename(`${folder}.new`, folder);
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
async function edit(file, change) {
  await writeFile(file, change(await readFile(file, 'utf8')));
}
