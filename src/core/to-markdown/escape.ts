/** What Markdown takes for markup inside a line, wherever it stands. */
const anywhere =
  /[\\`*[\]~]|<(?=[a-zA-Z/!?])|&(?=#?\w+;)|!(?=\[)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** What it takes for the beginning of a heading, list, quotation, rule or underlining. */
const atStart = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$|-)|>|=+\s*$)/;
const numbered = /^(\d{1,9})([.)])(?=\s|$)/;

/** Text inside a line that reads as it stands. */
export function escapeText(text: string): string {
  return text.replace(anywhere, (character) => `\\${character}`);
}

/** A line of a paragraph, its markup made, that is no other block. */
export function escapeStart(line: string): string {
  return line.replace(atStart, (marks) => `\\${marks}`).replace(numbered, '$1\\$2');
}

/** `text` between marks that do not occur in it, at least so many. */
export function fence(text: string, mark: string, least: number): string {
  const runs = [...text.matchAll(new RegExp(`${mark}+`, 'g'))].map(([run]) => run.length);
  // Inside a line any other length will do; a block ends at any longer one.
  let length = least;
  if (least === 1) while (runs.includes(length)) length += 1;
  else length = Math.max(least, ...runs.map((run) => run + 1));
  return mark.repeat(length);
}
