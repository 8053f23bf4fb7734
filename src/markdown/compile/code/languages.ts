import type {LanguageInput, LanguageRegistration} from 'shiki';
import {bundledLanguages, bundledLanguagesInfo} from 'shiki/langs';

/** Names of plain text. */
const plainNames = new Set(['text', 'txt', 'plain', 'plaintext', 'none']);

/** Output of a terminal, with escape sequences: Shiki has no grammar for it. */
export const terminalOutput = 'ansi';

/** Names from other highlighters, mapped to the nearest language of Shiki. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['flow', 'tsx'],
  ['git', 'diff'],
  ['gradle', 'groovy'],
  ['shell-session', 'shellsession'],
  ['vbnet', 'vb'],
  ['visual-basic', 'vb'],
  ['svg', 'xml'],
  ['mathml', 'xml'],
  ['rss', 'xml'],
  ['markup', 'html'],
  ['clike', 'c'],
  ['objectivec', 'objective-c'],
  ['webmanifest', 'json'],
]);

/** A language of Shiki, a key of its loaders; or the name of a grammar of the site. */
export type LanguageId = string;

/**
 * @param name As written after the fence, lower case.
 * @param own Grammars of the site, which come before those of Shiki.
 * @returns `plain` for plain text; `undefined` for an unknown name (row MD-17).
 */
export function findLanguage(
  name: string,
  own: readonly LanguageRegistration[] = [],
): LanguageId | 'plain' | undefined {
  const grammar = own.find((one) => one.name === name || one.aliases?.includes(name));
  if (grammar !== undefined) return grammar.name;
  if (plainNames.has(name)) return 'plain';
  if (name === terminalOutput) return name;
  const known = otherNames.get(name) ?? name;
  return isBundled(known) ? known : undefined;
}

/** Returns Shiki's name of a language whose alias or own name is given; other names are returned unchanged. */
export function canonicalName(name: string): string {
  const known = otherNames.get(name) ?? name;
  return bundledLanguagesInfo.find(({aliases}) => aliases?.includes(known))?.id ?? known;
}

/** For suggestions. */
export function languageNames(own: readonly LanguageRegistration[] = []): string[] {
  return [
    ...own.flatMap(({name, aliases = []}) => [name, ...aliases]),
    ...Object.keys(bundledLanguages),
    terminalOutput,
  ];
}

/** Returns the grammars that Shiki loads for a language. @param language From `findLanguage`. */
export function grammarsOf(
  language: LanguageId,
  own: readonly LanguageRegistration[] = [],
): LanguageInput[] {
  const grammar = own.find(({name}) => name === language);
  if (grammar === undefined) return isBundled(language) ? [bundledLanguages[language]] : [];
  const embedded = (grammar.embeddedLangs ?? []).flatMap((name) =>
    isBundled(name) ? [bundledLanguages[name]] : [],
  );
  return [...embedded, grammar];
}

function isBundled(name: string): name is keyof typeof bundledLanguages {
  return Object.hasOwn(bundledLanguages, name);
}
