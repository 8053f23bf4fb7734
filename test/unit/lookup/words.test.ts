import {expect, it} from 'vitest';
import {termOf, wordsOf} from '../../../src/lookup/words.ts';

const partsOf = (text: string) =>
  wordsOf(text).map(({term, parts}) => [term, ...parts.map((part) => part.term)]);

it('parts what camelCase and underscores join', () => {
  expect(partsOf('useAnimatedStyle runOnJS HTMLElement snake_case Value3D')).toEqual([
    ['useanimatedstyle', 'use', 'animated', 'style'],
    ['runonj', 'run', 'on', 'js'],
    ['htmlelement', 'html', 'element'],
    ['snakecase', 'snake', 'case'],
    ['value3d', 'value3', 'd'],
  ]);
});

it.each([
  ['interpolateColors', 'interpolateColor'],
  ['properties', 'property'],
  ['naïve', 'naive'],
  ['Café', 'cafe'],
  ['colour', 'color'],
  ['customised', 'customized'],
])('takes %s and %s for the same word', (one, other) => {
  expect(termOf(one)).toBe(termOf(other));
});

it.each([
  ['process', 'proces'],
  ['axis', 'axi'],
])('does not take %s for a plural', (word, cut) => {
  expect(termOf(word)).not.toBe(cut);
});

it('says where words and their parts stand', () => {
  const text = '(withSpring)';
  const [word] = wordsOf(text);
  expect(text.slice(word?.start, word?.end)).toBe('withSpring');
  expect(word?.parts.map(({start, end}) => text.slice(start, end))).toEqual(['with', 'Spring']);
});

it('passes over data that is no language', () => {
  expect(wordsOf(`${'a1'.repeat(40)} --- _ ok`).map(({term}) => term)).toEqual(['ok']);
});
