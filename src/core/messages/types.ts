import type {en} from './languages/en.ts';
import type {Message, Template} from './message-tree.ts';

/** Names of the placeholders in a string. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type MessageWith<Names extends string> = [Names] extends [never]
  ? string
  : 'count' extends Names
    ? Message<Names>
    : Template<Names>;

type InLanguage<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string
    ? MessageWith<NamesIn<Tree[Name]>>
    : Tree[Name] extends {readonly other: infer Text extends string}
      ? MessageWith<NamesIn<Text>>
      : InLanguage<Tree[Name]>;
};

/** All messages of the theme, in one language. */
export type Messages = InLanguage<typeof en>;

type Some<Tree> = {
  readonly [Name in keyof Tree]?: Tree[Name] extends string | {readonly other: string}
    ? Tree[Name]
    : Some<Tree[Name]>;
};

/** Some of the messages. */
export type SomeMessages = Some<Messages>;

/** Messages that the pages' runtime does not need: those of chunks that are loaded on demand, and of inline scripts. */
export type ChunkMessages = Pick<Messages, 'baseUrl' | 'close' | 'compare' | 'keys'>;

/**
 * Messages of templates: all except those of articles, chunks, Markdown copies, redirect pages, and links that the
 * build adds.
 */
export type ThemeMessages = Omit<
  Messages,
  'article' | 'baseUrl' | 'compare' | 'keys' | 'markdown' | 'offlineCopy' | 'redirect'
>;

/** Messages in compiled articles. */
export type ArticleWords = Messages['article'] & Pick<Messages, 'details'>;

/** Messages of a site. */
export interface SiteWording {
  /** BCP 47 tag of the language. It determines the number format and the plural rules. */
  readonly language: string;
  readonly messages: Messages;
}
