const characterReference = /&(?:#\w+|\w+);/;

/**
 * Returns false if no text on the page can match, so that a plugin can skip the page. Checks the source without its
 * escapes. If the source contains a character reference, the result is true, because the reference can represent any
 * character.
 */
export function textMayMatch(pattern: RegExp, source: string): boolean {
  return pattern.test(source.replaceAll('\\', '')) || characterReference.test(source);
}
