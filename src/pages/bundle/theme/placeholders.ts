import type {SiteWording, ThemeMessages} from '../../../core/messages/types.ts';
import type {SiteData} from '../../theme/types.ts';

/** Name of the module with what the theme says on a site. */
export const messagesName = 'legacydocs:messages';

/** What templates say, and the language whose rules of numbers hold for it. */
export interface ThemeWording {
  readonly language: string;
  readonly messages: ThemeMessages;
}

export function themeWording({
  language,
  messages: {article, markdown, redirect, ...messages},
}: SiteWording): ThemeWording {
  return {language, messages};
}

/** @param wording Expressions. */
export function messagesModule({
  language,
  messages,
}: {readonly [Name in keyof ThemeWording]: string}): string {
  return `export const language = ${language};\nexport default ${messages};`;
}

/** Stands for the site's base in a bundled theme: slashes at both ends, as a base has. */
export const basePlaceholder = '/__legacydocs_base__/';

/** Stands for the site's data there: a name that nothing declares. */
export const dataPlaceholder = '__legacydocs_site_data__';

/** Stand for what the theme says. */
export const wordingPlaceholders: {readonly [Name in keyof ThemeWording]: string} = {
  language: '__legacydocs_language__',
  messages: '__legacydocs_messages__',
};

/** What a theme has to know of a site. */
export interface ThemedSite {
  readonly siteData: SiteData;
  readonly wording: SiteWording;
}

/** @returns Puts a site into a text that was bundled for any. */
export function filler({siteData, wording}: ThemedSite): (text: string) => string {
  const {language, messages} = themeWording(wording);
  // JSON is an expression of JavaScript.
  const values = new Map([
    [basePlaceholder, siteData.baseUrl],
    [dataPlaceholder, JSON.stringify(siteData)],
    [wordingPlaceholders.language, JSON.stringify(language)],
    [wordingPlaceholders.messages, JSON.stringify(messages)],
  ]);
  // In one pass: what is put in may look like a placeholder.
  const any = new RegExp([...values.keys()].join('|'), 'g');
  return (text) => text.replace(any, (placeholder) => values.get(placeholder) ?? placeholder);
}
