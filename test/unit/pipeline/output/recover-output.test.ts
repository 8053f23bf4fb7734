import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {openOutput} from '../../../../src/pipeline/output/open-output.ts';
import {recoverOutput} from '../../../../src/pipeline/output/recover-output.ts';
import {systemError, watchedSystem} from '../../../support/failing-disk.ts';
import {readFiles, readTraces} from '../../../support/files.ts';
import {buildOutput, identity, outputPlace} from '../../../support/output.ts';

const pages = {'index.html': 'old', 'a.html': 'old'};
const newPages = {'index.html': 'new', 'a.html': 'new'};

/** Creates an output with two pages, of which a failed build has replaced only one. */
async function halfReplaced() {
  const place = await outputPlace();
  await buildOutput(place, pages);
  const refusing = watchedSystem((operation, [, to]) => {
    if (operation === 'rename' && to === join(place.outDir, 'a.html')) throw systemError('EACCES');
  });
  await expect(buildOutput(place, newPages, refusing)).rejects.toMatchObject({
    diagnostics: [{code: 'output-unfinished'}],
  });
  return place;
}

describe('recoverOutput', () => {
  it('does nothing if no build was interrupted', async () => {
    const place = await outputPlace();
    expect(await recoverOutput(place.outDir)).toBe('nothing-to-do');
    await buildOutput(place, {'index.html': 'one'});
    const before = await readTraces(place.siteFolder);
    expect(await recoverOutput(place.outDir)).toBe('nothing-to-do');
    expect(await readTraces(place.siteFolder)).toEqual(before);
  });

  it('completes an interrupted build', async () => {
    const place = await halfReplaced();
    expect(await readFiles(place.outDir)).toEqual({...identity, ...newPages, 'a.html': 'old'});
    expect(await recoverOutput(place.outDir)).toBe('restored');
    expect(await readFiles(place.outDir)).toEqual({...identity, ...newPages});
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  });

  it('changes nothing in a foreign folder that has replaced the output', async () => {
    const place = await halfReplaced();
    await rm(place.outDir, {recursive: true});
    await mkdir(place.outDir);
    await writeFile(`${place.outDir}/thesis.txt`, 'years of work');
    expect(await recoverOutput(place.outDir)).toBe('cleaned');
    await expect(openOutput(place)).rejects.toThrow('is not the output of a build');
    expect(await readFiles(place.outDir)).toEqual({'thesis.txt': 'years of work'});
  });

  it('does not complete a build whose output was deleted', async () => {
    const place = await halfReplaced();
    await rm(place.outDir, {recursive: true});
    expect(await recoverOutput(place.outDir)).toBe('cleaned');
    expect(await readFiles(place.outDir)).toEqual({});
  });

  it('changes nothing during a build', async () => {
    const place = await outputPlace();
    const output = await openOutput(place);
    await output.write('index.html', 'new');
    expect(await recoverOutput(place.outDir)).toBe('busy');
    for (const [path, contents] of Object.entries(identity)) await output.write(path, contents);
    await output.commit();
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'new'});
  });
});
