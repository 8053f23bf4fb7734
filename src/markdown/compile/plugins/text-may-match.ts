const characterReference = /&(?:#\w+|\w+);/;

/**
 * Returns false if no text of a page can match, so that a plugin can skip the page. Checks the source without its
 * escapes. A character reference can represent any character, so such a source can always match.
 */
export function textMayMatch(pattern: RegExp, source: string): boolean {
  return pattern.test(source.replaceAll('\\', '')) || characterReference.test(source);
}
