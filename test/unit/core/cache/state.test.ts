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
import * as program from '../../../../src/core/cache/program.ts';
import {openState, readRecord, type State, type Step} from '../../../../src/core/cache/state.ts';
import {cacheTrouble} from '../../../../src/core/cache/trouble.ts';
import {hashOf} from '../../../../src/core/hash/sha256.ts';
import {writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

let site: string;
let stateFolder: string;
let folder: string;

beforeEach(async () => {
  site = await tempFolder();
  stateFolder = join(site, '.legacydocs');
  folder = join(stateFolder, 'state');
  await writeFiles(site, {'a.md': 'a'});
});

function open(trouble = cacheTrouble()): State {
  const state = openState(stateFolder, site, trouble);
  state.begin();
  return state;
}

/** Set these texts in one build. */
function keep(texts: Readonly<Record<string, string>>): void {
  const state = open();
  for (const [key, text] of Object.entries(texts)) state.set(key, text);
  state.end(true);
}

async function packs(): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.pack')).map((name) => join(folder, name));
}

describe('texts', () => {
  it('are there at once, and again in the next build', () => {
    const state = open();
    state.set('a', 'first ü');
    state.set('b', 'second');
    const found = [state.get('a'), state.has('b'), state.get('c'), state.has('c')];
    expect(found).toEqual(['first ü', true, undefined, false]);
    state.end(true);
    const next = open();
    expect([next.get('b'), next.get('a')]).toEqual(['second', 'first ü']);
  });

  it('of earlier builds stay, and those that are set between two builds', () => {
    keep({a: '1'});
    const state = open();
    state.set('b', '2');
    state.end(true);
    state.set('c', '3');
    expect(['a', 'b', 'c'].map(state.get)).toEqual(['1', '2', '3']);
    state.begin();
    expect(['a', 'b', 'c'].map(state.get)).toEqual(['1', '2', '3']);
    state.end(true);
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
    const trouble = cacheTrouble();
    expect(open(trouble).get('a')).toBeUndefined();
    expect(trouble.notes()).toHaveLength(1);
    keep({a: 'some text'});
    expect(open().get('a')).toBe('some text');
  });

  it('are not found under the key of another, though the files changed places', async () => {
    keep({a: 'one'});
    keep({b: 'two'});
    const [first = '', second = ''] = await packs();
    await rename(first, `${first}.aside`);
    await rename(second, first);
    await rename(`${first}.aside`, second);
    const state = open();
    expect([state.get('a'), state.get('b')]).toEqual([undefined, undefined]);
  });

  it('stay in memory where nothing can be written', async () => {
    await mkdir(stateFolder);
    await writeFile(folder, 'a file where the folder should be');
    const trouble = cacheTrouble();
    const state = open(trouble);
    state.set('a', 'text');
    expect(state.get('a')).toBe('text');
    state.end(true);
    expect(trouble.notes()).toEqual([expect.stringContaining('could not be kept')]);
    expect(await readFile(folder, 'utf8')).toContain('a file');
  });

  it('of two builds at the same time do not harm each other', () => {
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
    // What only the other knew is made again. Records stay.
    expect([next.get('old'), next.get('b'), next.get('a')]).toEqual(['0', 'from two', undefined]);
    expect([next.record('one'), next.record('two')]).toEqual([1, 2]);
    one.begin();
    expect([one.get('b'), one.record('two')]).toEqual(['from two', 2]);
  });

  it('are packed anew when there are many files', async () => {
    for (let run = 0; run < 30; run += 1) keep({[`run ${run}`]: `text ${run}`});
    expect((await packs()).length).toBeLessThan(10);
    const state = open();
    expect([state.get('run 0'), state.get('run 29')]).toEqual(['text 0', 'text 29']);
  });

  it('that a build did not use are forgotten when they are more than what it used, and large', async () => {
    keep({large: 'x'.repeat(40_000_000), small: 'x'});
    const state = open();
    state.set('new', 'y');
    expect(state.get('small')).toBe('x');
    state.end(true);
    expect(['small', 'new', 'large'].map(open().get)).toEqual(['x', 'y', undefined]);
    expect(await packs()).toHaveLength(1);
  });

  it('are not forgotten by a build that has not used all', async () => {
    keep({large: 'x'.repeat(40_000_000), small: 'x'});
    for (let run = 0; run < 30; run += 1) {
      const state = open();
      state.set(`run ${run}`, 'y');
      state.end(false);
    }
    const next = open();
    expect(['small', 'run 0', 'run 29'].map(next.get)).toEqual(['x', 'y', 'y']);
    expect(next.get('large')).toHaveLength(40_000_000);
  });
});

