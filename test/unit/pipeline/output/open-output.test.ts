import {
  chmod,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {openOutput} from '../../../../src/pipeline/output/open-output.ts';
import {recordFileOf} from '../../../../src/pipeline/output/record.ts';
import {workFolderOf} from '../../../../src/pipeline/output/work-folder.ts';
import {systemError, watchedSystem} from '../../../support/failing-disk.ts';
import {readFiles, readTraces, writeFiles} from '../../../support/files.ts';
import {buildOutput, identity, outputPlace} from '../../../support/output.ts';

describe('a commit', () => {
  it('OUT-01, LINK-11 replaces the complete output, so that foreign files disappear', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'one', 'old/page/index.html': 'old'});
    await writeFiles(place.outDir, {'stray.txt': 'left by somebody'});
    await buildOutput(place, {'index.html': 'two', 'docs/a/index.html': 'a'});
    expect(await readFiles(place.outDir)).toEqual({
      ...identity,
      'index.html': 'two',
      'docs/a/index.html': 'a',
    });
  });

  it('leaves nothing beside the output', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'one'});
    await buildOutput(place, {'index.html': 'two'});
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  });

  it('counts all files and those that differ from the previous output', async () => {
    const place = await outputPlace();
    const first = await buildOutput(place, {'index.html': 'é', 'a.css': 'body{}'});
    expect(first).toEqual({
      files: 4,
      bytes: 14,
      filesWritten: 4,
      bytesWritten: 14,
      changed: [...Object.keys(identity), 'a.css', 'index.html'],
      checksum: expect.any(String),
      notes: [],
    });
    const second = await buildOutput(place, {'index.html': 'changed', 'a.css': 'body{}'});
    expect(second).toEqual({
      files: 4,
      bytes: 19,
      filesWritten: 1,
      bytesWritten: 7,
      changed: ['index.html'],
      checksum: expect.any(String),
      notes: [],
    });
  });

  it('writes nothing if nothing has changed', async () => {
    const place = await outputPlace();
    const files = {'index.html': 'one', 'docs/a/index.html': 'a'};
    await buildOutput(place, files);
    const before = await readTraces(place.outDir);
    const summary = await buildOutput(place, files);
    expect(summary.filesWritten).toBe(0);
    expect(await readTraces(place.outDir)).toEqual(before);
  });

  it('keeps the inode and time of a file whose bytes are the same', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'one', 'docs/a/index.html': 'a'});
    const before = await readTraces(place.outDir);
    await buildOutput(place, {'index.html': 'two', 'docs/a/index.html': 'a'});
    const after = await readTraces(place.outDir);
    expect(after['docs/a/index.html']).toEqual(before['docs/a/index.html']);
    expect(after['index.html']?.inode).not.toEqual(before['index.html']?.inode);
  });

  it.each([
    ['a file that nobody emitted', (folder: string) => writeFile(join(folder, 'x.txt'), '')],
    ['an empty folder', (folder: string) => mkdir(join(folder, 'docs'))],
    ['a changed file', (folder: string) => writeFile(join(folder, 'index.html'), 'edited')],
    ['a missing file', (folder: string) => rm(join(folder, 'index.html'))],
    [
      'a file edited to the same length',
      (folder: string) => writeFile(join(folder, 'index.html'), 'eno'),
    ],
    [
      'a file with another time',
      (folder: string) => utimes(join(folder, 'index.html'), 1_000_000, 1_000_000),
    ],
    [
      'a link in the place of a file',
      async (folder: string) => {
        await rm(join(folder, 'index.html'));
        await symlink('/etc/hostname', join(folder, 'index.html'));
      },
    ],
  ])('corrects foreign changes of the previous output: %s', async (_, spoil) => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'one'});
    await spoil(place.outDir);
    await buildOutput(place, {'index.html': 'one'});
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'one'});
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['cut off', '{"version":1,"files":{"index.html":["abc'],
    ['of another kind', '{"version":1,"files":{"index.html":[1,2]}}'],
    ['of a later version', '{"version":2,"files":{}}'],
  ])('writes every file when the record is %s', async (_, damaged) => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'one'});
    const record = recordFileOf(place.cacheFolder, place.siteFolder, place.outDir);
    if (damaged === undefined) await rm(record);
    else await writeFile(record, damaged);
    const summary = await buildOutput(place, {'index.html': 'one'});
    expect(summary.filesWritten).toBe(3);
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'one'});
  });

  it('has every new byte and the journal on the disk before it changes the output, and the changes before it removes the journal', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'one', 'same.css': 'same'});
    const steps: string[] = [];
    const recording = watchedSystem((operation, paths) => {
      const names = paths.map((path) => path.slice(place.siteFolder.length + 1));
      if (['sync', 'rename'].includes(operation)) steps.push(`${operation} ${names.join(' → ')}`);
      if (operation === 'rm' && names[0]?.endsWith('journal.json')) steps.push(`rm ${names[0]}`);
    });
    await buildOutput(place, {'index.html': 'two', 'same.css': 'same'}, recording);
    const record = recordFileOf('.legacydocs', place.siteFolder, place.outDir);
    expect(steps).toEqual([
      'rm .build.legacydocs/journal.json',
      'sync .build.legacydocs/staging-0/index.html',
      'sync .build.legacydocs/journal.json.new',
      'rename .build.legacydocs/journal.json.new → .build.legacydocs/journal.json',
      'sync .build.legacydocs',
      'rename .build.legacydocs/staging-0/index.html → build/index.html',
      'sync build',
      'rm .build.legacydocs/journal.json',
      `rename ${record}.new → ${record}`,
    ]);
  });

  it('reports that the record cannot be written, with a complete output', async () => {
    const place = await outputPlace();
    const readOnlyState = watchedSystem((_, paths) => {
      if (paths[0]?.startsWith(place.cacheFolder)) throw systemError('EROFS');
    });
    const summary = await buildOutput(place, {'index.html': 'one'}, readOnlyState);
    expect(summary.notes).toEqual([
      'The cache `.legacydocs` could not be saved: the file system is read-only (EROFS). The next build takes longer.',
    ]);
    expect(await readFiles(place.outDir)).toEqual({...identity, 'index.html': 'one'});
  });

  it('fails with the reason if the disk is full, and the old output is unchanged', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'one'});
    const before = await readTraces(place.outDir);
    const full = watchedSystem((operation, paths) => {
      if (operation === 'writeFile' && paths[0]?.endsWith('.html')) throw systemError('ENOSPC');
    });
    await expect(buildOutput(place, {'index.html': 'two'}, full)).rejects.toMatchObject({
      diagnostics: [
        {
          severity: 'error',
          code: 'output-failed',
          message: 'The file `index.html` cannot be written: the disk is full (ENOSPC).',
          consequence: 'The build stops. Nothing was replaced.',
        },
      ],
    });
    expect(await readTraces(place.outDir)).toEqual(before);
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  });

  it('fails if the previous output disappears during the build', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'one', 'same.css': 'same'});
    const output = await openOutput(place);
    for (const [path, contents] of Object.entries({...identity, 'same.css': 'same'})) {
      await output.write(path, contents);
    }
    await rm(place.outDir, {recursive: true});
    await output.write('index.html', 'two');
    await expect(output.commit()).rejects.toMatchObject({
      diagnostics: [{code: 'output-changed'}],
    });
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs']);
  });

  it('refuses to make an output that the next build would not recognize', async () => {
    const output = await openOutput(await outputPlace());
    await output.write('index.html', 'one');
    await expect(output.commit()).rejects.toThrow('.nojekyll');
  });
});

