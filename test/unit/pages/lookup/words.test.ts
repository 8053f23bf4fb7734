import {expect, it} from 'vitest';
import {termOf, termsIn, wordsOf} from '../../../../src/pages/lookup/words.ts';

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

it.each([
  ['ą ć ę ł ń ó ś ź ż Łódź', 'a c e l n o s z z lodz'],
  ['Straße Ærø đá ısı', 'strasse aero da isi'],
  ['e\u0301te\u0301', 'ete'],
  ['أداة إلى مدرسة مـــد مَدْرَسَة', 'اداه الي مدرسه مد مدرسه'],
  ['שָׁלוֹם', 'שלום'],
  ['हिन्दी की', 'हिन्दी की'],
])('SRCH-04 finds %s without the marks that readers leave out', (written, typed) => {
  expect(wordsOf(written).map(({term}) => term)).toEqual(typed.split(' '));
});

it.each([
  ['スプリングの設定を変更する', ['スプリング', 'の', '設定', 'を', '変更', 'する']],
  ['useSharedValueの使い方', ['useSharedValue', 'の', '使い方']],
  ['如何使用动画库', ['如何', '使用', '动画', '库']],
  ['การตั้งค่าภาพเคลื่อนไหว', ['การ', 'ตั้ง', 'ค่า', 'ภาพ', 'เคลื่อนไหว']],
])('SRCH-04 parts the words of %s, between which there is no space', (text, words) => {
  const found = wordsOf(text).map(({start, end}) => text.slice(start, end));
  expect(found).toEqual(words);
  expect(termsIn(text)).toEqual(wordsOf(text).map(({term}) => term));
});

it('SRCH-04 tells kana apart that a mark makes another letter, and knows half-width ones', () => {
  expect(termOf('ガイド')).not.toBe(termOf('カイト'));
  expect(termOf('ｶﾞｲﾄﾞ')).toBe(termOf('ガイド'));
});
