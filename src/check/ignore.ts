/**
 * Whether an address is to be left alone.
 *
 * @param patterns Full addresses or paths on the site's host; `*` stands for anything: `https://x.com/*`.
 * @returns Takes the names an address goes by.
 */
export function ignoring(patterns: readonly string[]): (names: readonly string[]) => boolean {
  const expressions = patterns.map((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`);
  });
  return (names) => names.some((name) => expressions.some((expression) => expression.test(name)));
}
