import {en} from './languages/en.ts';
import {languageOf, languages} from './languages/index.ts';
import type {MessageTree, PluralForms} from './message-tree.ts';
import type {Messages, SiteWording, SomeMessages} from './types.ts';

/** The configuration keys that determine the theme's messages. */
interface LanguageSettings {
  /** `defaultLocale` is a BCP 47 tag. */
  readonly i18n: {readonly defaultLocale: string};
  readonly themeConfig: {readonly messages: SomeMessages};
}

/**
 * Returns the site's messages. Custom messages take precedence over those of the site's language, which take precedence
 * over English.
 */
export function wordingOf({i18n, themeConfig}: LanguageSettings): SiteWording {
  const language = i18n.defaultLocale;
  const words = languages[languageOf(language) ?? ''] ?? {};
  // Every message exists in English, so the result is complete.
  const messages = merged(en, words, themeConfig.messages) as Messages;
  return {language, messages};
}

/** Returns the names of the messages that fall back to English on a site in another language: `search.label`. */
export function untranslated({i18n, themeConfig}: LanguageSettings): string[] {
  if (languageOf(i18n.defaultLocale) !== undefined) return [];
  const translated = new Set(namesOf(themeConfig.messages));
  return namesOf(en).filter((name) => !translated.has(name));
}

/** True for a message, false for a group. */
export function isMessage(value: MessageTree[string]): value is string | PluralForms<string> {
  return typeof value === 'string' || typeof value['other'] === 'string';
}

function isGroup(value: MessageTree[string]): value is MessageTree {
  return !isMessage(value);
}

/** Returns the names of all messages in a tree, in definition order: `search.label`. */
export function namesOf(tree: MessageTree): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    isMessage(value) ? [name] : namesOf(value).map((inner) => `${name}.${inner}`),
  );
}

/** Merges message trees. Later trees take precedence. */
function merged(base: MessageTree, ...others: readonly MessageTree[]): MessageTree {
  return Object.fromEntries(
    Object.entries(base).map(([name, value]) => {
      const found = others.flatMap((other) => other[name] ?? []);
      return isMessage(value)
        ? [name, found.at(-1) ?? value]
        : [name, merged(value, ...found.filter(isGroup))];
    }),
  );
}
