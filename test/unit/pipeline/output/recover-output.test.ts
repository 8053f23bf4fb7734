import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import {openOutput} from '../../../../src/pipeline/output/open-output.ts';
import {recoverOutput} from '../../../../src/pipeline/output/recover-output.ts';
import {workFolderOf} from '../../../../src/pipeline/output/work-folder.ts';
import {readFiles, readTraces} from '../../../support/files.ts';
import {buildOutput, identity, outputPlace} from '../../../support/output.ts';

/** The state between the two renames of a swap. */
async function halfSwapped() {
  const place = await outputPlace();
  await buildOutput(place, {'index.html': 'old'});
  const work = workFolderOf(place.outDir);
  await mkdir(`${work}/staging`, {recursive: true});
  await writeFile(`${work}/staging/index.html`, 'new');
  await rename(place.outDir, `${work}/previous`);
  return {place, work};
}

describe('recoverOutput', () => {
  it('does nothing to an output that no killed build has left', async () => {
    const place = await outputPlace();
    expect(await recoverOutput(place)).toBe('nothing-to-do');
    await buildOutput(place, {'index.html': 'one'});
    const before = await readTraces(place.siteFolder);
    expect(await recoverOutput(place)).toBe('nothing-to-do');
    expect(await readTraces(place.siteFolder)).toEqual(before);
  });

  it('puts an old output back that was moved aside', async () => {
    const {place, work} = await halfSwapped();
    expect(await recoverOutput(place)).toBe('restored');
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'old'});
    expect(await readFiles(work)).toEqual({});
  });

  it('puts it back in the place of an empty folder that something has created since', async () => {
    const {place} = await halfSwapped();
    await mkdir(place.outDir);
    expect(await recoverOutput(place)).toBe('restored');
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'old'});
  });

  it('keeps both the old output and what somebody has put in its place', async () => {
    const {place, work} = await halfSwapped();
    await mkdir(place.outDir);
    await writeFile(`${place.outDir}/thesis.txt`, 'years of work');
    expect(await recoverOutput(place)).toBe('cleaned');
    await expect(openOutput(place)).rejects.toThrow('holds no output of an earlier build');
    expect(await readFiles(place.outDir)).toEqual({'thesis.txt': 'years of work'});
    await rm(place.outDir, {recursive: true});
    expect(await recoverOutput(place)).toBe('restored');
    expect(await readFiles(work)).toEqual({});
  });

  it('leaves a running build alone', async () => {
    const place = await outputPlace();
    const output = await openOutput(place);
    await output.write('index.html', 'new');
    expect(await recoverOutput(place)).toBe('busy');
    for (const [path, contents] of Object.entries(identity)) await output.write(path, contents);
    await output.commit();
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'new'});
  });
});
