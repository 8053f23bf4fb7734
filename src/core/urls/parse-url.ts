/**
 * An address as the URL standard reads it, or `undefined` where it is none.
 *
 * `URL.canParse` is not used: once Node 20 has optimised a caller, it answers `false` for every address with a letter
 * such as `ü`, which then passes for no address at all.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
