import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createCacheProblems} from '../../../../src/core/cache/cache-problems.ts';
import * as program from '../../../../src/core/cache/program.ts';
import {
  openSiteCache,
  readRecord,
  type SiteCache,
  type Step,
} from '../../../../src/core/cache/site-cache.ts';
import {hashOf} from '../../../../src/core/hash/sha256.ts';
import {writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

let site: string;
let cacheFolder: string;
let folder: string;

beforeEach(async () => {
  site = await tempFolder();
  cacheFolder = join(site, '.legacydocs');
  folder = join(cacheFolder, 'state');
  await writeFiles(site, {'a.md': 'a'});
});

function open(cacheProblems = createCacheProblems()): SiteCache {
  const siteCache = openSiteCache(cacheFolder, site, cacheProblems);
  siteCache.begin();
  return siteCache;
}

/** Stores these values in a single build. */
function keep(texts: Readonly<Record<string, string>>): void {
  const siteCache = open();
  for (const [key, text] of Object.entries(texts)) siteCache.set(key, text);
  siteCache.end(true);
}

async function packs(): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.pack')).map((name) => join(folder, name));
}

describe('texts', () => {
  it('are available immediately, and again in the next build', () => {
    const siteCache = open();
    siteCache.set('a', 'first ü');
    siteCache.set('b', 'second');
    const found = [siteCache.get('a'), siteCache.has('b'), siteCache.get('c'), siteCache.has('c')];
    expect(found).toEqual(['first ü', true, undefined, false]);
    siteCache.end(true);
    const next = open();
    expect([next.get('b'), next.get('a')]).toEqual(['second', 'first ü']);
  });

  it('of earlier builds are kept, and so are those that are set between two builds', () => {
    keep({a: '1'});
    const siteCache = open();
    siteCache.set('b', '2');
    siteCache.end(true);
    siteCache.set('c', '3');
    expect(['a', 'b', 'c'].map(siteCache.get)).toEqual(['1', '2', '3']);
    siteCache.begin();
    expect(['a', 'b', 'c'].map(siteCache.get)).toEqual(['1', '2', '3']);
    siteCache.end(true);
    expect(['a', 'b', 'c'].map(open().get)).toEqual(['1', '2', '3']);
  });

  it.each<[string, (file: string) => Promise<void>]>([
    ['cut short', (file) => truncate(file, 40)],
    ['empty', (file) => truncate(file, 0)],
    ['gone', (file) => rm(file)],
    ['foreign', (file) => writeFile(file, 'x'.repeat(100))],
    [
      'changed by a letter',
      async (file) =>
        writeFile(file, (await readFile(file, 'latin1')).replace('text', 'tent'), 'latin1'),
    ],
  ])('are lost when their file is %s, and can be set again', async (_title, damage) => {
    keep({a: 'some text'});
    for (const file of await packs()) await damage(file);
    const cacheProblems = createCacheProblems();
    expect(open(cacheProblems).get('a')).toBeUndefined();
    expect(cacheProblems.notes()).toHaveLength(1);
    keep({a: 'some text'});
    expect(open().get('a')).toBe('some text');
  });

  it('are not found under the key of another, even if the files are swapped', async () => {
    keep({a: 'one'});
    keep({b: 'two'});
    const [first = '', second = ''] = await packs();
    await rename(first, `${first}.aside`);
    await rename(second, first);
    await rename(`${first}.aside`, second);
    const siteCache = open();
    expect([siteCache.get('a'), siteCache.get('b')]).toEqual([undefined, undefined]);
  });

  it('stay in memory if nothing can be written', async () => {
    await mkdir(cacheFolder);
    await writeFile(folder, 'a file where the folder should be');
    const cacheProblems = createCacheProblems();
    const siteCache = open(cacheProblems);
    siteCache.set('a', 'text');
    expect(siteCache.get('a')).toBe('text');
    siteCache.end(true);
    expect(cacheProblems.notes()).toEqual([expect.stringContaining('could not be saved')]);
    expect(await readFile(folder, 'utf8')).toContain('a file');
  });

  it('of two builds at the same time do not affect each other', () => {
    keep({old: '0'});
    const [one, two] = [open(), open()];
    one.set('a', 'from one');
    two.set('b', 'from two');
    one.setRecord('one', 1);
    one.end(true);
    expect([two.get('old'), two.get('b')]).toEqual(['0', 'from two']);
    two.setRecord('two', 2);
    two.end(true);
    const next = open();
    // The build that ends last overwrites the values of the other build, but the records of both builds are kept.
    expect([next.get('old'), next.get('b'), next.get('a')]).toEqual(['0', 'from two', undefined]);
    expect([next.record('one'), next.record('two')]).toEqual([1, 2]);
    one.begin();
    expect([one.get('b'), one.record('two')]).toEqual(['from two', 2]);
  });

  it('are packed again if there are many files', async () => {
    for (let run = 0; run < 70; run += 1) keep({[`run ${run}`]: `text ${run}`});
    expect((await packs()).length).toBeLessThan(10);
    const siteCache = open();
    expect([siteCache.get('run 0'), siteCache.get('run 69')]).toEqual(['text 0', 'text 69']);
  });

  it('that a build did not use are dropped if they exceed the used ones, and are large', async () => {
    keep({large: 'x'.repeat(40_000_000), small: 'x'});
    const siteCache = open();
    siteCache.set('new', 'y');
    expect(siteCache.get('small')).toBe('x');
    siteCache.end(true);
    expect(['small', 'new', 'large'].map(open().get)).toEqual(['x', 'y', undefined]);
    expect(await packs()).toHaveLength(1);
  });

  it('are not dropped by a build that has not used all', async () => {
    keep({large: 'x'.repeat(40_000_000), small: 'x'});
    for (let run = 0; run < 30; run += 1) {
      const siteCache = open();
      siteCache.set(`run ${run}`, 'y');
      siteCache.end(false);
    }
    const next = open();
    expect(['small', 'run 0', 'run 29'].map(next.get)).toEqual(['x', 'y', 'y']);
    expect(next.get('large')).toHaveLength(40_000_000);
  });
});

