/** Shorter names have room in every column, and in a title on a phone. */
const longName = /\w{16,}/g;
const wordEnd = /(?<=[a-z\d])(?=[A-Z])/g;

/** `restDisplacementThreshold` in the pieces between which it may break. Joined they are the text again. */
export function nameParts(text: string): readonly string[] {
  // No page holds the character NUL.
  return text.replace(longName, (name) => name.replace(wordEnd, '\0')).split('\0');
}
