import {expect, it} from 'vitest';
import {idOnPage, pageIds} from '../../../../../src/pages/render/print/printed-article.ts';

const ids = (paths: readonly string[]): string[] =>
  pageIds(paths.map((path) => ({path, anchors: []})));

it('FORM-06 names pages by the last part of their paths, and by the complete path if several have the same ending', () => {
  expect(ids(['/', '/api/useSharedValue', '/guide/testing', '/api/testing/'])).toEqual([
    'index',
    'useSharedValue',
    'guide-testing',
    'api-testing',
  ]);
});

it('FORM-06 never assigns an id twice, whatever the names of pages and headings', () => {
  const parts = [
    {path: '/a', anchors: ['b-c', 'd']},
    {path: '/a-b', anchors: ['c']},
    {path: '/x/a-d', anchors: []},
    {path: '/contents', anchors: []},
    {path: '/contents_', anchors: []},
    {path: '/y/z w', anchors: ['1']},
    {path: '/y-z/w', anchors: []},
    {path: '/y/z/w', anchors: []},
  ];
  const found = pageIds(parts, ['contents']);
  const all = parts.flatMap(({anchors}, index) => {
    const page = found[index] ?? '';
    return [page, ...anchors.map((anchor) => idOnPage(page, anchor))];
  });
  expect(new Set(['contents', ...all]).size).toBe(all.length + 1);
  expect(all.filter((id) => /\s/.test(id))).toEqual([]);
  expect(found.slice(0, 5)).toEqual(['a', 'a-b_', 'a-d_', 'contents_', 'contents__']);
});
