/// <reference path="./virtual-modules.d.ts" />
import messages, {hasOwnDigits, language} from 'legacydocs:messages';
import type {Message} from 'legacydocs';

/** Every label and sentence of the theme, in the site's language. */
export {messages};

/**
 * English is the fallback. Without a fallback, browsers that do not know the language would use the reader's own
 * language.
 */
const locales = [language, 'en'];

/**
 * Returns a message with values in place of the names in braces. `count` selects the plural form; numbers are formatted
 * in the site's language.
 */
export function formatMessage<Names extends string>(
  message: Message<Names>,
  values: Readonly<Record<Names, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = values;
  const text =
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(locales).select(Number(given['count']))] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (name, key) => {
    const value = given[key] ?? name;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}

/**
 * Formats a number in the site's language. Small whole numbers are formatted without the browser's formatter, because
 * creating the formatter takes longer than rendering a list of results.
 */
export function formatNumber(value: number): string {
  const text = String(value);
  return !hasOwnDigits && /^\d{1,3}$/.test(text) ? text : value.toLocaleString(locales);
}
