import {applyTrailingSlash, normalizeRoutePath} from '../../../core/urls/href.ts';
import type {Site} from '../../types.ts';
import type {VersionSettings} from './resolve-versions.ts';

/**
 * Returns the route path of a page in a version, as used in links (rows SLUG-03, R-09).
 *
 * @param slug Path that begins with `/`, relative to the version's root.
 */
export function pathInVersion(
  {path}: Pick<VersionSettings, 'path'>,
  slug: string,
  {config}: Pick<Site, 'config'>,
): string {
  const root = path === '/' ? '' : path;
  return applyTrailingSlash(normalizeRoutePath(root + slug), config.trailingSlash);
}
