import {expect, it} from 'vitest';
import {layoutContext} from '../../../../src/pages/layout/build-layout.ts';
import type {LayoutInput} from '../../../../src/pages/types.ts';
import {layoutInput, type VersionSketch} from './support.ts';

const version: VersionSketch = {
  name: '2.x',
  path: '/docs',
  docs: {a: {}, b: {title: 'B'}},
  sidebar: [{type: 'doc', id: 'a'}],
};
const contextOf = (input: LayoutInput): string => JSON.stringify(layoutContext(input));
const before = contextOf(layoutInput([version], {}, {a: 'A'}));

it('is unchanged while the text of pages is edited', () => {
  const input = layoutInput([version], {}, {a: 'A'});
  const edited = {
    ...input,
    content: {
      ...input.content,
      versions: input.content.versions.map((each) => ({
        ...each,
        docs: each.docs.map((doc) => ({...doc, hash: 'another', locations: new Map()})),
      })),
    },
    compiled: {
      metadata: new Map(
        [...input.compiled.metadata].map(([path, metadata]) => [
          path,
          {...metadata, anchors: ['new'], toc: [{level: 2 as const, id: 'new', html: 'New'}]},
        ]),
      ),
    },
  };
  expect(contextOf(edited)).toBe(before);
});

it.each<[string, LayoutInput]>([
  ['heading', layoutInput([version], {}, {a: 'Another'})],
  ['title', layoutInput([{...version, docs: {a: {}, b: {title: 'C'}}}], {}, {a: 'A'})],
  ['page more', layoutInput([{...version, docs: {...version.docs, c: {}}}], {}, {a: 'A'})],
  [
    'sidebar',
    layoutInput([{...version, sidebar: [{type: 'doc', id: 'a', label: 'L'}]}], {}, {a: 'A'}),
  ],
  ['setting', layoutInput([version], {title: 'Another'}, {a: 'A'})],
  ['version more', layoutInput([version, {...version, name: '1.x', path: '/1.x'}], {}, {a: 'A'})],
])('changes with a %s', (_what, input) => {
  expect(contextOf(input)).not.toBe(before);
});

it('is unknown if the configuration has a function', () => {
  const docs = {versions: [{name: '2.x'}], editUrl: () => 'https://example.org/edit'};
  expect(layoutContext(layoutInput([version], {docs}))).toBeUndefined();
});
