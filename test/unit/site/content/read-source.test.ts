import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {
  noFileMetadata,
  openFileMetadata,
  type StorableMetadata,
  type StoredMetadata,
} from '../../../../src/core/cache/file-metadata.ts';
import {readSource} from '../../../../src/site/content/front-matter/read-source.ts';
import {writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

let folder: string;
let stored: StoredMetadata | undefined;
const facts = (): StorableMetadata =>
  openFileMetadata(stored, {base: folder, since: Date.now() + 60_000});

/** Stores metadata for the next cache, through JSON, as on disk. */
function store(known: StorableMetadata): void {
  stored = JSON.parse(JSON.stringify(known.take(true) ?? null)) ?? undefined;
}

/** Reads a page's data from the cache and without the cache. */
async function readTwice(file: string) {
  const first = facts();
  await readSource(folder, file, first);
  store(first);
  const again = facts();
  const {known} = again.lookUp(join(folder, file));
  return {
    known: known !== undefined,
    again: await readSource(folder, file, again),
    anew: await readSource(folder, file, noFileMetadata),
  };
}

beforeEach(async () => {
  folder = await tempFolder();
  stored = undefined;
});

describe('readSource', () => {
  it.each<[string, string]>([
    ['fields', '---\ntitle: "A: b"\nkeywords: [x, 1]\nown: {deep: [null, true]}\n---\ntext\n'],
    ['none', 'text\n'],
    ['odd names', '---\n__proto__: 1\n"1": one\ntitle: T\n---\n'],
  ])('returns the same for a cached page as reading it: %s', async (_case, text) => {
    await writeFiles(folder, {'a.md': text});
    const {known, again, anew} = await readTwice('a.md');
    expect(known).toBe(true);
    expect(again).toEqual(anew);
  });

  it.each<[string, string]>([
    ['a problem', '---\ntitle: [1]\n---\n'],
    ['what JSON cannot hold', '---\nown: .inf\n---\n'],
  ])('reads a page with %s every time', async (_case, text) => {
    await writeFiles(folder, {'a.md': text});
    const {known, again, anew} = await readTwice('a.md');
    expect(known).toBe(false);
    expect(again).toEqual(anew);
  });

  it('recognizes a copy by its bytes, and locates its fields in the copy', async () => {
    await writeFiles(folder, {'a.md': '---\ntitle: A\n---\n', 'b.md': '---\ntitle: A\n---\n'});
    const known = facts();
    await readSource(folder, 'a.md', known);
    const copy = await readSource(folder, 'b.md', known);
    expect(copy).toEqual(await readSource(folder, 'b.md', noFileMetadata));
    expect(copy.locations.get('title')).toEqual({file: 'b.md', line: 2, column: 8});
  });

  it('reads a page again that has changed', async () => {
    await writeFiles(folder, {'a.md': '---\ntitle: A\n---\n'});
    const first = facts();
    await readSource(folder, 'a.md', first);
    store(first);
    await writeFile(join(folder, 'a.md'), '---\ntitle: B\n---\n');
    expect((await readSource(folder, 'a.md', facts())).frontMatter).toEqual({title: 'B'});
  });
});
