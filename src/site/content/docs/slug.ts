import {decodePath} from '../../../core/urls/href.ts';
import {isIndexFile, type SourceName} from './source-name.ts';

/** Reason why a slug is invalid, as a sentence part. */
export interface SlugProblem {
  readonly problem: string;
}

/**
 * Returns the path of a doc below its version's root (rows SLUG-03 to SLUG-06).
 *
 * @param slug Slug from the front matter. Percent-encoding is decoded. A slug that begins with `/` is relative
 * to the version's root, any other slug to the file's folder.
 * @param localId Used if there is no slug and the file is not an index file.
 * @returns Decoded path that begins with `/`. It ends with `/` for index files, or if the slug does.
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

/**
 * Resolves a slug to a path below the version's root.
 *
 * @param folder Base of relative slugs; begins and ends with `/`.
 */
export function resolveSlug(slug: string, folder: string): string | SlugProblem {
  if (/[?#]/.test(slug)) {
    return {problem: "a page's path cannot contain a query (`?`) or a hash (`#`)"};
  }
  const decoded = decodePath(slug);
  // URLs must not contain control characters or lone surrogates.
  if (/[\p{Cc}\p{Cs}\\]/u.test(decoded)) {
    return {problem: 'it contains a character that is not allowed in URLs'};
  }
  const segments: string[] = [];
  for (const segment of (decoded.startsWith('/') ? decoded : folder + decoded).split('/')) {
    if (segment === '..' && segments.pop() === undefined) {
      return {problem: 'it leaves the root with `..`'};
    }
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  const ending = segments.length > 0 && /(?:^|\/)(?:\.{0,2})$/.test(decoded) ? '/' : '';
  return `/${segments.join('/')}${ending}`;
}
