import {utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {
  noFileMetadata,
  openFileMetadata,
  type StoredMetadata,
} from '../../../../src/core/cache/file-metadata.ts';
import {writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

let base: string;
let stored: StoredMetadata | undefined;
const later = Date.now() + 60_000;
const open = (since = later) => openFileMetadata(stored, {base, since});
const page = () => join(base, 'a.md');

/** Records and stores the metadata of `a.md`. */
function note(fact: unknown, since = later): void {
  const facts = open(since);
  facts.note(page(), facts.lookUp(page()).stamp, {hash: 'hash of a', fact});
  stored = facts.take(true);
}

beforeEach(async () => {
  base = await tempFolder();
  stored = undefined;
  await writeFiles(base, {'a.md': 'a', 'b.md': 'b'});
  note({title: 'A'});
});

it('recognizes an unchanged file without reading it', () => {
  expect(open().lookUp(page()).known).toEqual({hash: 'hash of a', fact: {title: 'A'}});
  expect(open().lastHash(page())).toBe('hash of a');
  expect(open().lookUp(join(base, 'b.md')).known).toBeUndefined();
});

it('has no metadata of a rewritten file, even with the same size and time', async () => {
  const time = new Date(1_000_000);
  await utimes(page(), time, time);
  expect(open().lookUp(page()).known).toBeUndefined();
  note(1);
  await writeFile(page(), 'x');
  await utimes(page(), time, time);
  expect(open().lookUp(page()).known).toBeUndefined();
});

it('trusts no stamp that a change in the same clock tick would keep', () => {
  expect(open(Date.now()).lookUp(page()).stamp).toBe('');
  note(1, Date.now());
  expect(open().lookUp(page()).known).toBeUndefined();
});

it('recognizes the same bytes under another name', () => {
  expect(open().ofBytes('hash of a')).toEqual({title: 'A'});
  expect(open().ofBytes('another')).toBeUndefined();
});

it('drops files that a complete build did not look up, and only then', () => {
  const facts = open();
  facts.lookUp(join(base, 'b.md'));
  expect(facts.take(false)).toBeUndefined();
  stored = facts.take(true);
  expect(open().lookUp(page()).known).toBeUndefined();
  expect(open().ofBytes('hash of a')).toBeUndefined();
});

it('has nothing to store if nothing has changed', () => {
  const facts = open();
  facts.lookUp(page());
  expect(facts.take(true)).toBeUndefined();
  expect(noFileMetadata.lookUp(page()).known).toBeUndefined();
});
