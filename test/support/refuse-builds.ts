import {readdir} from 'node:fs/promises';
import {expect} from 'vitest';
import {BuildError} from '../../src/core/diagnostics/diagnostic.ts';
import {leavesUnfinished, type System} from '../../src/core/files/system.ts';
import {patchOutput} from '../../src/pipeline/output/patch-output.ts';
import {recoverOutput} from '../../src/pipeline/output/recover-output.ts';
import type {OutputOptions} from '../../src/pipeline/output/types.ts';
import {insideName} from '../../src/pipeline/output/work-folder.ts';
import {
  killingSystem,
  refusingSystem,
  survivingSystem,
  systemError,
  systemWithMount,
  watchedSystem,
} from './failing-disk.ts';
import {type Files, readFiles} from './files.ts';
import {buildOutput, identity, outputPlace} from './output.ts';

/** A scenario in which a new output replaces an old one. */
interface Way {
  readonly before: Files;
  readonly after: Files;
  /** Returns the system on which the update happens. */
  readonly disk: (place: OutputOptions, base: System) => System;
  readonly update: (place: OutputOptions, files: Files, system: System) => Promise<unknown>;
}

const build: Way['update'] = async (place, files, system) =>
  await buildOutput(place, files, system);

const few = {'index.html': 'old', 'same.css': 'same', 'gone/index.html': 'gone', a: 'file'};
const fewAfter = {'index.html': 'new', 'same.css': 'same', 'docs/a/index.html': 'a', 'a/b': 'b'};
const many: Files = Object.fromEntries(
  Array.from({length: 28}, (_, page) => [`page-${page}/index.html`, 'same']),
);
const {'page-7/index.html': _gone, ...others} = many;
const manyAfter = {...others, 'page-1/index.html': 'new', 'docs/a/index.html': 'a'};

const plain: Way['disk'] = (_place, base) => base;
const mount: Way['disk'] = ({outDir}, base) => systemWithMount(outDir, 'EBUSY', base);

/** Scenarios for `refuseBuilds`, keyed by description. */
export const ways: Readonly<Record<string, Way>> = {
  'the first output': {before: {}, after: fewAfter, disk: plain, update: build},
  'replacing many files': {before: few, after: fewAfter, disk: plain, update: build},
  'replacing a few files': {before: many, after: manyAfter, disk: plain, update: build},
  'writing into a mount point': {before: few, after: fewAfter, disk: mount, update: build},
  'writing a few files into a mount point': {
    before: many,
    after: manyAfter,
    disk: mount,
    update: build,
  },
  'writing into a mount point beside which nothing can be created': {
    before: few,
    after: fewAfter,
    disk: (place, base) =>
      watchedSystem(
        (_operation, paths) => {
          if (paths.some((path) => path.startsWith(`${place.siteFolder}/.build.legacydocs`))) {
            throw systemError('EACCES');
          }
        },
        mount(place, base),
      ),
    update: build,
  },
  'an edit of texts': {
    before: many,
    after: {...many, 'page-1/index.html': 'new'},
    disk: plain,
    update: async (place, files, system) => {
      const options = {...place, isExpected: () => true};
      const written = new Map([['page-1/index.html', 'new']]);
      const patched = await patchOutput(options, {written, removed: []}, system);
      // Falls back to a full build, as a build session does.
      if (patched === undefined) await buildOutput(place, files, system);
    },
  },
};

/** Failure of an operation. `killed`: the process ends before the operation, so nothing is reported. */
export type Refusal = {readonly code: string; readonly lasting: boolean} | 'killed';

/**
 * Repeats an update, and each time makes a different operation fail: the first, the second and so on, or only every
 * `every`th. Checks each time that the report about the output is correct, that any following command completes the
 * output, and that the next build succeeds.
 *
 * @returns Number of updates after which the output was the old one, was the new one, or was reported as unfinished.
 */
export async function refuseBuilds(
  {before, after, disk, update}: Way,
  refusal: Refusal,
  every = 1,
): Promise<{readonly old: number; readonly new: number; readonly unfinished: number}> {
  const seen = {old: 0, new: 0, unfinished: 0};
  for (let step = 0, isRefused = true; isRefused; step += every) {
    const place = await outputPlace();
    const outputs = {old: {}, new: {...identity, ...after}};
    if (Object.keys(before).length > 0) {
      await buildOutput(place, before, disk(place, survivingSystem()));
      outputs.old = {...identity, ...before};
    }
    const base = disk(place, survivingSystem());
    const {system, hasRefused} =
      refusal === 'killed' ? killed(step, base) : refusingSystem(step, refusal, base);
    const said = await update(place, after, system).then(
      () => 'new' as const,
      (error: unknown) => (refusal === 'killed' ? 'nothing' : saidBy(error)),
    );
    isRefused = hasRefused();
    const context = `${step}: ${said}`;
    const left = ownFiles(await readFiles(place.outDir));
    if (said === 'old' || said === 'new') expect(left, context).toEqual(outputs[said]);
    seen[said === 'nothing' ? 'unfinished' : said] += 1;

    const next = disk(place, survivingSystem());
    await recoverOutput(place.outDir, next);
    const recovered = await readFiles(place.outDir);
    expect([outputs.old, outputs.new], context).toContainEqual(recovered);
    if (said === 'old' || said === 'new') expect(recovered, context).toEqual(left);

    await buildOutput(place, {'index.html': 'next'}, next);
    expect(await readFiles(place.outDir), context).toEqual({...identity, 'index.html': 'next'});
    expect((await readdir(place.siteFolder)).sort(), context).toEqual(['.legacydocs', 'build']);
    expect(await readdir(`${place.cacheFolder}/outputs`), context).toHaveLength(1);
  }
  return seen;
}

/** Returns the output's files without the work folder inside the output. The next command deletes that folder. */
function ownFiles(files: Files): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith(insideName)));
}

function killed(step: number, base: System): {system: System; hasRefused: () => boolean} {
  const {system, wasKilled} = killingSystem(step, base);
  return {system, hasRefused: wasKilled};
}

/** Returns the state of the output according to an error. */
function saidBy(error: unknown): 'old' | 'unfinished' {
  if (!(error instanceof BuildError)) throw error;
  return leavesUnfinished(error.diagnostics) ? 'unfinished' : 'old';
}
