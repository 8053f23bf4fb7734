import type {SiteWording, ThemeMessages} from '../../../core/messages/types.ts';
import type {SiteData} from '../../theme/types.ts';

/** Name of the module that contains the theme's messages. */
export const messagesName = 'legacydocs:messages';

/** Name of the module that contains the messages for comparisons. Browsers load it on demand. */
export const compareMessagesName = 'legacydocs:compare-messages';

/** Placeholder for the messages for comparisons. */
export const comparePlaceholder = '__legacydocs_compare_messages__';

/** Messages for templates, and their language, which determines the plural rules. */
interface ThemeWording {
  readonly language: string;
  readonly messages: ThemeMessages;
}

export function themeWording({
  language,
  messages: {article, compare, markdown, redirect, ...messages},
}: SiteWording): ThemeWording {
  return {language, messages};
}

/** Returns the code of the messages module. @param wording JavaScript expressions for the values. */
export function messagesModule({
  language,
  messages,
}: {readonly [Name in keyof ThemeWording]: string}): string {
  return `export const language = ${language};\nexport default ${messages};`;
}

/** Placeholder for the base path. Like the base path, it begins and ends with `/`. */
export const basePlaceholder = '/__legacydocs_base__/';

/** Placeholder for the site's data. It is an undeclared variable. */
export const dataPlaceholder = '__legacydocs_site_data__';

/** Placeholders for the theme's messages. */
export const wordingPlaceholders: {readonly [Name in keyof ThemeWording]: string} = {
  language: '__legacydocs_language__',
  messages: '__legacydocs_messages__',
};

/** Site data to insert into a theme. */
export interface ThemedSite {
  readonly siteData: SiteData;
  readonly wording: SiteWording;
}

/** Returns a function that replaces the placeholders in a string. */
export function filler({siteData, wording}: ThemedSite): (text: string) => string {
  const {language, messages} = themeWording(wording);
  const values = new Map([
    [basePlaceholder, siteData.baseUrl],
    [dataPlaceholder, JSON.stringify(siteData)],
    [comparePlaceholder, JSON.stringify(wording.messages.compare)],
    [wordingPlaceholders.language, JSON.stringify(language)],
    [wordingPlaceholders.messages, JSON.stringify(messages)],
  ]);
  // A single pass, because values may contain placeholders.
  const any = new RegExp([...values.keys()].join('|'), 'g');
  return (text) => text.replace(any, (placeholder) => values.get(placeholder) ?? placeholder);
}
