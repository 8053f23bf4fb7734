import {execFile} from 'node:child_process';
import {chmod, mkdir, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {type CompiledPackage, copyPackage} from '../../../support/compiled-package.ts';
import {readFiles, writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

let compiled: CompiledPackage;
beforeAll(async () => {
  compiled = await copyPackage();
});

/** Where the compiled code lies: beside the package, which lies in a `node_modules`. */
const cache = () => join(dirname(compiled.bin), '../../.cache/legacydocs');
const cached = async () => (await readdir(cache()).catch(() => [])).sort();

let site: string;
beforeEach(async () => {
  await rm(cache(), {recursive: true, force: true});
  site = await tempFolder();
  await writeFiles(site, {
    'site.config.ts':
      "export default {title: 'T', url: 'https://example.org', baseUrl: '/', docs: undefined};\n",
    'content/pages/index.md': '# Hello\n\n```js\nconst a = 1;\n```\n',
  });
});

const run = async (...args: readonly string[]) =>
  await promisify(execFile)(process.execPath, [compiled.bin, ...args]);

describe('the bundled program', () => {
  it('leaves compiled code once it has built, and builds the same with it', async () => {
    await run('--version');
    expect(await cached()).toEqual([]);
    expect((await run('build', '--quiet', site)).stderr).toBe('');
    const [file, ...others] = await cached();
    expect(others).toEqual([]);
    const output = await readFiles(join(site, 'build'));
    const before = await stat(join(cache(), file ?? ''));

    await rm(join(site, 'build'), {recursive: true});
    await rm(join(site, '.legacydocs'), {recursive: true});
    expect((await run('build', '--quiet', site)).stderr).toBe('');
    expect(await readFiles(join(site, 'build'))).toEqual(output);
    // It was taken, or another would have been left.
    expect((await stat(join(cache(), file ?? ''))).ino).toBe(before.ino);
  });

  it('keeps the code that another version of Node left, and removes that of another program', async () => {
    await run('build', '--quiet', site);
    const [own = ''] = await cached();
    const ofOtherNode = own.replace(process.version, 'v20.19.0');
    await writeFile(join(cache(), ofOtherNode), '');
    await writeFile(join(cache(), own.replace(/^\w+/, '0'.repeat(64))), '');
    await rm(join(cache(), own));
    await rm(join(site, '.legacydocs'), {recursive: true});
    await run('build', '--quiet', site);
    expect(await cached()).toEqual([own, ofOtherNode].sort());
  });

  it.each<[string, (code: Buffer) => Buffer]>([
    ['damaged', (code) => code.fill(7, 2_000, 3_000)],
    ['cut short', (code) => code.subarray(0, 1_000)],
    ['empty', () => Buffer.alloc(0)],
  ])('compiles anew when the code is %s, and mends it', async (_case, change) => {
    await run('build', '--quiet', site);
    const file = join(cache(), (await cached())[0] ?? '');
    const good = await readFile(file);
    await writeFile(file, change(Buffer.from(good)));
    await rm(join(site, '.legacydocs'), {recursive: true});
    expect((await run('build', '--quiet', site)).stderr).toBe('');
    const again = await readFile(file);
    expect(again.length).toBeGreaterThan(good.length / 2);
    expect(again.equals(change(Buffer.from(good)))).toBe(false);
  });

  it('does without where nothing can be kept', async () => {
    await mkdir(dirname(cache()), {recursive: true});
    await writeFile(cache(), 'a file, where the folder would be');
    await chmod(cache(), 0o444);
    try {
      expect((await run('build', '--quiet', site)).stderr).toBe('');
    } finally {
      await rm(cache(), {force: true, recursive: true});
    }
  });
});
