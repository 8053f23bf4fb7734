import {afterEach, describe, expect, it, vi} from 'vitest';
import {en} from '../src/core/messages/languages/en.ts';
import {languages} from '../src/core/messages/languages/index.ts';
import {themeWording} from '../src/pages/bundle/theme/placeholders.ts';
import {formatMessage} from './messages.ts';

/** Returns `formatMessage` for another language. */
async function formatIn(language: string): Promise<typeof formatMessage> {
  vi.resetModules();
  const {hasOwnDigits} = themeWording({language, messages: en});
  vi.doMock('legacydocs:messages', () => ({language, hasOwnDigits, default: {}}));
  return (await import('./messages.ts')).formatMessage;
}

afterEach(() => {
  vi.doUnmock('legacydocs:messages');
  vi.resetModules();
});

describe('a message', () => {
  it('contains the inserted values unchanged', () => {
    expect(formatMessage('{a} and {b}', {a: '$&', b: '{a}'})).toBe('$& and {a}');
  });

  it('keeps a placeholder without a value', () => {
    expect(formatMessage('{a} and {b}', {a: 1} as never)).toBe('1 and {b}');
  });

  it('LANG-04 has the plural form of its number, written in the format of the language', () => {
    const forms = {one: '{count} page', other: '{count} pages'} as const;
    const texts = [0, 1, 2, 1234].map((count) => formatMessage(forms, {count}));
    expect(texts).toEqual(['0 pages', '1 page', '2 pages', '1,234 pages']);
  });

  it('LANG-04 has the four forms of Polish', async () => {
    const format = await formatIn('pl');
    const message = languages['pl']?.search?.pages ?? '';
    expect([1, 3, 5, 12, 22].map((count) => format(message, {count}))).toEqual([
      '1 strona',
      '3 strony',
      '5 stron',
      '12 stron',
      '22 strony',
    ]);
  });

  it('LANG-04 has the six forms of Arabic', async () => {
    const format = await formatIn('ar-u-nu-latn');
    const message = languages['ar']?.search?.pages ?? '';
    expect([0, 1, 2, 3, 11, 100].map((count) => format(message, {count}))).toEqual([
      'لا صفحات',
      'صفحة واحدة',
      'صفحتان',
      '3 صفحات',
      '11 صفحة',
      '100 صفحة',
    ]);
  });

  it('LANG-04 has the digits of the language', async () => {
    for (const [language, small, large] of [
      ['fa', '۱۲', '۱٬۲۳۴'],
      ['de', '12', '1.234'],
    ] as const) {
      const format = await formatIn(language);
      expect([12, 1234].map((count) => format('{count}', {count}))).toEqual([small, large]);
    }
  });

  it('LANG-04 falls back to the form `other` if a language lacks a form', () => {
    expect(formatMessage({other: '{count} of them'}, {count: 1})).toBe('1 of them');
  });
});
