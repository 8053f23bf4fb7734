import {mkdir, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import type {System} from '../../../../src/core/files/system.ts';
import {removeOutput} from '../../../../src/pipeline/output/remove-output.ts';
import {
  killingSystem,
  refusingSystem,
  survivingSystem,
  systemWithMount,
} from '../../../support/failing-disk.ts';
import {readFiles} from '../../../support/files.ts';
import {buildOutput, identity, outputPlace} from '../../../support/output.ts';

const pages = {'index.html': 'one', 'docs/a/index.html': 'a'};

async function builtPlace() {
  const place = await outputPlace();
  await buildOutput(place, pages, survivingSystem());
  return place;
}

/**
 * Repeats a removal that is stopped after its first step, after its second step, and so on, until a removal completes.
 */
async function afterEveryStep(
  stop: (step: number) => {system: System; isStopped: () => boolean},
  check: (place: Awaited<ReturnType<typeof outputPlace>>) => Promise<void>,
): Promise<number> {
  for (let step = 0; ; step += 1) {
    const place = await builtPlace();
    const {system, isStopped} = stop(step);
    await removeOutput(place.outDir, system).catch(() => undefined);
    await check(place);
    if (!isStopped()) return step;
  }
}

const killed = (step: number) => {
  const {system, wasKilled} = killingSystem(step);
  return {system, isStopped: wasKilled};
};
const refused = (step: number) => {
  const {system, hasRefused} = refusingSystem(step, {code: 'EACCES', lasting: false});
  return {system, isStopped: hasRefused};
};

it.each([
  ['killed', killed],
  ['refused by the disk', refused],
])('CLI-06 leaves a folder that the next build accepts, %s after any step', async (_, stop) => {
  const steps = await afterEveryStep(stop, async (place) => {
    await buildOutput(place, {'index.html': 'next'}, survivingSystem());
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'next'});
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  });
  expect(steps).toBeGreaterThan(5);
});

it('CLI-06 continues after a kill', async () => {
  await afterEveryStep(killed, async (place) => {
    await removeOutput(place.outDir, survivingSystem());
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs']);
  });
});

it('empties a mount point, and reports that the folder stays', async () => {
  const place = await builtPlace();
  const system = systemWithMount(place.outDir);
  expect(await removeOutput(place.outDir, system)).toMatchObject({outcome: 'emptied'});
  expect(await readdir(place.outDir)).toEqual([]);
  expect(await removeOutput(place.outDir, system)).toMatchObject({outcome: 'nothing-there'});
});

it('removes an output that a killed build had half replaced', async () => {
  const place = await builtPlace();
  const work = join(place.siteFolder, '.build.legacydocs');
  await mkdir(work);
  await writeFile(join(work, 'journal.json'), 'half');
  await removeOutput(place.outDir);
  expect(await readdir(place.siteFolder)).toEqual(['.legacydocs']);
});

it('keeps folders that no build has created', async () => {
  const place = await outputPlace();
  await mkdir(place.outDir);
  await writeFile(join(place.outDir, 'thesis.txt'), 'years of work');
  expect(await removeOutput(place.outDir)).toMatchObject({outcome: 'foreign'});
  expect(await readdir(place.outDir)).toEqual(['thesis.txt']);
});