const step: Step = {name: 'step', recipe: {minify: true}};

/** Stores a result that is derived from `a.md`. */
function remember(value: unknown, made: Step = step, inputs = {files: [join(site, 'a.md')]}): void {
  // Repeated, because a file that was just written can count as changed, and the result is then not stored.
  for (let found: unknown; JSON.stringify(found) !== JSON.stringify(value); ) {
    const siteCache = open();
    siteCache.remember(made, value, inputs);
    siteCache.end(true);
    found = open().find(made)?.value;
  }
}

describe('results', () => {
  it('are found for the same step alone', () => {
    remember({x: 1});
    remember({x: 2}, {...step, name: 'other'});
    const siteCache = open();
    expect(siteCache.find(step)?.value).toEqual({x: 1});
    expect(siteCache.find({...step, name: 'other'})?.value).toEqual({x: 2});
    expect(siteCache.find({...step, recipe: {minify: false}})).toBeUndefined();
  });

  it('are not found once a file has changed', async () => {
    remember({x: 1});
    await writeFile(join(site, 'a.md'), 'b');
    expect(open().find(step)).toBeUndefined();
  });

  it('are found with the changes since, if these are few, and can be updated', async () => {
    await writeFiles(site, {'b.md': 'b', 'folder/c.md': 'c'});
    const inputs = {files: [join(site, 'a.md'), join(site, 'b.md')], trees: [join(site, 'folder')]};
    remember({x: 1}, step, inputs);
    await writeFiles(site, {'a.md': 'new a', 'folder/c.md': 'new c'});
    expect(open().find(step, 2)).toEqual({
      value: {x: 1},
      changed: new Map([
        ['a.md', hashOf('a')],
        ['folder/c.md', hashOf('c')],
      ]),
    });
    expect(open().find(step, 1)).toBeUndefined();
    expect(open().find({...step, recipe: {}}, 2)).toBeUndefined();
    while (open().find(step) === undefined) {
      const siteCache = open();
      siteCache.remember(step, {x: 2});
      siteCache.end(false);
    }
    expect(open().find(step)?.value).toEqual({x: 2});
    await writeFiles(site, {'folder/d.md': 'd'});
    expect([...(open().find(step, 2)?.changed.keys() ?? [])]).toEqual(['folder']);
  });
});

