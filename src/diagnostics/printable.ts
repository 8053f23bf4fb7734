/** A text of the site's for a message: what would garble a terminal (control characters, halves of a character) as `�`. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
}
