import type {SiteWording, ThemeMessages} from '../../../core/messages/types.ts';

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
