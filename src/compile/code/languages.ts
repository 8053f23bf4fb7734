import {bundledLanguages} from 'shiki/langs';

/** Words that ask for no colours. */
const plainNames = new Set(['text', 'txt', 'plain', 'plaintext', 'none']);

/** Names that other highlighters know, for the nearest that Shiki has. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['git', 'diff'],
  ['svg', 'xml'],
  ['mathml', 'xml'],
  ['rss', 'xml'],
  ['markup', 'html'],
  ['clike', 'c'],
  ['objectivec', 'objective-c'],
  ['webmanifest', 'json'],
]);

/** A language of Shiki: a key of its loaders. */
export type LanguageId = keyof typeof bundledLanguages;

/**
 * @param name As written after the fence, lower case.
 * @returns `plain` if it asks for no colours; `undefined` if nothing has this name (row MD-17).
 */
export function findLanguage(name: string): LanguageId | 'plain' | undefined {
  if (plainNames.has(name)) return 'plain';
  const known = otherNames.get(name) ?? name;
  return isLanguageId(known) ? known : undefined;
}

/** For suggestions. */
export function languageNames(): string[] {
  return Object.keys(bundledLanguages);
}

function isLanguageId(name: string): name is LanguageId {
  return Object.hasOwn(bundledLanguages, name);
}
