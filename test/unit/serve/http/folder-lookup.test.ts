import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {folderLookup} from '../../../../src/serve/http/folder-lookup.ts';
import {folderWith} from '../../../support/temp-folder.ts';

it('finds a file by its name only, on a disk that ignores case too', async () => {
  const folder = await folderWith({'site/docs/intro/index.html': 'x', 'site/index.html': 'home'});
  // Simulates a disk that ignores case: it finds `docs` although the entry is named `Docs`.
  const namesIn = (parent: string) =>
    readdirSync(parent).map((name) => (name === 'docs' ? 'Docs' : name));
  const {has} = folderLookup(join(folder, 'site'), namesIn);
  expect(has('index.html')).toBe(true);
  expect(has('docs/intro/index.html')).toBe(false);
  expect(folderLookup(join(folder, 'site')).has('docs/intro/index.html')).toBe(true);
});
