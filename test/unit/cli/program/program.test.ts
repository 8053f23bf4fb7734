import {execFile} from 'node:child_process';
import {chmod, mkdir, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import nodeModule from 'node:module';
import {basename, dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {type CompiledPackage, copyPackage} from '../../../support/compiled-package.ts';
import {readFiles, writeFiles} from '../../../support/files.ts';
import {sharedFolder} from '../../../support/temp-folder.ts';

const site = sharedFolder();
let compiled: CompiledPackage;
beforeAll(async () => {
  compiled = await copyPackage();
  await writeFiles(site(), {
    'site.config.ts':
      "export default {title: 'T', url: 'https://example.org', baseUrl: '/', docs: undefined};\n",
    'content/pages/index.md': '# Hello\n\n```js\nconst a = 1;\n```\n',
  });
});

/** Returns the path of the code cache, which is beside the package in `node_modules`. */
const cache = () => join(dirname(compiled.bin), '../../.cache/legacydocs');
const cached = async () => (await readdir(cache()).catch(() => [])).sort();

const run = async (...args: readonly string[]) =>
  await promisify(execFile)(process.execPath, [compiled.bin, ...args]);

/** Builds the site without its cache, but with the existing code cache. */
const build = async () => {
  await rm(join(site(), 'build'), {recursive: true, force: true});
  await rm(join(site(), '.legacydocs'), {recursive: true, force: true});
  return await run('build', '--quiet', site());
};

/** True in Node.js 22 and later, which cache compiled code themselves. */
const isKeptByNode = Reflect.has(nodeModule, 'enableCompileCache');

it.runIf(isKeptByNode)('caches compiled code, and builds the same with it', async () => {
  expect((await build()).stderr).toBe('');
  expect(await cached()).not.toEqual([]);
  const output = await readFiles(join(site(), 'build'));
  expect((await build()).stderr).toBe('');
  expect(await readFiles(join(site(), 'build'))).toEqual(output);
});

describe.skipIf(isKeptByNode)('the bundled program', () => {
  /** Names of the files in the code cache after `--help`, and after a build: one for each loaded chunk. */
  let left: {readonly byHelp: readonly string[]; readonly byBuild: readonly string[]};
  /** Path of the file with a chunk's compiled code, the contents of this file, and the output of the first build. */
  let own: string;
  let code: Buffer;
  let output: Readonly<Record<string, string>>;
  beforeAll(async () => {
    await run('--help');
    const byHelp = await cached();
    expect((await build()).stderr).toBe('');
    const byBuild = await cached();
    left = {byHelp, byBuild};
    own = join(cache(), byBuild[0] ?? '');
    code = await readFile(own);
    output = await readFiles(join(site(), 'build'));
  });

  beforeEach(async () => {
    await rm(cache(), {recursive: true});
    await mkdir(cache());
    await writeFile(own, code);
  });

  it('caches the code of each chunk after a build, and builds the same with it', async () => {
    expect(left.byHelp).toEqual([]);
    expect(left.byBuild.length).toBeGreaterThan(10);
    const before = await stat(own);
    expect((await build()).stderr).toBe('');
    expect(await readFiles(join(site(), 'build'))).toEqual(output);
    // The same inode: if the code had not been used, it would have been written again.
    expect((await stat(own)).ino).toBe(before.ino);
    expect(await cached()).toEqual(left.byBuild);
  });

  it.each([
    ['`--help`', ['main'], 200_000],
    // In addition, but without the libraries that validate and compile.
    ['a build without changes', ['build', 'session'], 160_000],
  ])('loads only a few chunks for %s', async (_command, entries, maxLength) => {
    const folder = join(dirname(compiled.bin), '../dist/cli/program');
    const loaded = new Set<string>();
    const load = async (name: string): Promise<number> => {
      if (loaded.has(name)) return 0;
      loaded.add(name);
      const text = await readFile(join(folder, name), 'utf8');
      // Matches only imports at the top level. A dynamic `import()` becomes a `require` in a function that runs later.
      const names = [...text.matchAll(/(?:const|var|,)\s?\w+=require\("\.\/([\w.-]+\.cjs)"\)/g)];
      const sizes = names.map(async ([, chunk = '']) => await load(chunk));
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, text.length);
    };
    const names = await readdir(folder);
    const lengths = [];
    for (const entry of entries) {
      // Two chunks are named `build`: the smaller one is the command.
      const chunks = names.filter((name) => new RegExp(`^${entry}(?:-\\w+)?\\.cjs$`).test(name));
      const files = chunks.map(async (name) => ({name, ...(await stat(join(folder, name)))}));
      const [first] = (await Promise.all(files)).sort((a, b) => a.size - b.size);
      lengths.push(await load(first?.name ?? ''));
    }
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(maxLength);
    expect(loaded.size).toBeGreaterThan(3);
  });

  it('keeps the cached code of another version of Node, and removes that of another program', async () => {
    const ofOtherNode = basename(own).replace(process.version, 'v20.19.0');
    await writeFile(join(cache(), ofOtherNode), '');
    await writeFile(join(cache(), basename(own).replace(/^[\w-]{43}/, '0'.repeat(43))), '');
    await rm(own);
    await build();
    expect(await cached()).toEqual([...left.byBuild, ofOtherNode].sort());
  });

  it.each<[string, (code: Buffer) => Buffer]>([
    ['damaged', (code) => code.fill(7, 100, 200)],
    ['cut short', (code) => code.subarray(0, 100)],
    ['empty', () => Buffer.alloc(0)],
  ])('compiles again if the cached code is %s, and replaces it', async (_case, change) => {
    const changed = change(Buffer.from(code));
    await writeFile(own, changed);
    expect((await build()).stderr).toBe('');
    const again = await readFile(own);
    expect(again.length).toBeGreaterThan(code.length / 2);
    expect(again.equals(changed)).toBe(false);
  });

  it('works without a cache if nothing can be stored', async () => {
    await rm(cache(), {recursive: true});
    await writeFile(cache(), 'a file, where the folder would be');
    await chmod(cache(), 0o444);
    expect((await build()).stderr).toBe('');
  });
});
