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
import {beforeEach, describe, expect, it} from 'vitest';
import {packedStore} from '../../../src/memory/store.ts';
import {tempFolder} from '../../support/temp-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = join(await tempFolder(), 'store');
});

/** Open the store, set these texts, save. */
function keep(texts: Readonly<Record<string, string>>): void {
  const store = packedStore(folder);
  for (const [key, text] of Object.entries(texts)) store.set(key, text);
  store.save();
}

async function packs(): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.pack')).map((name) => join(folder, name));
}

describe('packedStore', () => {
  it('finds a text at once, and again in the next run', () => {
    const store = packedStore(folder);
    store.set('a', 'first ü');
    store.set('b', 'second');
    expect([store.get('a'), store.has('b'), store.get('c'), store.has('c')]).toEqual([
      'first ü',
      true,
      undefined,
      false,
    ]);
    store.save();
    const next = packedStore(folder);
    expect([next.get('b'), next.get('a')]).toEqual(['second', 'first ü']);
  });

  it('keeps what earlier runs set, and takes more after it was saved', () => {
    keep({a: '1'});
    const store = packedStore(folder);
    store.set('b', '2');
    store.save();
    store.set('c', '3');
    store.save();
    const next = packedStore(folder);
    expect(['a', 'b', 'c'].map(next.get)).toEqual(['1', '2', '3']);
  });

  it.each<[string, (file: string) => Promise<void>]>([
    ['cut short', (file) => truncate(file, 40)],
    ['empty', (file) => truncate(file, 0)],
    ['gone', (file) => rm(file)],
    ['foreign', (file) => writeFile(file, '{"places": {"a": ["x", 0, 1]}}')],
    [
      'changed by a letter',
      async (file) =>
        writeFile(file, (await readFile(file, 'latin1')).replace('text', 'tent'), 'latin1'),
    ],
  ])('takes a text for lost when its file is %s, and can set it again', async (_title, damage) => {
    keep({a: 'some text'});
    for (const file of await packs()) await damage(file);
    expect(packedStore(folder).get('a')).toBeUndefined();
    keep({a: 'some text'});
    expect(packedStore(folder).get('a')).toBe('some text');
  });

  it.each<[string, (file: string) => Promise<void>]>([
    ['cut short', (file) => truncate(file, 40)],
    ['foreign', (file) => writeFile(file, '{"places": {"a": ["x", 0, 1]}}')],
    ['longer', (file) => appendFile(file, ' ')],
  ])('is empty when its index is %s', async (_title, damage) => {
    keep({a: 'some text'});
    await damage(join(folder, 'index.json'));
    expect(packedStore(folder).get('a')).toBeUndefined();
  });

  it('keeps texts in memory where nothing can be written', async () => {
    await writeFile(folder, 'a file where the folder should be');
    const store = packedStore(folder);
    store.set('a', 'text');
    store.save();
    expect(store.get('a')).toBe('text');
  });

  it('reads what is there where nothing can be added', async () => {
    keep({a: 'old'});
    const store = packedStore(folder);
    await rm(folder, {recursive: true});
    await writeFile(folder, 'a file where the folder should be');
    store.set('b', 'new');
    store.save();
    expect(store.get('b')).toBe('new');
  });

  it('lets two runs at the same time work side by side', () => {
    keep({old: '0'});
    const [one, two] = [packedStore(folder), packedStore(folder)];
    one.set('a', 'from one');
    two.set('b', 'from two');
    one.save();
    expect([two.get('old'), two.get('b')]).toEqual(['0', 'from two']);
    two.save();
    const next = packedStore(folder);
    // The last index stays; what only the other knew is made again.
    expect([next.get('old'), next.get('b'), next.get('a')]).toEqual(['0', 'from two', undefined]);
  });

  it('packs all anew when there are many files', async () => {
    for (let run = 0; run < 30; run += 1) keep({[`run ${run}`]: `text ${run}`});
    expect((await packs()).length).toBeLessThan(10);
    const store = packedStore(folder);
    expect([store.get('run 0'), store.get('run 29')]).toEqual(['text 0', 'text 29']);
  });

  it('forgets what a run did not use when it is more than what it used, and large', async () => {
    keep({large: 'x'.repeat(40_000_000), small: 'x'});
    const store = packedStore(folder);
    store.set('new', 'y');
    expect(store.get('small')).toBe('x');
    store.save();
    const next = packedStore(folder);
    expect(['small', 'new', 'large'].map(next.get)).toEqual(['x', 'y', undefined]);
    expect(await packs()).toHaveLength(1);
  });

  it('forgets nothing when a run says that it has not used all', async () => {
    keep({large: 'x'.repeat(40_000_000), small: 'x'});
    for (let run = 0; run < 30; run += 1) {
      const store = packedStore(folder);
      store.set(`run ${run}`, 'y');
      store.saveMore();
    }
    const next = packedStore(folder);
    expect(['small', 'run 0', 'run 29'].map(next.get)).toEqual(['x', 'y', 'y']);
    expect(next.get('large')).toHaveLength(40_000_000);
  });

  it.skipIf(process.platform !== 'linux').each(['save', 'saveMore'] as const)(
    'holds no file open after `%s`, though nothing was set',
    async (save) => {
      keep({a: 'some text'});
      const opened = packedStore(folder);
      expect(opened.get('a')).toBe('some text');
      opened[save]();
      const links = await Promise.all(
        (await readdir('/proc/self/fd')).map((fd) =>
          readlink(`/proc/self/fd/${fd}`).catch(() => ''),
        ),
      );
      expect(links.filter((link) => link.startsWith(folder))).toEqual([]);
    },
  );

  it('finds no text under the key of another, though the files changed places', async () => {
    keep({a: 'one'});
    keep({b: 'two'});
    const [first = '', second = ''] = await packs();
    await rename(first, `${first}.aside`);
    await rename(second, first);
    await rename(`${first}.aside`, second);
    const store = packedStore(folder);
    expect([store.get('a'), store.get('b')]).toEqual([undefined, undefined]);
  });

  it('makes its folder only when there is something to keep', async () => {
    packedStore(folder).save();
    await expect(mkdir(folder)).resolves.toBeUndefined();
  });
});
