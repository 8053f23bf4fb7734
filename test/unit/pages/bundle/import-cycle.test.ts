import {expect, it} from 'vitest';
import {importCycle} from '../../../../src/pages/bundle/page-bundles.ts';

const cycle = (imports: Readonly<Record<string, readonly string[]>>) =>
  importCycle('a.mdx', new Map(Object.entries(imports)));

it.each([
  ['a page that imports itself', {'a.mdx': ['a.mdx']}, ['a.mdx', 'a.mdx']],
  [
    'partials that import each other',
    {'a.mdx': ['x.ts', '_b.mdx'], '_b.mdx': ['_c.mdx'], '_c.mdx': ['_b.mdx']},
    ['_b.mdx', '_c.mdx', '_b.mdx'],
  ],
  [
    'a cycle that leads through a component',
    {'a.mdx': ['b.tsx'], 'b.tsx': ['a.mdx']},
    ['a.mdx', 'b.tsx', 'a.mdx'],
  ],
])('finds %s', (_what, imports, expected) => {
  expect(cycle(imports)).toEqual(expected);
});

it('accepts partials that two import, or at components that import each other', () => {
  expect(cycle({'a.mdx': ['_b.mdx', '_c.mdx'], '_b.mdx': ['_c.mdx']})).toBeUndefined();
  expect(cycle({'a.mdx': ['b.tsx'], 'b.tsx': ['c.tsx'], 'c.tsx': ['b.tsx']})).toBeUndefined();
});
