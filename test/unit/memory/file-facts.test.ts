import {utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {noFileFacts, openFileFacts} from '../../../src/memory/file-facts.ts';
import {writeFiles} from '../../support/files.ts';
import {tempFolder} from '../../support/temp-folder.ts';

let base: string;
const later = Date.now() + 60_000;
const open = (tool = 'tool', since = later) =>
  openFileFacts({file: join(base, 'facts.json'), tool, base, since});
const page = () => join(base, 'a.md');

beforeEach(async () => {
  base = await tempFolder();
  await writeFiles(base, {'a.md': 'a', 'b.md': 'b'});
  const facts = open();
  facts.note(page(), facts.look(page()).signature, {hash: 'hash of a', fact: {title: 'A'}});
  facts.save();
});

it('knows a file that is as it was, without reading it', () => {
  expect(open().look(page()).known).toEqual({hash: 'hash of a', fact: {title: 'A'}});
  expect(open().look(join(base, 'b.md')).known).toBeUndefined();
});

it('knows nothing of a file that was written since, not even one of the same size and time', async () => {
  const time = new Date(1_000_000);
  await utimes(page(), time, time);
  expect(open().look(page()).known).toBeUndefined();
  const facts = open();
  facts.note(page(), facts.look(page()).signature, {hash: 'hash of a', fact: 1});
  facts.save();
  await writeFile(page(), 'x');
  await utimes(page(), time, time);
  expect(open().look(page()).known).toBeUndefined();
});

it('trusts no state that a change in the same tick of the clock would leave as it is', () => {
  const facts = open('tool', Date.now());
  const {signature} = facts.look(join(base, 'b.md'));
  expect(signature).toBe('');
  facts.note(join(base, 'b.md'), signature, {hash: 'hash of b', fact: 1});
  facts.save();
  expect(open().look(join(base, 'b.md')).known).toBeUndefined();
});

it('knows bytes under another name', () => {
  expect(open().ofBytes('hash of a')).toEqual({title: 'A'});
  expect(open().ofBytes('another')).toBeUndefined();
});

it('knows nothing that another version of the program found out, or that is damaged', async () => {
  expect(open('another').look(page()).known).toBeUndefined();
  await writeFile(join(base, 'facts.json'), '{}');
  expect(open().look(page()).known).toBeUndefined();
});

it('forgets files that were not looked at', () => {
  const facts = open();
  facts.look(join(base, 'b.md'));
  facts.save();
  expect(open().look(page()).known).toBeUndefined();
});

it('keeps nothing where nothing can be kept, and says nothing', () => {
  const facts = openFileFacts({file: '/dev/null/facts.json', tool: 'tool', base, since: later});
  facts.note(page(), 'state', {hash: 'hash', fact: 1});
  expect(() => facts.save()).not.toThrow();
  expect(noFileFacts.look(page()).known).toBeUndefined();
});
