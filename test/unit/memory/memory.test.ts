import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {openMemory, type Step} from '../../../src/memory/memory.ts';
import {readSealed, writeSealed} from '../../../src/memory/sealed-file.ts';
import {writeFiles} from '../../support/files.ts';
import {tempFolder} from '../../support/temp-folder.ts';

let site: string;
let folder: string;
const step: Step = {name: 'step', subject: 'a', recipe: {minify: true}};

beforeEach(async () => {
  site = await tempFolder();
  folder = join(site, 'memory');
  await writeFiles(site, {'a.md': 'a'});
});

/** Remember a value that was made from `a.md`. */
function remember(value: unknown, made: Step = step): void {
  const inputs = {files: [join(site, 'a.md')]};
  // What was written a moment ago may have changed since the memory was opened: then open it again.
  do openMemory(folder, site).remember(made, value, inputs);
  while (openMemory(folder, site).recall(made) === undefined);
}

it('recalls what was remembered, for the same step alone', () => {
  remember({x: 1});
  remember({x: 2}, {...step, subject: 'b'});
  const memory = openMemory(folder, site);
  expect(memory.recall(step)).toEqual({x: 1});
  expect(memory.recall({...step, subject: 'b'})).toEqual({x: 2});
  expect(memory.recall({...step, recipe: {minify: false}})).toBeUndefined();
});

it('recalls nothing once a file has changed', async () => {
  remember({x: 1});
  await writeFile(join(site, 'a.md'), 'b');
  expect(openMemory(folder, site).recall(step)).toBeUndefined();
});

it('recalls nothing that another version of the tool, of a package or of Node has made', async () => {
  remember({x: 1});
  const name = (await readdir(folder)).find((entry) => entry.startsWith('step-')) ?? '';
  const file = join(folder, name);
  const stored = readSealed(file)?.value;
  writeSealed(file, Object.assign({}, stored, {recipe: 'of another fingerprint'}));
  expect(openMemory(folder, site).recall(step)).toBeUndefined();
});

it.each([
  ['cut short', (text: string) => text.slice(0, -9)],
  ['empty', () => ''],
  ['foreign', () => '{"recipe": 1, "inputs": 2}'],
  ['changed by a digit', (text: string) => text.replace('"x":1', '"x":7')],
])('recalls nothing from files that are %s', async (_title, damage) => {
  remember({x: 1});
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    await writeFile(file, damage(await readFile(file, 'utf8')));
  }
  expect(openMemory(folder, site).recall(step)).toBeUndefined();
  remember({x: 2});
  expect(openMemory(folder, site).recall(step)).toEqual({x: 2});
});

it('goes on without a memory where nothing can be written', async () => {
  await writeFile(folder, 'a file where the folder should be');
  const memory = openMemory(folder, site);
  memory.remember(step, {x: 1}, {files: []});
  expect(memory.recall(step)).toBeUndefined();
});

it('recollects what has changed since, if that is little, and goes on from there', async () => {
  await writeFiles(site, {'b.md': 'b', 'folder/c.md': 'c'});
  const inputs = {files: [join(site, 'a.md'), join(site, 'b.md')], trees: [join(site, 'folder')]};
  do openMemory(folder, site).remember(step, {x: 1}, inputs);
  while (openMemory(folder, site).recall(step) === undefined);
  await writeFiles(site, {'a.md': 'new a', 'folder/c.md': 'new c'});
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
  expect(openMemory(folder, site).recollect(step, 2)).toEqual({
    value: {x: 1},
    changed: new Map([
      ['a.md', hash('a')],
      ['folder/c.md', hash('c')],
    ]),
  });
  expect(openMemory(folder, site).recollect(step, 1)).toBeUndefined();
  expect(openMemory(folder, site).recollect({...step, recipe: {}}, 2)).toBeUndefined();
  do openMemory(folder, site).amend(step, {x: 2});
  while (openMemory(folder, site).recall(step) === undefined);
  expect(openMemory(folder, site).recall(step)).toEqual({x: 2});
  await writeFiles(site, {'folder/d.md': 'd'});
  const {changed} = openMemory(folder, site).recollect(step, 2) ?? {};
  expect([...(changed?.keys() ?? [])]).toEqual(['folder']);
});

it('amends nothing that it does not remember', () => {
  openMemory(folder, site).amend(step, {x: 1});
  expect(openMemory(folder, site).recall(step)).toBeUndefined();
});
