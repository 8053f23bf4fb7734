import {mkdir, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {expect, it} from 'vitest';
import type {FileWriter} from '../../../src/output/file-writer.ts';
import {thisSystem} from '../../../src/output/system.ts';
import {systemError} from '../../support/failing-disk.ts';
import {readFiles} from '../../support/files.ts';
import {buildOutput, identity, outputPlace} from '../../support/output.ts';

const pages = Object.fromEntries(
  Array.from({length: 600}, (_, page) => [`page-${page}/index.html`, `${page}`]),
);

/** A system whose other writer fails at a file, or at none. */
function systemWith(failing: number) {
  const seen = {files: 0, isClosed: false};
  const writer: FileWriter = {
    write: async (file, contents) => {
      seen.files += 1;
      if (seen.files === failing) throw systemError('ENOSPC');
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, contents);
    },
    close: async () => {
      seen.isClosed = true;
    },
  };
  return {seen, system: {...thisSystem(), startWriter: () => writer}};
}

it('has another thread write most of many files, and waits for it', async () => {
  const place = await outputPlace();
  const {system, seen} = systemWith(0);
  await buildOutput(place, pages, system);
  expect(await readFiles(place.outDir)).toEqual({...identity, ...pages});
  expect(seen.files).toBeGreaterThan(100);
  expect(seen.isClosed).toBe(true);
});

it.each([1, 100, 201])(
  'fails and leaves the old output when that thread fails at file %i',
  async (failing) => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'old'});
    const {system, seen} = systemWith(failing);
    await expect(buildOutput(place, pages, system)).rejects.toMatchObject({
      diagnostics: [{code: 'output-failed'}],
    });
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'old'});
    expect(seen.isClosed).toBe(true);
  },
);
