import {describe, expect, it} from 'vitest';
import {en} from '../../../../src/core/messages/languages/en.ts';
import {fr} from '../../../../src/core/messages/languages/fr.ts';
import {languageOf, languages} from '../../../../src/core/messages/languages/index.ts';
import type {MessageTree, PluralForms} from '../../../../src/core/messages/message-tree.ts';
import {isMessage, namesOf} from '../../../../src/core/messages/site-messages.ts';
import {siteConfigSchema} from '../../../../src/site/config/schema/index.ts';
import {minimal} from '../../site/config/problems.ts';

function messageAt(tree: MessageTree, name: string): string | PluralForms<string> {
  const value = name.split('.').reduce<MessageTree[string]>((group, key) => {
    if (isMessage(group) || group[key] === undefined) throw new Error(`no message \`${name}\``);
    return group[key];
  }, tree);
  if (!isMessage(value)) throw new Error(`\`${name}\` is a group`);
  return value;
}

/** Messages that still fall back to English, keyed by language tag: `{de: ['search.label']}`. */
const untranslated: Readonly<Record<string, readonly string[]>> = {};

describe.each(Object.entries(languages))('the messages in `%s`', (tag, words) => {
  it('LANG-03 translate every message except the listed ones', () => {
    const names = namesOf(words);
    expect(names.filter((name) => !namesOf(en).includes(name))).toEqual([]);
    expect(namesOf(en).filter((name) => !names.includes(name))).toEqual(untranslated[tag] ?? []);
  });

  it('LANG-03 are valid as messages of a site: each has all placeholders, and no others', () => {
    const config = {...minimal, themeConfig: {messages: words}};
    expect(siteConfigSchema.safeParse(config).error?.issues).toBeUndefined();
  });

  it('LANG-04 have every plural form of the language, if English has two', () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.sort();
    for (const name of namesOf(words).filter((name) => typeof messageAt(en, name) === 'object')) {
      const message = messageAt(words, name);
      expect([name, Object.keys(message).sort()]).toEqual([name, forms]);
    }
  });
});

it('LANG-03 French keeps colons and quotation marks next to their words', () => {
  expect(JSON.stringify(fr)).not.toMatch(/[^'] [:;!?»]|« /);
  expect(fr.versionBadge).toBe('Version\u00a0: {label}');
});

describe('the language of a locale', () => {
  it.each([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['de-AT', 'de'],
    ['es-419', 'es'],
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-Hans-SG', 'zh'],
    ['ar-EG', 'ar'],
    ['zh-TW', undefined],
    ['it', undefined],
  ])('LANG-01 of `%s` is %j', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });
});
