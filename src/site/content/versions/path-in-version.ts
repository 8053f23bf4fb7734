import {applyTrailingSlash, normalizeRoutePath} from '../../../core/urls/route-path.ts';
import type {Site} from '../../config/types.ts';
import type {VersionSettings} from './resolve-versions.ts';

/**
 * The route path of something in a version, as links carry it (rows SLUG-03, R-09).
 *
 * @param slug Begins with `/`: counts from the version's root.
 */
export function pathInVersion(
  {path}: Pick<VersionSettings, 'path'>,
  slug: string,
  {config}: Pick<Site, 'config'>,
): string {
  const root = path === '/' ? '' : path;
  return applyTrailingSlash(normalizeRoutePath(root + slug), config.trailingSlash);
}
