import {appendFile, rm, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {measure} from '../measure.mjs';

/**
 * @typedef {import('./subjects.mjs').Subject} Subject
 *
 * One build. `case` is a key of `cases`.
 * @typedef {{readonly name: string, readonly case: string, readonly seconds: number, readonly cpuSeconds: number, readonly megabytes: number}} Run
 *
 * @typedef {{readonly name: string, readonly pages: number, readonly files: number, readonly bytes: number}} Output
 */

/** Preparation of each kind of build, in measurement order. */
const cases = {
  cold: (/** @type {Subject} */ {folder, output, caches}) =>
    Promise.all(
      [output, ...caches].map((path) => rm(join(folder, path), {recursive: true, force: true})),
    ),
  unchanged: () => Promise.resolve(),
  edited: (/** @type {Subject} */ {folder, page}, /** @type {number} */ run) =>
    appendFile(join(folder, page), `\nA sentence for run ${run}.\n`),
};

/** Disables telemetry and update checks. */
const quiet = {CI: 'true', NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1'};

/**
 * Builds a site with several generators in alternation, so that other load on the machine affects all of them.
 *
 * @param {readonly Subject[]} subjects
 * @param {object} options
 * @param {number} options.runs Number of runs of each case.
 * @param {readonly string[]} [options.only] Keys of the cases to measure. Default: all.
 * @param {(run: Run) => void} options.onRun
 * @returns {Promise<{readonly runs: readonly Run[], readonly outputs: readonly Output[]}>}
 */
export async function compare(subjects, {runs: count, only, onRun}) {
  /** @type {Run[]} */
  const runs = [];
  for (const [title, prepare] of Object.entries(cases)) {
    if (only?.includes(title) === false) continue;
    for (let turn = 0; turn < count; turn += 1) {
      for (const subject of subjects) {
        await prepare(subject, turn);
        const run = {name: subject.name, case: title, ...(await buildOnce(subject))};
        onRun(run);
        runs.push(run);
      }
    }
  }
  return {runs, outputs: await Promise.all(subjects.map(outputOf))};
}

/** @param {Subject} subject */
async function buildOnce({name, folder, command: [program = '', ...args]}) {
  const options = {cwd: folder, env: {...process.env, ...quiet}};
  const {seconds, cpuSeconds, megabytes, code, output} = await measure(program, args, options);
  if (code !== 0) throw new Error(`${name} failed in ${folder}:\n${output}`);
  return {seconds, cpuSeconds, megabytes};
}

/**
 * @param {Subject} subject
 * @returns {Promise<Output>}
 */
async function outputOf({name, folder, output}) {
  const files = await glob('**', {cwd: join(folder, output), absolute: true, dot: true});
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return {
    name,
    pages: files.filter((file) => file.endsWith('.html')).length,
    files: files.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
