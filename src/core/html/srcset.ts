/**
 * Returns the URLs in a `srcset` attribute, parsed as in browsers: a URL extends to the next space. A candidate ends at
 * a comma directly after the URL, or at the first later comma outside parentheses.
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

/** Replaces the URLs of a `srcset` attribute. @param map Returns a URL without spaces and commas. */
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
