import {gzipSync} from 'node:zlib';
import {strToU8, zipSync} from 'fflate';
import {packTar} from 'modern-tar';
import {describe, expect, it} from 'vitest';
import {readArchive} from '../../../../src/tools/adopt/source/read-archive.ts';
import {readSource} from '../../../../src/tools/adopt/source/read-source.ts';

describe('ADOPT-06 archives are read like folders', () => {
  const html = strToU8('<!doctype html><main><h1>Start</h1></main>');

  it.each([
    ['zip', async () => zipSync({'site/index.html': html, 'site/a/b.html': html})],
    [
      'tar.gz',
      async () =>
        gzipSync(
          await packTar([
            {header: {name: 'site/index.html', size: html.length, type: 'file'}, body: html},
            {header: {name: 'site/a/b.html', size: html.length, type: 'file'}, body: html},
          ]),
        ),
    ],
  ])('%s, without the folder that contains all files', async (_, pack) => {
    const {files, diagnostics} = await readArchive(await pack(), 'old');
    expect([...files.keys()]).toEqual(['a/b.html', 'index.html']);
    expect(diagnostics).toEqual([]);
  });

  it('leaves out names that leave the folder', async () => {
    const {files, diagnostics} = await readArchive(
      zipSync({'index.html': html, '../../secret.html': html, '/etc/x.html': html}),
      'old.zip',
    );
    expect([...files.keys()]).toEqual(['index.html']);
    expect(diagnostics.map(({message}) => message)).toEqual([
      'The archive contains the name `../../secret.html`, which is not safe: it leaves its folder with `..`.',
      'The archive contains the name `/etc/x.html`, which is not safe: it begins with `/`.',
    ]);
  });

  it('reports links in a tar file, which are left out', async () => {
    const {files, diagnostics} = await readArchive(
      await packTar([
        {header: {name: 'index.html', size: html.length, type: 'file'}, body: html},
        {header: {name: 'latest', size: 0, type: 'symlink', linkname: '/etc'}},
      ]),
      'old.tar',
    );
    expect([...files.keys()]).toEqual(['index.html']);
    expect(diagnostics).toMatchObject([
      {
        code: 'adopt-link-outside',
        message: '`latest` in the archive is a link to another file.',
        file: 'old.tar',
      },
    ]);
  });

  it.each([
    ['zip', async () => zipSync({'index.html': new Uint8Array(5_000_000)})],
    ['tar.gz', async () => gzipSync(new Uint8Array(5_000_000))],
  ])('refuses a %s bomb', async (_, pack) => {
    await expect(readArchive(await pack(), 'old', 1_000_000)).rejects.toMatchObject({
      diagnostics: [
        {code: 'adopt-archive-too-large', message: 'The archive contains more than 1 MB.'},
      ],
    });
  });

  it.each([
    ['a truncated zip', zipSync({'index.html': html}).slice(0, 40)],
    ['another file', strToU8('no archive')],
    ['an empty file', new Uint8Array()],
  ])('refuses %s', async (_, contents) => {
    await expect(readArchive(contents, 'old.zip')).rejects.toMatchObject({
      diagnostics: [{code: 'adopt-archive-damaged', file: 'old.zip'}],
    });
  });

  it('refuses a path that does not exist', async () => {
    await expect(readSource('/nowhere/old')).rejects.toMatchObject({
      diagnostics: [{code: 'adopt-source-missing'}],
    });
  });
});
