/** Separators between the parts of a `<title>`, which can end with a part in parentheses. */
const separators = /(\s+(?:[|\u2014\u2013\u00b7\u2022-]|::)\s+|:\s+|\s+(?=\(.*\)$))/u;

/** Returns the parts of a `<title>`, such as the title of the page and the name of the site. */
export function titlePartsOf(title: string): string[] {
  return title.split(separators).filter((part, index) => index % 2 === 0 && part !== '');
}

export function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Returns the parts that the titles of more than half of the pages contain. */
export function sharedTitleParts(titles: readonly string[]): string[] {
  if (titles.length < 2) return [];
  const counts = countsOf(titles.flatMap((title) => [...new Set(titlePartsOf(title))]));
  return [...counts].flatMap(([part, count]) => (count * 2 > titles.length ? part : []));
}

/** Returns a `<title>` without the shared parts at its start and its end; its first part if it has no other parts. */
export function withoutSharedParts(title: string, shared: ReadonlySet<string>): string {
  const pieces = title.split(separators);
  const isOwn = (part: string, index: number): boolean =>
    index % 2 === 0 && part !== '' && !shared.has(part);
  const first = pieces.findIndex(isOwn);
  return first === -1
    ? (pieces[0] ?? '')
    : pieces.slice(first, pieces.findLastIndex(isOwn) + 1).join('');
}
