import {termsIn} from './words.ts';

/** Returns the quoted parts of a query, normalized. An unclosed quotation mark quotes nothing. */
export function quotedPhrases(query: string): string[] {
  return [...query.matchAll(/["“„«]([^"“”„«»]+)["”“»]/g)]
    .map(([, phrase]) => normalized(phrase ?? ''))
    .filter((phrase) => phrase.trim() !== '');
}

/** True if a text contains all phrases. */
export function holdsPhrases(text: string, phrases: readonly string[]): boolean {
  const terms = normalized(text);
  return phrases.every((phrase) => terms.includes(phrase));
}

/** Returns the terms of a text, each between spaces. */
function normalized(text: string): string {
  return ` ${termsIn(text).join(' ')} `;
}