describe('a discard', () => {
  it('leaves the old output byte for byte and removes the staged files', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'one'});
    const before = await readTraces(place.outDir);
    const output = await openOutput(place);
    const writing = output.write('index.html', 'two');
    await output.discard();
    await writing;
    expect(await readTraces(place.outDir)).toEqual(before);
    expect(await readdir(place.siteFolder)).toEqual(['.legacydocs', 'build']);
  });

  it('creates no output folder', async () => {
    const place = await outputPlace();
    const output = await openOutput(place);
    await output.write('index.html', 'one');
    await output.discard();
    expect(await readdir(place.siteFolder)).toEqual([]);
  });

  it('ends the output: later writes are refused', async () => {
    const output = await openOutput(await outputPlace());
    await output.discard();
    await expect(output.write('a.html', '')).rejects.toThrow('committed or discarded');
  });
});

describe('writing', () => {
  it.each([0o077, 0o022])(
    'OUT-04 lets the umask decide who may read the output, whether written or copied: %o',
    async (umask) => {
      const place = await outputPlace();
      const source = join(place.siteFolder, 'logo.svg');
      await writeFile(source, '<svg/>');
      await chmod(source, 0o700);
      const before = process.umask(umask);
      try {
        const output = await openOutput(place);
        await output.copy('img/logo.svg', source);
        for (const [path, contents] of Object.entries(identity)) await output.write(path, contents);
        await output.commit();
      } finally {
        process.umask(before);
      }
      for (const path of ['img/logo.svg', '.nojekyll']) {
        expect((await stat(join(place.outDir, path))).mode & 0o777).toBe(0o666 & ~umask);
      }
      expect((await stat(join(place.outDir, 'img'))).mode & 0o777).toBe(0o777 & ~umask);
      const copied = await stat(join(place.outDir, 'img/logo.svg'));
      expect(copied.ino).not.toBe((await stat(source)).ino);
      expect(await readFiles(place.outDir)).toMatchObject({'img/logo.svg': '<svg/>'});
    },
  );

  it('refuses to copy anything but regular files', async () => {
    const place = await outputPlace();
    const output = await openOutput(place);
    await expect(output.copy('x', place.siteFolder)).rejects.toThrow('it is a folder (EISDIR)');
    await expect(output.copy('y', join(place.siteFolder, 'missing'))).rejects.toThrow(
      'it does not exist (ENOENT)',
    );
    await output.discard();
  });

  it('accepts the same path twice with the same bytes, in any order and from any source', async () => {
    const place = await outputPlace();
    await writeFile(join(place.siteFolder, 'a.txt'), 'same');
    const output = await openOutput(place);
    await Promise.all([
      output.write('a.txt', 'same'),
      output.copy('a.txt', join(place.siteFolder, 'a.txt')),
      output.write('a.txt', Buffer.from('same')),
    ]);
    expect([...output.paths]).toEqual(['a.txt']);
    await output.discard();
  });

  it('refuses the same path twice with different bytes', async () => {
    const output = await openOutput(await outputPlace());
    await output.write('a/index.html', 'one');
    await expect(output.write('a/index.html', 'two')).rejects.toMatchObject({
      diagnostics: [
        {
          severity: 'error',
          code: 'output-collision',
          message: '`a/index.html` is written twice, with different contents.',
          consequence: 'One of the two would be lost.',
          hint: 'Rename one of the two sources.',
        },
      ],
    });
    await output.discard();
  });

  it('accepts names that differ only in case if the file system distinguishes them', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'a.html': 'small', 'A.html': 'capital'});
    expect(await readFiles(place.outDir)).toMatchObject({'a.html': 'small', 'A.html': 'capital'});
  });

  it('refuses names that differ only in case if the file system does not', async () => {
    const place = await outputPlace();
    const system = watchedSystem(() => undefined);
    const {lstat} = system.fs;
    const capitals = workFolderOf(place.outDir).replace('.build.legacydocs', '.BUILD.LEGACYDOCS');
    Object.assign(system.fs, {
      lstat: (path: string) => lstat(path === capitals ? workFolderOf(place.outDir) : path),
    });
    await expect(
      buildOutput(place, {'a.html': 'small', 'A.html': 'capital'}, system),
    ).rejects.toThrow('`a.html` and `A.html` are the same file on this file system.');
  });
});

