/** The source of a regular expression, in JavaScript and in Go, that matches one of these texts. */
export function anyOf(texts: Iterable<string>): string {
  const escaped = [...texts].map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return `(?:${escaped.join('|')})`;
}