describe('a state', () => {
  it.each<[string, (file: string) => Promise<void>]>([
    ['cut short', (file) => truncate(file, 40)],
    ['empty', (file) => truncate(file, 0)],
    ['foreign', (file) => writeFile(file, '{"version": 1}')],
    [
      'a folder',
      async (file) => void (await rm(file).then(() => mkdir(join(file, 'x'), {recursive: true}))),
    ],
  ])('is empty if its index is %s, reports it, and is rebuilt', async (_title, damage) => {
    keep({a: 'some text'});
    remember({x: 1});
    await damage(join(folder, 'index'));
    const cacheProblems = createCacheProblems();
    const siteCache = open(cacheProblems);
    expect([siteCache.get('a'), siteCache.find(step)]).toEqual([undefined, undefined]);
    expect(cacheProblems.notes()).toEqual([expect.stringContaining('`index`')]);
    siteCache.set('a', 'text');
    siteCache.end(true);
    expect(open().get('a')).toBe('text');
  });

  it('has every other part if one is damaged', async () => {
    keep({a: 'some text'});
    remember({x: 1});
    const file = join(folder, 'index');
    const text = await readFile(file, 'latin1');
    await writeFile(file, text.replace('"x":1', '"x":7'), 'latin1');
    const cacheProblems = createCacheProblems();
    const siteCache = open(cacheProblems);
    expect([siteCache.get('a'), siteCache.find(step)]).toEqual(['some text', undefined]);
    expect(cacheProblems.notes()).toHaveLength(1);
  });

  it('with trailing data is unchanged', async () => {
    keep({a: 'some text'});
    await appendFile(join(folder, 'index'), ' ');
    expect(open().get('a')).toBe('some text');
  });

  it('of another program is not read', async () => {
    keep({a: 'some text'});
    const siteCache = open();
    siteCache.setRecord('record', 1);
    siteCache.end(true);
    const other = vi.spyOn(program, 'programFingerprint').mockReturnValue('other');
    try {
      const cacheProblems = createCacheProblems();
      const siteCache = open(cacheProblems);
      expect([siteCache.get('a'), siteCache.record('record')]).toEqual([undefined, undefined]);
      expect(readRecord(cacheFolder, 'record')).toBeUndefined();
      expect(cacheProblems.notes()).toEqual([]);
      siteCache.set('b', 'text');
      siteCache.end(true);
      expect(await packs()).toHaveLength(1);
    } finally {
      other.mockRestore();
    }
  });

  it('that is not trusted is replaced', () => {
    keep({a: 'some text'});
    const siteCache = openSiteCache(cacheFolder, site);
    siteCache.begin({isTrusted: false});
    expect(siteCache.get('a')).toBeUndefined();
    siteCache.set('b', 'text');
    siteCache.end(true);
    expect([open().get('a'), open().get('b')]).toEqual([undefined, 'text']);
  });

  it.skipIf(process.platform !== 'linux')('holds no file open after a build', async () => {
    keep({a: 'some text'});
    const siteCache = open();
    expect(siteCache.get('a')).toBe('some text');
    siteCache.end(true);
    const links = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    );
    expect(links.filter((link) => link.startsWith(folder))).toEqual([]);
  });

  it('creates no file if there is nothing to store', async () => {
    open().end(true);
    expect(await readdir(folder)).toEqual([]);
  });
});
