import {decodePath} from '../../../core/urls/href.ts';
import {isIndexFile, type SourceName} from './source-name.ts';

/** Why a slug cannot be used, as a part of a sentence. */
export interface SlugProblem {
  readonly problem: string;
}

/**
 * Where a doc lies below its version's root (rows SLUG-03 to SLUG-06).
 *
 * @param slug Front matter's, an address: percent-encoding in it is decoded. Beginning with `/` it counts
 * from the version's root, otherwise from the file's folder.
 * @param localId Used when there is no slug and the file is no index file.
 * @returns Begins with `/`, not encoded. Ends in `/` for index files, or as the slug does.
 */
export function docSlug(
  source: SourceName,
  localId: string,
  slug: string | undefined,
): string | SlugProblem {
  const folder = ['', ...source.cleanFolders, ''].join('/');
  if (slug === undefined || slug === '') return isIndexFile(source) ? folder : folder + localId;
  return resolveSlug(slug, folder);
}

/** @param folder Begins and ends with `/`: what a relative slug counts from. */
export function resolveSlug(slug: string, folder: string): string | SlugProblem {
  if (/[?#]/.test(slug)) {
    return {problem: 'it is the path of a page, and cannot hold a query (`?`) or a hash (`#`)'};
  }
  const decoded = decodePath(slug);
  // Control characters, and halves of a surrogate pair, cannot be part of an address.
  if (/[\p{Cc}\p{Cs}\\]/u.test(decoded)) {
    return {problem: 'it holds a character that no address can have'};
  }
  const segments: string[] = [];
  for (const segment of (decoded.startsWith('/') ? decoded : folder + decoded).split('/')) {
    if (segment === '..' && segments.pop() === undefined) {
      return {problem: 'it climbs out of the root with `..`'};
    }
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  const ending = segments.length > 0 && /(?:^|\/)(?:\.{0,2})$/.test(decoded) ? '/' : '';
  return `/${segments.join('/')}${ending}`;
}
