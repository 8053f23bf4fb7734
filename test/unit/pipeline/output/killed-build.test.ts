import {readdir} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import {recoverOutput} from '../../../../src/pipeline/output/recover-output.ts';
import {killingSystem, survivingSystem} from '../../../support/failing-disk.ts';
import {type Files, readFiles} from '../../../support/files.ts';
import {buildOutput, identity, outputPlace} from '../../../support/output.ts';

const oldPages = {'index.html': 'old', 'same.css': 'same', 'gone/index.html': 'gone'};
const newPages = {'index.html': 'new', 'same.css': 'same', 'docs/a/index.html': 'a'};
const oldOutput = {...identity, ...oldPages};
const newOutput = {...identity, ...newPages};

/** Pages that the build does not change. */
const manyPages = Object.fromEntries(
  Array.from({length: 30}, (_, page) => [`page-${page}/index.html`, 'same']),
);

/** Simulates a build that is killed after a number of changes on disk. */
async function buildAndBeKilled(
  hadOutput: boolean,
  steps: number,
  [before, after] = [oldPages, newPages] as readonly [Files, Files],
) {
  const place = await outputPlace();
  if (hadOutput) await buildOutput(place, before);
  const {system, wasKilled} = killingSystem(steps);
  await buildOutput(place, after, system).catch(() => undefined);
  return {place, wasKilled: wasKilled()};
}

/**
 * Repeats a build that is killed after its first change, after its second change, and so on, until a build completes.
 */
async function afterEveryStep(
  hadOutput: boolean,
  check: (place: Awaited<ReturnType<typeof outputPlace>>) => Promise<void>,
): Promise<number> {
  for (let steps = 0; ; steps += 1) {
    const {place, wasKilled} = await buildAndBeKilled(hadOutput, steps);
    await check(place);
    if (!wasKilled) return steps;
  }
}

describe('a build that is killed, after each step', () => {
  it('LINK-11, OUT-01 leaves the old output or the new one, or the next command completes the new one', async () => {
    const seen = {old: 0, new: 0, restored: 0};
    const steps = await afterEveryStep(true, async (place) => {
      const recovery = await recoverOutput(place.outDir, survivingSystem());
      const recovered = await readFiles(place.outDir);
      expect([oldOutput, newOutput]).toContainEqual(recovered);
      expect((await readdir(place.siteFolder)).filter((name) => name !== '.legacydocs')).toEqual([
        'build',
      ]);
      if (recovery === 'restored') seen.restored += 1;
      seen[recovered['index.html'] === 'old' ? 'old' : 'new'] += 1;
    });
    expect(steps).toBeGreaterThan(20);
    expect(seen.restored).toBeGreaterThan(3);
    expect(seen.old).toBeGreaterThan(10);
    expect(seen.new).toBeGreaterThan(3);
  });

  it('LINK-11, OUT-01 leaves one of the two outputs, even if the recovery is killed, too', async () => {
    const pages = [
      {...manyPages, ...oldPages},
      {...manyPages, ...newPages},
    ] as const;
    const [before, after] = pages.map((files) => ({...identity, ...files}));
    const seen = {old: 0, new: 0, finished: 0};
    for (let steps = 0, wasKilled = true; wasKilled; steps += 1) {
      const built = await buildAndBeKilled(true, steps, pages);
      ({wasKilled} = built);
      const {outDir} = built.place;
      const left = await readFiles(outDir);
      // A recovery that is killed, too, then one that completes.
      await recoverOutput(outDir, killingSystem(steps % 5).system).catch(() => undefined);
      await recoverOutput(outDir, survivingSystem());
      const recovered = await readFiles(outDir);
      expect([before, after]).toContainEqual(recovered);
      seen[recovered['index.html'] === 'old' ? 'old' : 'new'] += 1;
      if (JSON.stringify(left) !== JSON.stringify(recovered)) seen.finished += 1;
    }
    expect(seen.old).toBeGreaterThan(5);
    expect(seen.new).toBeGreaterThan(5);
    expect(seen.finished).toBeGreaterThan(2);
  });

  it('leaves no output or the complete one if there was none before', async () => {
    await afterEveryStep(false, async (place) => {
      await recoverOutput(place.outDir, survivingSystem());
      expect([{}, newOutput]).toContainEqual(await readFiles(place.outDir));
    });
  });

  it('does not block the next build', async () => {
    await afterEveryStep(true, async (place) => {
      await buildOutput(place, {'index.html': 'next', 'same.css': 'same'}, survivingSystem());
      expect(await readFiles(place.outDir)).toEqual({
        ...identity,
        'index.html': 'next',
        'same.css': 'same',
      });
      expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
    });
  });

  it('can have its recovery killed, too', async () => {
    for (let buildSteps = 0, wasKilled = true; wasKilled; buildSteps += 1) {
      const built = await buildAndBeKilled(true, buildSteps);
      wasKilled = built.wasKilled;
      for (let steps = 0; steps < 4; steps += 1) {
        const {system} = killingSystem(steps);
        await recoverOutput(built.place.outDir, system).catch(() => undefined);
      }
      await recoverOutput(built.place.outDir, survivingSystem());
      expect([oldOutput, newOutput]).toContainEqual(await readFiles(built.place.outDir));
    }
  });
});
