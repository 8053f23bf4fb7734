import {lstat, mkdir, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {thisSystem} from '../../../../src/core/files/system.ts';
import {recoverOutput} from '../../../../src/pipeline/output/recover-output.ts';
import type {OutputOptions} from '../../../../src/pipeline/output/types.ts';
import {systemError, systemWithMount, watchedSystem} from '../../../support/failing-disk.ts';
import {type Files, readFiles} from '../../../support/files.ts';
import {buildOutput, identity, outputPlace} from '../../../support/output.ts';

const pages: Files = Object.fromEntries(
  Array.from({length: 40}, (_, page) => [`docs/page-${page}/index.html`, 'old']),
);
const {'docs/page-0/index.html': _first, ...otherPages} = pages;

let place: OutputOptions;
beforeEach(async () => {
  place = await outputPlace();
  await buildOutput(place, pages);
});

const inode = async (path: string) => (await lstat(join(place.outDir, path))).ino;

/** Builds an output, and returns the renames during the build, except those of temporary files. */
async function renamesOf(files: Files): Promise<string[]> {
  const renames: string[] = [];
  const system = watchedSystem((operation, [, to]) => {
    if (operation === 'rename' && to?.startsWith(place.outDir)) renames.push(to);
  });
  await buildOutput(place, files, system);
  expect(await readFiles(place.outDir)).toEqual({...identity, ...files});
  expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  return renames.map((path) => path.slice(place.outDir.length + 1));
}

describe('a build that changes few files', () => {
  it('OUT-01 replaces only those, pages last', async () => {
    const before = await Promise.all(['', 'docs/page-1/index.html'].map(inode));
    const files = {...otherPages, 'docs/page-2/index.html': 'new', 'z/data.json': '{}'};
    expect(await renamesOf(files)).toEqual(['z/data.json', 'docs/page-2/index.html']);
    expect(await Promise.all(['', 'docs/page-1/index.html'].map(inode))).toEqual(before);
    expect(await readdir(join(place.outDir, 'docs'))).not.toContain('page-0');
  });

  it('leaves a record that the next build trusts', async () => {
    await buildOutput(place, {...pages, 'docs/page-0/index.html': 'new'});
    const {changed} = await buildOutput(place, {...pages, 'docs/page-0/index.html': 'new'});
    expect(changed).toEqual([]);
  });

  it.each<[string, Files]>([
    ['many files change', Object.fromEntries(Object.keys(pages).map((path) => [path, 'new']))],
    ['a name changes in case only', {...otherPages, 'docs/PAGE-0/index.html': 'old'}],
    ['a file takes the place of a folder', {...otherPages, 'docs/page-0': 'file'}],
  ])('replaces the changed files when %s', async (_case, files) => {
    const before = await inode('docs/page-1/index.html');
    await renamesOf(files);
    const isChanged = files['docs/page-1/index.html'] === 'new';
    expect((await inode('docs/page-1/index.html')) === before).toBe(!isChanged);
  });

  it('copies files that cannot be moved into it', async () => {
    const system = systemWithMount(place.outDir);
    const files = {...pages, 'docs/page-0/index.html': 'new'};
    await buildOutput(place, files, system);
    expect(await readFiles(place.outDir)).toEqual({...identity, ...files});
  });

  it('OUT-01 fails when one of them is refused, and the next command replaces the rest', async () => {
    const refusing = watchedSystem((operation, [, to]) => {
      if (operation === 'rename' && to === join(place.outDir, 'docs/page-1/index.html')) {
        throw systemError('EACCES');
      }
    });
    const files = {...pages, 'docs/page-0/index.html': 'new', 'docs/page-1/index.html': 'new'};
    await expect(buildOutput(place, files, refusing)).rejects.toMatchObject({
      diagnostics: [{code: 'output-unfinished'}],
    });
    expect(await recoverOutput(place.outDir)).toBe('restored');
    expect(await readFiles(place.outDir)).toEqual({...identity, ...files});
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  });

  it('OUT-01 changes nothing if the first of them is refused', async () => {
    const refusing = watchedSystem((operation, [path]) => {
      if (operation === 'rename' && path?.includes('/staging-0/')) throw systemError('EACCES');
    });
    const files = {...pages, 'docs/page-0/index.html': 'new'};
    await expect(buildOutput(place, files, refusing)).rejects.toMatchObject({
      diagnostics: [{code: 'output-failed'}],
    });
    expect(await readFiles(place.outDir)).toEqual({...identity, ...pages});
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  });

  it('stops if another file was changed meanwhile', async () => {
    const files = {...pages, 'docs/page-0/index.html': 'new'};
    const meddling = watchedSystem(async (operation, [path]) => {
      if (operation !== 'writeFile' || !path?.includes('staging')) return;
      await writeFile(join(place.outDir, 'docs/page-1/index.html'), 'theirs');
    });
    await expect(buildOutput(place, files, meddling)).rejects.toMatchObject({
      diagnostics: [{code: 'output-changed'}],
    });
    expect((await readFiles(place.outDir))['docs/page-0/index.html']).toBe('old');
  });
});

describe('an unfinished journal', () => {
  const work = () => join(place.siteFolder, '.build.legacydocs');

  it('is completed despite foreign files in a folder to be removed', async () => {
    const {withChecksum} = await import('../../../../src/core/cache/checksum.ts');
    await mkdir(work());
    const page = 'docs/page-1/index.html';
    const journal = {
      staging: 'staging-0',
      obstacles: [],
      written: [],
      removed: [page],
      emptied: ['docs/page-1'],
    };
    await writeFile(join(work(), 'journal.json'), withChecksum(journal).text);
    await writeFile(join(place.outDir, 'docs/page-1/theirs.txt'), 'theirs');
    expect(await recoverOutput(place.outDir)).toBe('restored');
    expect(await readdir(join(place.outDir, 'docs/page-1'))).toEqual(['theirs.txt']);
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  });

  it('does nothing if it is incomplete, or if the folder is no longer an output', async () => {
    for (const journal of ['', 'half\n{"written":["index.html"]', '{}']) {
      await mkdir(join(work(), 'staging'), {recursive: true});
      await writeFile(join(work(), 'staging/index.html'), 'staged');
      await writeFile(join(work(), 'journal.json'), journal);
      expect(await recoverOutput(place.outDir)).toBe('cleaned');
      expect(await readFiles(place.outDir)).toEqual({...identity, ...pages});
      expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
    }
    const {withChecksum} = await import('../../../../src/core/cache/checksum.ts');
    await mkdir(work());
    const journal = {
      staging: 'staging-0',
      obstacles: [],
      written: [],
      removed: ['docs/page-1/index.html'],
      emptied: [],
    };
    await writeFile(join(work(), 'journal.json'), withChecksum(journal).text);
    await thisSystem().fs.rm(join(place.outDir, '.nojekyll'));
    expect(await recoverOutput(place.outDir)).toBe('cleaned');
    expect(await readdir(join(place.outDir, 'docs'))).toContain('page-1');
  });
});
