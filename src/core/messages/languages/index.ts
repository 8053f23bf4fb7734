import type {SomeMessages} from '../types.ts';
import {ar} from './ar.ts';
import {de} from './de.ts';
import {es} from './es.ts';
import {fr} from './fr.ts';
import {ja} from './ja.ts';
import {pl} from './pl.ts';
import {zh} from './zh.ts';

/** Messages in languages other than English, keyed by language tag. */
export const languages: Readonly<Record<string, SomeMessages>> = {ar, de, es, fr, ja, pl, zh};

/** Tags of all languages that the theme supports. */
export const spokenLanguages: readonly string[] = ['en', ...Object.keys(languages)];

/**
 * Returns the theme language for a locale: the same language in the same script, for example `zh` for `zh-SG`, but not
 * for `zh-TW`.
 *
 * @param locale BCP 47 tag.
 */
export function languageOf(locale: string): string | undefined {
  const {language, script} = new Intl.Locale(locale).maximize();
  return spokenLanguages.find((tag) => {
    const spoken = new Intl.Locale(tag).maximize();
    return spoken.language === language && spoken.script === script;
  });
}
