import {expect, it} from 'vitest';
import {termOf, termsIn, wordsOf} from '../../../../src/pages/lookup/words.ts';

const partsOf = (text: string) =>
  wordsOf(text).map(({term, parts}) => [term, ...parts.map((part) => part.term)]);

it('splits names in camelCase or with underscores', () => {
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
])('treats %s and %s as the same word', (one, other) => {
  expect(termOf(one)).toBe(termOf(other));
});

it.each([
  ['process', 'proces'],
  ['axis', 'axi'],
])('does not treat %s as a plural', (word, cut) => {
  expect(termOf(word)).not.toBe(cut);
});

it('returns the positions of words and their parts', () => {
  const text = '(withSpring)';
  const [word] = wordsOf(text);
  expect(text.slice(word?.start, word?.end)).toBe('withSpring');
  expect(word?.parts.map(({start, end}) => text.slice(start, end))).toEqual(['with', 'Spring']);
});

it('skips data that is not text', () => {
  expect(wordsOf(`${'a1'.repeat(40)} --- _ ok`).map(({term}) => term)).toEqual(['ok']);
});

it.each([
  ['ą ć ę ł ń ó ś ź ż Łódź', 'a c e l n o s z z lodz'],
  ['Straße Ærø đá ısı', 'strasse aero da isi'],
  ['e\u0301te\u0301', 'ete'],
  ['أداة إلى مدرسة مـــد مَدْرَسَة', 'اداه الي مدرسه مد مدرسه'],
  ['שָׁלוֹם', 'שלום'],
  ['हिन्दी की', 'हिन्दी की'],
])('SRCH-04 finds %s without the marks that readers omit', (written, typed) => {
  expect(wordsOf(written).map(({term}) => term)).toEqual(typed.split(' '));
});

it.each([
  ['スプリングの設定を変更する', ['スプリング', 'の', '設定', 'を', '変更', 'する']],
  ['useSharedValueの使い方', ['useSharedValue', 'の', '使い方']],
  ['如何使用动画库', ['如何', '使用', '动画', '库']],
  ['การตั้งค่าภาพเคลื่อนไหว', ['การ', 'ตั้ง', 'ค่า', 'ภาพ', 'เคลื่อนไหว']],
])('SRCH-04 splits the words of %s, which have no spaces', (text, words) => {
  const found = wordsOf(text).map(({start, end}) => text.slice(start, end));
  expect(found).toEqual(words);
  expect(termsIn(text)).toEqual(wordsOf(text).map(({term}) => term));
});

it('SRCH-04 distinguishes kana with marks, and recognizes half-width ones', () => {
  expect(termOf('ガイド')).not.toBe(termOf('カイト'));
  expect(termOf('ｶﾞｲﾄﾞ')).toBe(termOf('ガイド'));
});
