import type {DeclaredRedirect, DeclaredRedirects} from './host.ts';

const splat = ':splat';

/**
 * Parses a `_redirects` file as hosts do: each line contains a source, a target and a status. The first matching rule
 * applies, but rules for single paths take precedence over those that end with `*`. Other placeholders and rewrites
 * (status `200`) are ignored.
 *
 * @param siteUrl The site's configured origin. Targets with this origin are on the simulated host.
 */
export function readRedirectsFile(text: string, siteUrl?: string): DeclaredRedirects {
  const single = new Map<string, DeclaredRedirect>();
  const patterns: (DeclaredRedirect & {readonly prefix: string})[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [from, written, status = '301'] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (from === undefined || written === undefined || !status.startsWith('3')) continue;
    const path = from.replaceAll('%3A', ':');
    const to =
      siteUrl !== undefined && written.startsWith(`${siteUrl}/`)
        ? written.slice(siteUrl.length)
        : written;
    const isForced = status.endsWith('!');
    if (path.endsWith('*')) patterns.push({prefix: path.slice(0, -1), to, isForced});
    else if (!single.has(path)) single.set(path, {to, isForced});
  }
  return (pathname) => {
    const one = single.get(pathname);
    if (one !== undefined) return one;
    const pattern = patterns.find(({prefix}) => pathname.startsWith(prefix));
    if (pattern === undefined) return undefined;
    // A target with two leading slashes would be on a different host.
    const rest = pathname.slice(pattern.prefix.length).replace(/^\/+/, '');
    return {to: pattern.to.replace(splat, () => rest), isForced: pattern.isForced};
  };
}

/** Returns the headers for a path on the host. */
export type HeadersFor = (pathname: string) => Readonly<Record<string, string>>;

/**
 * Parses a `_headers` file as hosts do. Each rule is a line with a path, in which `*` matches any characters, followed
 * by indented lines with headers. If several rules set the same header, the last one applies.
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
