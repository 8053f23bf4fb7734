/**
 * A value as JSON of several lines that can be printed as it is: what a terminal or a CI system would obey is
 * escaped, so that every reader of JSON gets the same value.
 */
export function jsonText(value: unknown): string {
  const json = JSON.stringify(value, undefined, 2)
    .replace(/[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g, escaped)
    .replace(/#(?=#\w*\[)/g, escaped);
  return `${json}\n`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
