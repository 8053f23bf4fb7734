/// <reference path="../virtual-modules.d.ts" />
import {language} from 'legacydocs:messages';
import type {Message} from 'legacydocs';

/** English where the browser does not know the language: else it would take the reader's own. */
const locales = [language, 'en'];

/**
 * What a message says when names in its braces are put in. `count` chooses the plural form; numbers are written as the
 * language writes them.
 */
export function formatMessage<Names extends string>(
  message: Message<Names>,
  values: Readonly<Record<Names, string | number>>,
): string {
  const given = new Map<string, string | number>(Object.entries(values));
  const text =
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(locales).select(Number(given.get('count')))] ??
        message.other);
  return text.replace(/\{(\w+)\}/g, (name, key) => {
    const value = given.get(key) ?? name;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}

/** A number as the site's language writes it. */
export function formatNumber(value: number): string {
  return value.toLocaleString(locales);
}
