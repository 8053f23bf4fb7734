/** Headers for a path on the host. */
export type HeadersFor = (pathname: string) => Readonly<Record<string, string>>;

/**
 * Reads a `_headers` file as its hosts do: a line with a path, `*` standing for anything, then its headers,
 * indented. Where several rules suit, the later one wins.
 *
 * @see https://docs.netlify.com/routing/headers/
 */
export function headersFrom(text: string): HeadersFor {
  const rules: {readonly path: RegExp; readonly headers: Record<string, string>}[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      Object.assign(rules.at(-1)?.headers ?? {}, {[name.toLowerCase()]: value});
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      rules.push({path: pathPattern(line.trim()), headers: {}});
    }
  }
  return (pathname) =>
    Object.assign({}, ...rules.filter(({path}) => path.test(pathname)).map(({headers}) => headers));
}

function pathPattern(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
