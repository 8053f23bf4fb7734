import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {isOutputFolder} from '../../../src/output/output-folder.ts';
import type {System} from '../../../src/output/system.ts';
import {systemError, watchedSystem} from '../../support/failing-disk.ts';
import {readFiles, readTraces} from '../../support/files.ts';
import {buildOutput, identity, outputPlace} from '../../support/output.ts';

/** A disk on which a folder is a mount point: it cannot be renamed, and no link leads out of it. */
function withMountPoint(folder: string, code = 'EBUSY', onStep?: (step: string) => void): System {
  return watchedSystem((operation, paths) => {
    const [from, to] = paths;
    if (operation === 'rename' && (from === folder || to === folder)) throw systemError(code);
    if (operation === 'link') throw systemError('EXDEV');
    onStep?.(`${operation} ${paths.at(-1)?.slice(folder.length + 1)}`);
  });
}

const note = (folder: string): string =>
  `\`${folder}\` cannot be renamed (it is a mount point, or in use), so its files were replaced one by one. A build that is interrupted leaves old and new pages side by side; build again to mend that.`;

describe('an output folder that is a mount point', () => {
  it.each(['EBUSY', 'EXDEV', 'EPERM'])(
    'is filled file by file, and a note says so (%s)',
    async (code) => {
      const place = await outputPlace();
      const system = withMountPoint(place.outDir, code);
      await buildOutput(place, {'index.html': 'one', 'a/b/old.html': 'old', 'x.css': 'x'}, system);
      const summary = await buildOutput(place, {'index.html': 'two', 'x.css': 'x'}, system);
      expect(summary).toMatchObject({filesWritten: 1, notes: [note(place.outDir)]});
      expect(await readFiles(place.outDir)).toEqual({
        ...identity,
        'index.html': 'two',
        'x.css': 'x',
      });
      expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
    },
  );

  it('touches no unchanged file', async () => {
    const place = await outputPlace();
    const system = withMountPoint(place.outDir);
    await buildOutput(place, {'index.html': 'one', 'x.css': 'x'}, system);
    const before = await readTraces(place.outDir);
    await buildOutput(place, {'index.html': 'two', 'x.css': 'x'}, system);
    const after = await readTraces(place.outDir);
    expect(after['x.css']).toEqual(before['x.css']);
    await buildOutput(place, {'index.html': 'two', 'x.css': 'x'}, system);
    expect(await readTraces(place.outDir)).toEqual(after);
  });

  it('gets what identifies it first, pages last, and loses old files after that', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'old.html': 'old'});
    const steps: string[] = [];
    const system = withMountPoint(place.outDir, 'EBUSY', (step) => steps.push(step));
    const files = {'.nojekyll': 'x', 'index.html': 'one', 'a.css': 'a', 'b/index.html': 'b'};
    await buildOutput(place, files, system);
    const phases = steps.flatMap((step) => {
      if (step === 'rename .nojekyll') return ['identity'];
      if (step === 'rename a.css') return ['asset'];
      if (/^rename .*index\.html$/.test(step)) return ['page'];
      return step === 'rm old.html' ? ['deletion'] : [];
    });
    expect(phases).toEqual(['identity', 'asset', 'page', 'page', 'deletion']);
  });

  it('gets a file where a folder was, and a folder where a file was', async () => {
    const place = await outputPlace();
    const system = withMountPoint(place.outDir);
    await buildOutput(place, {a: 'file', 'b/inner.html': 'folder'}, system);
    await buildOutput(place, {'a/inner.html': 'folder', b: 'file'}, system);
    expect(await readFiles(place.outDir)).toEqual({
      ...identity,
      'a/inner.html': 'folder',
      b: 'file',
    });
  });

  it('is still known as an output, and mended by the next build, when a build fails halfway', async () => {
    const place = await outputPlace();
    const failing = watchedSystem((operation, [from, to]) => {
      if (operation === 'rename' && to === place.outDir) throw systemError('EBUSY');
      if (operation === 'rename' && from?.includes('index.html')) throw systemError('ENOSPC');
    });
    await expect(buildOutput(place, {'index.html': 'one'}, failing)).rejects.toMatchObject({
      diagnostics: [
        {
          severity: 'error',
          code: 'output-failed',
          message: `The files of \`${place.outDir}\` cannot be replaced one by one: the disk is full (ENOSPC).`,
          consequence:
            'The failed build leaves old and new pages side by side; build again to mend that.',
        },
      ],
    });
    expect(await isOutputFolder(place.outDir)).toBe(true);
    await buildOutput(place, {'index.html': 'one'}, withMountPoint(place.outDir));
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'one'});
  });

  it('is filled from the state folder when nothing can be created beside it', async () => {
    const place = await outputPlace();
    const beside = join(place.siteFolder, '.build.legacydocs');
    const system = watchedSystem((operation, paths) => {
      if (paths.some((path) => path.startsWith(beside))) throw systemError('EACCES');
      if (operation === 'rename' && paths.includes(place.outDir)) throw systemError('EACCES');
    });
    const summary = await buildOutput(place, {'index.html': 'one'}, system);
    expect(summary.notes).toEqual([note(place.outDir)]);
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'one'});
    expect(await readdir(place.stateFolder)).toEqual(['outputs']);
  });
});
