import {describe, expect, it} from 'vitest';
import {en} from '../../../../src/core/messages/languages/en.ts';
import {untranslated, wordingOf} from '../../../../src/core/messages/site-messages.ts';
import type {SomeMessages} from '../../../../src/core/messages/types.ts';

const site = (defaultLocale: string, messages: SomeMessages = {}) => ({
  i18n: {defaultLocale},
  themeConfig: {messages},
});

describe('the messages of a site', () => {
  it('LANG-01 are in the language of its locale', () => {
    const {language, messages} = wordingOf(site('de-CH'));
    expect(language).toBe('de-CH');
    expect([messages.next, messages.search.label]).toEqual(['Weiter', 'Suche']);
  });

  it('LANG-02 are overridden by those of the site, one by one', () => {
    const {messages} = wordingOf(
      site('en', {next: 'Onward', search: {label: 'Look up', found: '{count} hits'}}),
    );
    expect(messages).toEqual({
      ...en,
      next: 'Onward',
      search: {...en.search, label: 'Look up', found: '{count} hits'},
    });
  });

  it('LANG-05 are English if neither has a message', () => {
    const {messages} = wordingOf(site('it', {next: 'Avanti'}));
    expect([messages.next, messages.previous]).toEqual(['Avanti', 'Previous']);
    expect(untranslated(site('it', {next: 'Avanti'}))).not.toContain('next');
    expect(untranslated(site('it', {next: 'Avanti'}))).toContain('search.label');
    expect(untranslated(site('it', en))).toEqual([]);
    expect(untranslated(site('pl'))).toEqual([]);
  });
});
