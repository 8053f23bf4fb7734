import type {SiteData} from 'legacydocs';

/**
 * Applies the configured redirect patterns to a URL that the host did not redirect.
 *
 * @returns A full URL; `undefined` if no pattern matches.
 */
export function redirectTarget(
  {origin, pathname, search, hash}: Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>,
  patterns: SiteData['redirectPatterns'],
): string | undefined {
  const pattern = patterns.find(({from}) => pathname.startsWith(from));
  if (pattern === undefined) return undefined;
  // A path that begins with two slashes would refer to another host.
  const rest = pathname.slice(pattern.from.length).replace(/^\/+/, '');
  const target = new URL(
    pattern.href.replace(/:splat$/, () => rest),
    origin,
  );
  target.search ||= search;
  target.hash ||= hash;
  return target.href;
}
