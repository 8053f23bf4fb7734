import type {SiteData} from 'legacydocs';

/**
 * Where an address that no host redirected leads by the redirects of the configuration that stand for many.
 *
 * @returns A full address; `undefined` if it is no such old one.
 */
export function sentOn(
  {origin, pathname, search, hash}: Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>,
  patterns: SiteData['redirectPatterns'],
): string | undefined {
  const pattern = patterns.find(({from}) => pathname.startsWith(from));
  if (pattern === undefined) return undefined;
  // Two slashes at the beginning would lead to another host.
  const rest = pathname.slice(pattern.from.length).replace(/^\/+/, '');
  const target = new URL(
    pattern.href.replace(/:splat$/, () => rest),
    origin,
  );
  target.search ||= search;
  target.hash ||= hash;
  return target.href;
}