const step: Step = {name: 'step', recipe: {minify: true}};

/** Remember a value that was made from `a.md`. */
function remember(value: unknown, made: Step = step, inputs = {files: [join(site, 'a.md')]}): void {
  // What was written a moment ago may have changed since the build began: then begin another.
  for (let found: unknown; JSON.stringify(found) !== JSON.stringify(value); ) {
    const state = open();
    state.remember(made, value, inputs);
    state.end(true);
    found = open().find(made)?.value;
  }
}

describe('results', () => {
  it('are found for the same step alone', () => {
    remember({x: 1});
    remember({x: 2}, {...step, name: 'other'});
    const state = open();
    expect(state.find(step)?.value).toEqual({x: 1});
    expect(state.find({...step, name: 'other'})?.value).toEqual({x: 2});
    expect(state.find({...step, recipe: {minify: false}})).toBeUndefined();
  });

  it('are not found once a file has changed', async () => {
    remember({x: 1});
    await writeFile(join(site, 'a.md'), 'b');
    expect(open().find(step)).toBeUndefined();
  });

  it('are found with what has changed since, if that is little, and go on from there', async () => {
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
      const state = open();
      state.remember(step, {x: 2});
      state.end(false);
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
  ])('is empty when its index is %s, says so, and is made anew', async (_title, damage) => {
    keep({a: 'some text'});
    remember({x: 1});
    await damage(join(folder, 'index'));
    const trouble = cacheTrouble();
    const state = open(trouble);
    expect([state.get('a'), state.find(step)]).toEqual([undefined, undefined]);
    expect(trouble.notes()).toEqual([expect.stringContaining('`index`')]);
    state.set('a', 'text');
    state.end(true);
    expect(open().get('a')).toBe('text');
  });

  it('has every other part when one is damaged', async () => {
    keep({a: 'some text'});
    remember({x: 1});
    const file = join(folder, 'index');
    const text = await readFile(file, 'latin1');
    await writeFile(file, text.replace('"x":1', '"x":7'), 'latin1');
    const trouble = cacheTrouble();
    const state = open(trouble);
    expect([state.get('a'), state.find(step)]).toEqual(['some text', undefined]);
    expect(trouble.notes()).toHaveLength(1);
  });

  it('with something behind its end is as it was', async () => {
    keep({a: 'some text'});
    await appendFile(join(folder, 'index'), ' ');
    expect(open().get('a')).toBe('some text');
  });

  it('of another program is not read, but for records that are asked for by name', async () => {
    keep({a: 'some text'});
    const state = open();
    state.setRecord('record', 1);
    state.end(true);
    const other = vi.spyOn(program, 'programFingerprint').mockReturnValue('other');
    try {
      const trouble = cacheTrouble();
      const state = open(trouble);
      expect([state.get('a'), state.record('record')]).toEqual([undefined, undefined]);
      expect(readRecord(stateFolder, 'record')).toBe(1);
      expect(trouble.notes()).toEqual([]);
      state.set('b', 'text');
      state.end(true);
      expect(await packs()).toHaveLength(1);
    } finally {
      other.mockRestore();
    }
  });

  it('that is not trusted is replaced', () => {
    keep({a: 'some text'});
    const state = openState(stateFolder, site);
    state.begin({isTrusted: false});
    expect(state.get('a')).toBeUndefined();
    state.set('b', 'text');
    state.end(true);
    expect([open().get('a'), open().get('b')]).toEqual([undefined, 'text']);
  });

  it.skipIf(process.platform !== 'linux')('holds no file open after a build', async () => {
    keep({a: 'some text'});
    const state = open();
    expect(state.get('a')).toBe('some text');
    state.end(true);
    const links = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    );
    expect(links.filter((link) => link.startsWith(folder))).toEqual([]);
  });

  it('makes no file when there is nothing to keep', async () => {
    open().end(true);
    expect(await readdir(folder)).toEqual([]);
  });
});
