import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {isOutputFolder} from '../../../../src/pipeline/output/output-folder.ts';
import {unchangedRecord} from '../../../../src/pipeline/output/record.ts';
import {recoverOutput} from '../../../../src/pipeline/output/recover-output.ts';
import {systemError, systemWithMount, watchedSystem} from '../../../support/failing-disk.ts';
import {readFiles, readTraces} from '../../../support/files.ts';
import {buildOutput, identity, outputPlace} from '../../../support/output.ts';

describe('an output folder that is a mount point', () => {
  it.each(['EBUSY', 'EXDEV', 'EPERM'])('is filled file by file (%s)', async (code) => {
    const place = await outputPlace();
    const system = systemWithMount(place.outDir, code);
    await buildOutput(place, {'index.html': 'one', 'a/b/old.html': 'old', 'x.css': 'x'}, system);
    const summary = await buildOutput(place, {'index.html': 'two', 'x.css': 'x'}, system);
    expect(summary).toMatchObject({filesWritten: 1, notes: []});
    expect(await readFiles(place.outDir)).toEqual({
      ...identity,
      'index.html': 'two',
      'x.css': 'x',
    });
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  });

  it('does not write unchanged files', async () => {
    const place = await outputPlace();
    const system = systemWithMount(place.outDir);
    await buildOutput(place, {'index.html': 'one', 'x.css': 'x'}, system);
    const before = await readTraces(place.outDir);
    await buildOutput(place, {'index.html': 'two', 'x.css': 'x'}, system);
    const after = await readTraces(place.outDir);
    expect(after['x.css']).toEqual(before['x.css']);
    await buildOutput(place, {'index.html': 'two', 'x.css': 'x'}, system);
    expect(await readTraces(place.outDir)).toEqual(after);
  });

  it('gets its identifying files first and pages last, and then loses old files', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'old.html': 'old'});
    const copied: string[] = [];
    const system = watchedSystem((operation, [path = '']) => {
      if (operation === 'copyFile') copied.push(path.replace(/^.*\/staging-0\//, ''));
      if (operation === 'rm' && path === join(place.outDir, 'old.html')) copied.push('deletion');
    }, systemWithMount(place.outDir));
    const files = {'.nojekyll': 'x', 'index.html': 'one', 'a.css': 'a', 'b/index.html': 'b'};
    await buildOutput(place, files, system);
    const order = ['.nojekyll', 'a.css', 'index.html', 'b/index.html', 'deletion'];
    expect(copied).toEqual(order);
  });

  it('gets a file where a folder was, and a folder where a file was', async () => {
    const place = await outputPlace();
    const system = systemWithMount(place.outDir);
    await buildOutput(place, {a: 'file', 'b/inner.html': 'folder'}, system);
    await buildOutput(place, {'a/inner.html': 'folder', b: 'file'}, system);
    expect(await readFiles(place.outDir)).toEqual({
      ...identity,
      'a/inner.html': 'folder',
      b: 'file',
    });
  });

  it('is still recognized as an output when a build fails halfway, and any command finishes it', async () => {
    const place = await outputPlace();
    const failing = watchedSystem((operation, [from]) => {
      if (operation === 'copyFile' && from?.includes('index.html')) throw systemError('ENOSPC');
    }, systemWithMount(place.outDir));
    await expect(buildOutput(place, {'index.html': 'one'}, failing)).rejects.toMatchObject({
      diagnostics: [
        {
          severity: 'error',
          code: 'output-unfinished',
          message: `The output folder \`${place.outDir}\` cannot be updated: the disk is full (ENOSPC).`,
          consequence:
            'The output folder may contain old and new files until the next command completes the update.',
        },
      ],
    });
    expect(await isOutputFolder(place.outDir)).toBe(true);
    expect(await recoverOutput(place.outDir, systemWithMount(place.outDir))).toBe('restored');
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'one'});
    expect(await readdir(place.siteFolder)).toEqual(['build']);
  });

  it('accepts the next build if the disk permanently refuses to finish the last one', async () => {
    const place = await outputPlace();
    const full = watchedSystem((operation, [from]) => {
      if (operation === 'copyFile' && from?.endsWith('large.bin')) throw systemError('ENOSPC');
    }, systemWithMount(place.outDir));
    for (const attempt of ['one', 'two', 'three']) {
      const files = {'a.css': attempt, 'large.bin': 'large', 'index.html': attempt};
      await expect(buildOutput(place, files, full)).rejects.toMatchObject({
        diagnostics: [{code: 'output-unfinished'}],
      });
    }
    await buildOutput(place, {'index.html': 'four'}, full);
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'four'});
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  });

  it('is filled from a folder inside it if nothing can be created beside it', async () => {
    const place = await outputPlace();
    const beside = join(place.siteFolder, '.build.legacydocs');
    const system = watchedSystem((operation, paths) => {
      if (paths.some((path) => path.startsWith(beside))) throw systemError('EACCES');
      if (operation === 'rename' && paths.includes(place.outDir)) throw systemError('EACCES');
    });
    for (const text of ['one', 'two']) {
      const {checksum, notes} = await buildOutput(place, {'index.html': text}, system);
      expect(notes).toEqual([]);
      expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': text});
      expect(unchangedRecord(place)?.checksum).toBe(checksum);
    }
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  });
});
