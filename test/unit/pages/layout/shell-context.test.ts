import {expect, it} from 'vitest';
import {shellContext} from '../../../../src/pages/layout/shell-context.ts';
import type {ShellInput} from '../../../../src/pages/layout/types.ts';
import {shellInput, type VersionSketch} from './support.ts';

const version: VersionSketch = {
  name: '2.x',
  path: '/docs',
  docs: {a: {}, b: {title: 'B'}},
  sidebar: [{type: 'doc', id: 'a'}],
};
const contextOf = (input: ShellInput): string => JSON.stringify(shellContext(input));
const before = contextOf(shellInput([version], {}, {a: 'A'}));

it('stays while the text of pages is edited', () => {
  const input = shellInput([version], {}, {a: 'A'});
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

it.each<[string, ShellInput]>([
  ['heading', shellInput([version], {}, {a: 'Another'})],
  ['title', shellInput([{...version, docs: {a: {}, b: {title: 'C'}}}], {}, {a: 'A'})],
  ['page more', shellInput([{...version, docs: {...version.docs, c: {}}}], {}, {a: 'A'})],
  [
    'sidebar',
    shellInput([{...version, sidebar: [{type: 'doc', id: 'a', label: 'L'}]}], {}, {a: 'A'}),
  ],
  ['setting', shellInput([version], {title: 'Another'}, {a: 'A'})],
  ['version more', shellInput([version, {...version, name: '1.x', path: '/1.x'}], {}, {a: 'A'})],
])('changes with a %s', (_what, input) => {
  expect(contextOf(input)).not.toBe(before);
});

it('is not known where a function of the configuration has a say', () => {
  const docs = {versions: [{name: '2.x'}], editUrl: () => 'https://example.org/edit'};
  expect(shellContext(shellInput([version], {docs}))).toBeUndefined();
});
