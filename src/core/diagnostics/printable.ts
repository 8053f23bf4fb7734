/**
 * A text of the site's on one line of a message, with `�` for what would garble a terminal or deceive its reader: control
 * characters, line breaks, halves of a character, and what turns the direction of writing around
 * (https://trojansource.codes).
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

/** The same for a text that may have several lines, and tabs. */
export function printableLines(text: string): string {
  return text
    .split(/(\r?\n|\t)/)
    .map((part, index) => (index % 2 === 0 ? printable(part) : part.replace('\r', '')))
    .join('');
}
