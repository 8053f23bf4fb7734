const wordEnd = /(?<=[a-z\d])(?=[A-Z])/g;

/**
 * `restDisplacementThreshold` in the pieces between which it may break. Joined they are the text again.
 *
 * @param longest Names of so many letters stay whole.
 */
export function nameParts(text: string, longest: number): readonly string[] {
  // No page holds the character NUL.
  return text
    .replace(/\w+/g, (name) => (name.length > longest ? name.replace(wordEnd, '\0') : name))
    .split('\0');
}
