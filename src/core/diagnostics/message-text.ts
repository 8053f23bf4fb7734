import type {KeyPath} from './diagnostic.ts';

/** @example formatCount(1, 'page') // '1 page'; formatCount(0, 'error') // '0 errors'; formatCount(2, 'address') // '2 addresses' */
export function formatCount(count: number, noun: string): string {
  const plural = noun.endsWith('s') ? `${noun}es` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Returns the keys of a path as people write it: `themeConfig.footer.links[0].href`. */
export function parseKeyPath(written: string): KeyPath {
  return [...written.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Returns the line and column of an offset, both 1-based. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

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
