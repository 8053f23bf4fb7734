import {canonicalOf} from './folder-files.ts';
import type {SiteAddress} from './types.ts';

/**
 * Where an output says that it lives: the canonical address of its home page.
 *
 * @param homePage HTML of `index.html`, if there is one.
 * @returns `undefined` if it does not say.
 */
export function siteAddressOf(homePage: string | undefined): SiteAddress | undefined {
  const canonical = homePage === undefined ? undefined : canonicalOf(homePage);
  if (canonical === undefined) return undefined;
  const {origin, pathname} = new URL(canonical);
  return {url: origin, baseUrl: pathname.replace(/\/?$/, '/')};
}
