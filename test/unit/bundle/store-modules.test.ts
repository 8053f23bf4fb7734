import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {storeModules} from '../../../src/bundle/store-modules.ts';
import {tempFolder} from '../../support/temp-folder.ts';

describe('storeModules', () => {
  it('puts the same modules into the same folder, and others into another', async () => {
    const folder = await tempFolder();
    const first = await storeModules(folder, new Map([['a.mjs', '1']]));
    expect(await storeModules(folder, new Map([['a.mjs', '1']]))).toBe(first);
    expect(await storeModules(folder, new Map([['a.mjs', '2']]))).not.toBe(first);
    expect(await readFile(join(first, 'a.mjs'), 'utf8')).toBe('1');
  });

  it('lets builds that work at the same time have the same folder, and leaves nothing else', async () => {
    const folder = await tempFolder();
    const modules = new Map([
      ['a.mjs', '1'],
      ['chunks/b.mjs', '2'],
    ]);
    const folders = await Promise.all(Array.from({length: 8}, () => storeModules(folder, modules)));
    expect(new Set(folders).size).toBe(1);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('keeps the sixteen used last', async () => {
    const folder = await tempFolder();
    for (let index = 0; index < 20; index += 1) {
      await storeModules(folder, new Map([['a.mjs', String(index)]]));
    }
    expect(await readdir(folder)).toHaveLength(16);
  });
});
