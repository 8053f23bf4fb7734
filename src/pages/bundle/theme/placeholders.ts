import type {
  ChunkMessages,
  Messages,
  SiteWording,
  ThemeMessages,
} from '../../../core/messages/types.ts';
import type {ServerSiteData} from '../../theme/types.ts';

/** Name of the module that contains the theme's messages. */
export const messagesName = 'legacydocs:messages';

/** Name of the module that contains the messages for chunks that are loaded on demand, and for inline scripts. */
export const chunkMessagesName = 'legacydocs:chunk-messages';

/** Placeholder for the messages for chunks. */
export const chunkPlaceholder = '__legacydocs_chunk_messages__';

/** Messages for templates, and their language, which determines the plural rules. */
interface ThemeWording {
  readonly language: string;
  /** True if the language does not write numbers with the digits 0 to 9. */
  readonly hasOwnDigits: boolean;
  readonly messages: ThemeMessages;
}

export function themeWording({
  language,
  messages: {article, baseUrl, compare, keys, markdown, offlineCopy, redirect, ...messages},
}: SiteWording): ThemeWording {
  return {language, hasOwnDigits: (0).toLocaleString([language, 'en']) !== '0', messages};
}

function chunkMessages({baseUrl, close, compare, keys}: Messages): ChunkMessages {
  return {baseUrl, close, compare, keys};
}

/** Returns the code of the messages module. @param wording JavaScript expressions for the values. */
export function messagesModule({
  language,
  hasOwnDigits,
  messages,
}: {readonly [Name in keyof ThemeWording]: string}): string {
  return `export const language = ${language};\nexport const hasOwnDigits = ${hasOwnDigits};\nexport default ${messages};`;
}

/** Placeholder for the base path. Like the base path, it begins and ends with `/`. */
export const basePlaceholder = '/__legacydocs_base__/';

/** Placeholder for the site's data. The placeholder is an undeclared variable. */
export const dataPlaceholder = '__legacydocs_site_data__';

/** Placeholders for the theme's messages. */
export const wordingPlaceholders: {readonly [Name in keyof ThemeWording]: string} = {
  language: '__legacydocs_language__',
  hasOwnDigits: '__legacydocs_own_digits__',
  messages: '__legacydocs_messages__',
};

/** Site data to insert into a theme. */
export interface ThemedSite {
  readonly siteData: ServerSiteData;
  readonly wording: SiteWording;
}

/** Returns a function that replaces the placeholders in a string. */
export function filler({siteData, wording}: ThemedSite): (text: string) => string {
  const {language, hasOwnDigits, messages} = themeWording(wording);
  const {markdownLabels, ...browserData} = siteData;
  const values = new Map([
    [basePlaceholder, siteData.baseUrl],
    [dataPlaceholder, JSON.stringify(browserData)],
    [chunkPlaceholder, JSON.stringify(chunkMessages(wording.messages))],
    [wordingPlaceholders.language, JSON.stringify(language)],
    [wordingPlaceholders.hasOwnDigits, String(hasOwnDigits)],
    [wordingPlaceholders.messages, JSON.stringify(messages)],
  ]);
  // A single pass, because values may contain placeholders.
  const any = new RegExp([...values.keys()].join('|'), 'g');
  return (text) => text.replace(any, (placeholder) => values.get(placeholder) ?? placeholder);
}