describe('an output folder behind a symbolic link', () => {
  it('is replaced at its location, and the link stays', async () => {
    const place = await outputPlace();
    const target = join(place.siteFolder, '../served');
    await mkdir(target);
    await symlink(target, place.outDir);
    await buildOutput(place, {'index.html': 'one'});
    await buildOutput(place, {'index.html': 'two'});
    expect(await readFiles(target)).toEqual({...identity, 'index.html': 'two'});
    expect(await readFiles(place.siteFolder)).toMatchObject({build: `→ ${target}`});
    expect((await readdir(join(place.siteFolder, '..'))).sort()).toEqual(['served', 'site']);
  });

  it('is refused if the link is broken', async () => {
    const place = await outputPlace();
    await symlink('/nowhere/at/all', place.outDir);
    await expect(openOutput(place)).rejects.toThrow('is a symbolic link to a missing folder');
  });
});

describe('keeping a file of the last output', () => {
  it('takes it over without reading its contents', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'a.txt': 'a'});
    const output = await openOutput(place);
    for (const [path, contents] of Object.entries(identity)) await output.write(path, contents);
    const id = await output.write('b.txt', 'a');
    expect(output.keep('a.txt', id)).toBe(true);
    await output.commit();
    expect(await readFile(join(place.outDir, 'a.txt'), 'utf8')).toBe('a');
  });

  it('refuses one with other contents, a changed one, or a missing one', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'a.txt': 'a', 'b.txt': 'a'});
    await writeFile(join(place.outDir, 'b.txt'), 'b');
    const output = await openOutput(place);
    const id = await output.write('c.txt', 'a');
    const otherId = await output.write('d.txt', 'd');
    expect(output.keep('a.txt', otherId)).toBe(false);
    expect(output.keep('b.txt', id)).toBe(false);
    expect(output.keep('e.txt', id)).toBe(false);
    await output.discard();
  });
});
