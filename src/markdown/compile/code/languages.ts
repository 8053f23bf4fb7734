import type {LanguageInput, LanguageRegistration} from 'shiki';
import {bundledLanguages, bundledLanguagesInfo} from 'shiki/langs';

/** Language names that mean plain text. */
const plainNames = new Set(['text', 'txt', 'plain', 'plaintext', 'none']);

/** Language name for terminal output with escape sequences, for which Shiki has no grammar. */
export const terminalOutput = 'ansi';

/** Names from other highlighters, with the nearest Shiki language. */
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

/** A Shiki language (a key of Shiki's loaders), or the name of one of the site's grammars. */
export type LanguageId = string;

/**
 * Finds a language by its name.
 *
 * @param name As written after the fence, in lower case.
 * @param own The site's grammars. They take precedence over those of Shiki.
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

/**
 * Returns the name of the Shiki language for an alias, or for a name from another highlighter. All other names are
 * returned unchanged.
 */
export function canonicalName(name: string): string {
  const known = otherNames.get(name) ?? name;
  return bundledLanguagesInfo.find(({aliases}) => aliases?.includes(known))?.id ?? known;
}

/** Returns the names that can be suggested in place of an unknown name. */
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
