import type {KeyPath} from './diagnostic.ts';

/**
 * Returns a number with its noun in singular or plural.
 *
 * @example formatCount(1, 'page') // '1 page'
 * @example formatCount(0, 'error') // '0 errors'
 * @example formatCount(2, 'address') // '2 addresses'
 */
export function formatCount(count: number, noun: string): string {
  const plural = noun.endsWith('s') ? `${noun}es` : `${noun.replace(/ry$/, 'rie')}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Parses a key path that an author wrote: `themeConfig.footer.links[0].href`. */
export function parseKeyPath(written: string): KeyPath {
  return [...written.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Returns the line and column of an offset, both 1-based. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

/**
 * Returns the text as a single line for a message. Characters that could garble a terminal or mislead its reader become
 * `�`: control characters, line breaks, unpaired surrogates and bidirectional controls (https://trojansource.codes).
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

/** Like `printable`, but keeps line breaks and tabs. */
export function printableLines(text: string): string {
  return text
    .split(/(\r?\n|\t)/)
    .map((part, index) => (index % 2 === 0 ? printable(part) : part.replace('\r', '')))
    .join('');
}
