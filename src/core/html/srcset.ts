/**
 * The addresses in a `srcset` attribute, read as browsers do: an address runs to the next space, a
 * comma at its end separates, and so does the first comma outside parentheses behind it.
 *
 * @example srcsetUrls('a,b.png 1x, c.png 2x') // ['a,b.png', 'c.png']
 */
export function srcsetUrls(srcset: string): string[] {
  const urls: string[] = [];
  let rest = srcset.replace(/^[\s,]+/, '');
  while (rest !== '') {
    const candidate = /^\S+/.exec(rest)?.[0] ?? '';
    const url = candidate.replace(/,+$/, '');
    urls.push(url);
    rest = rest.slice(candidate.length);
    if (url === candidate) rest = rest.replace(/^(?:\([^)]*\)?|[^,(])*/, '');
    rest = rest.replace(/^[\s,]+/, '');
  }
  return urls;
}

/** A `srcset` attribute with other addresses. @param map Gives an address without spaces and commas. */
export function mapSrcset(srcset: string, map: (url: string) => string): string {
  let mapped = '';
  let at = 0;
  for (const url of srcsetUrls(srcset)) {
    const found = srcset.indexOf(url, at);
    mapped += srcset.slice(at, found) + map(url);
    at = found + url.length;
  }
  return mapped + srcset.slice(at);
}
