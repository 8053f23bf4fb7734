/**
 * Reads a `_redirects` file as its hosts do: from, to and status on each line; the first rule for a path wins.
 * Placeholders and splats are not understood.
 *
 * @returns From a path on the host to a path or an address.
 */
export function readRedirectsFile(text: string): ReadonlyMap<string, string> {
  const redirects = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [from, to] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (from === undefined || to === undefined || redirects.has(from)) continue;
    redirects.set(from.replaceAll('%3A', ':'), to);
  }
  return redirects;
}
