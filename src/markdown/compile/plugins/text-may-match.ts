const characterReference = /&(?:#\w+|\w+);/;

/**
 * Whether a text of a page may match, told by its source: what looks at each text can be left out where none does. Signs that are
 * escaped stand in the text all the same, and a character reference may stand for any sign.
 */
export function textMayMatch(pattern: RegExp, source: string): boolean {
  return pattern.test(source.replaceAll('\\', '')) || characterReference.test(source);
}
