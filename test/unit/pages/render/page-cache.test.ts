import {expect, it} from 'vitest';
import {memoryStore} from '../../../../src/core/cache/store.ts';
import {createPageCache} from '../../../../src/pages/render/page-cache.ts';

const links = {pages: ['/base/x'], assets: ['/base/x.css'], anchors: ['a', 'b']};
const files = [
  ['a/index.html', 'id 1'],
  ['_data/a.js', 'id 2'],
] as const;

it('returns the links of a page whose files are in the last output', () => {
  const kept: string[] = [];
  const store = memoryStore();
  const pages = createPageCache(store, (path, id) => kept.push(`${path} ${id}`) > 0);
  expect(pages.find('key')).toBeUndefined();
  pages.add('key', {files, links});
  expect(pages.find('key')).toEqual(links);
  expect(kept).toEqual(['a/index.html id 1', '_data/a.js id 2']);
  expect(pages.find('other key')).toBeUndefined();
});

it('requires rendering of a page if one of its files has changed', () => {
  const pages = createPageCache(memoryStore(), (path) => path !== '_data/a.js');
  pages.add('key', {files, links});
  expect(pages.find('key')).toBeUndefined();
});
