import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import type {System} from '../../../../src/core/files/system.ts';
import {patchOutput} from '../../../../src/pipeline/output/patch-output.ts';
import {unchangedRecord} from '../../../../src/pipeline/output/record.ts';
import {recoverOutput} from '../../../../src/pipeline/output/recover-output.ts';
import type {OutputOptions, OutputSummary} from '../../../../src/pipeline/output/types.ts';
import {claimWorkFolder} from '../../../../src/pipeline/output/work-folder.ts';
import {
  killingSystem,
  survivingSystem,
  systemError,
  watchedSystem,
} from '../../../support/failing-disk.ts';
import {readFiles} from '../../../support/files.ts';
import {buildOutput, identity, outputPlace} from '../../../support/output.ts';

const pages = {'index.html': 'old', 'docs/a/index.html': 'a', 'assets/b.json': 'b'};
const patched = {...identity, ...pages, 'index.html': 'new', 'assets/c.json': 'c'};
const {'assets/b.json': _removed, ...after} = patched;
const before = {...identity, ...pages};

let place: OutputOptions;
beforeEach(async () => {
  place = await outputPlace();
  await buildOutput(place, pages);
});

/** Applies a patch that replaces one file, adds one, removes one, and contains an unchanged one. */
async function patch(
  system?: System,
  {isExpected = () => true}: Partial<Parameters<typeof patchOutput>[0]> = {},
): Promise<OutputSummary | undefined> {
  const written = new Map([
    ['index.html', 'new'],
    ['docs/a/index.html', 'a'],
    ['assets/c.json', 'c'],
  ]);
  const options = {...place, isExpected};
  return await patchOutput(options, {written, removed: ['assets/b.json']}, system);
}

it('replaces files of an existing output, and leaves a record that the next build trusts', async () => {
  const summary = await patch();
  expect(await readFiles(place.outDir)).toEqual(after);
  expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  expect(summary).toMatchObject({
    files: 5,
    bytes: 'new'.length + 'a'.length + 'c'.length + '["/"]\n'.length,
    filesWritten: 2,
    bytesWritten: 'newc'.length,
    changed: ['assets/c.json', 'index.html'],
  });
  expect(unchangedRecord(place)?.checksum).toBe(summary?.checksum);
  expect((await buildOutput(place, after)).changed).toEqual([]);
});

it('writes nothing if nothing differs', async () => {
  const checksum = unchangedRecord(place)?.checksum;
  const written = new Map([['index.html', 'old']]);
  const options = {...place, isExpected: () => true};
  const summary = await patchOutput(options, {written, removed: ['assets/none.json']});
  expect(summary).toMatchObject({files: 5, filesWritten: 0, changed: [], checksum});
});

it.each<[string, () => Promise<unknown>]>([
  ['was edited', () => writeFile(join(place.outDir, 'docs/a/index.html'), 'theirs')],
  ['has a file more', () => writeFile(join(place.outDir, 'docs/a/more.html'), '')],
  ['has no record', () => writeFile(join(place.cacheFolder, 'outputs/x.json'), '')],
])('does not change an output that %s', async (title, change) => {
  await change();
  if (title === 'has no record') {
    for (const name of await readdir(join(place.cacheFolder, 'outputs'))) {
      await writeFile(join(place.cacheFolder, 'outputs', name), 'damaged');
    }
  }
  const left = await readFiles(place.outDir);
  expect(await patch()).toBeUndefined();
  expect(await readFiles(place.outDir)).toEqual(left);
});

it('leaves another output unchanged', async () => {
  const checksum = unchangedRecord(place)?.checksum;
  await buildOutput(place, {...pages, 'index.html': 'theirs'});
  expect(await patch(undefined, {isExpected: (found) => found === checksum})).toBeUndefined();
  expect((await readFiles(place.outDir))['index.html']).toBe('theirs');
});

it('gives up if files cannot be moved into the output, and changes nothing', async () => {
  const system = watchedSystem((operation, [, to]) => {
    if (operation === 'rename' && to?.startsWith(`${place.outDir}/`)) throw systemError('EXDEV');
  });
  expect(await patch(system)).toBeUndefined();
  expect(await readFiles(place.outDir)).toEqual(before);
  expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
});

it('reports if the disk refuses, or another build has locked the output', async () => {
  const refusing = watchedSystem((operation, [path]) => {
    if (operation === 'writeFile' && path?.includes('staging')) throw systemError('ENOSPC');
  });
  await expect(patch(refusing)).rejects.toMatchObject({diagnostics: [{code: 'output-failed'}]});
  const {release} = await claimWorkFolder(place.outDir, survivingSystem());
  await expect(patch()).rejects.toMatchObject({diagnostics: [{code: 'output-busy'}]});
  await release();
});

it('OUT-01 killed after any step, leaves an output that the next command completes', async () => {
  const seen = {old: 0, new: 0, finished: 0};
  for (let steps = 0, isKilled = true; isKilled; steps += 1) {
    place = await outputPlace();
    await buildOutput(place, pages);
    const {system, wasKilled} = killingSystem(steps);
    await patch(system).catch(() => undefined);
    isKilled = wasKilled();
    const left = await readFiles(place.outDir);
    await recoverOutput(place.outDir, survivingSystem());
    const recovered = await readFiles(place.outDir);
    expect([before, after]).toContainEqual(recovered);
    seen[recovered['index.html'] === 'old' ? 'old' : 'new'] += 1;
    if (JSON.stringify(left) !== JSON.stringify(recovered)) seen.finished += 1;
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  }
  expect(seen.old).toBeGreaterThan(5);
  expect(seen.new).toBeGreaterThan(5);
  expect(seen.finished).toBeGreaterThan(2);
});

it('does not start if a killed build has left an unfinished output', async () => {
  const work = join(place.siteFolder, '.build.legacydocs');
  await mkdir(work);
  const {withChecksum} = await import('../../../../src/core/cache/checksum.ts');
  const journal = {
    staging: 'staging-0',
    obstacles: [],
    written: [],
    removed: ['docs/a/index.html'],
    emptied: ['docs/a', 'docs'],
  };
  await writeFile(join(work, 'journal.json'), withChecksum(journal).text);
  expect(await patch()).toBeUndefined();
  expect(await readFile(join(place.outDir, 'index.html'), 'utf8')).toBe('old');
  expect(await readdir(place.outDir)).not.toContain('docs');
});
