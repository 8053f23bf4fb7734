import {posix} from 'node:path';
import {foldedPath} from '../../core/files/path-register.ts';
import {decodePath, normalizeRoutePath, withoutTrailingSlash} from '../../core/urls/href.ts';
import {reservedPathProblem} from '../../site/routes/reserved-paths.ts';

/** Id and paths of a page in the new version. */
export interface PlannedPage {
  /** Path of the old page. */
  readonly file: string;
  readonly id: string;
  /**
   * Path of the page's source in the version's folder. The file does not exist, but relative links are resolved against
   * this path.
   */
  readonly source: string;
  /** Route path below the version's root. */
  readonly path: string;
}

/**
 * Matches the dot in a name such as `Lid.Handle`. Some hosts would treat the name as that of a file instead of a page.
 */
const extensionLike = /\.(?=[a-z][a-z\d]+$)/i;

/** Matches characters that names of files on Windows cannot contain. */
export const notPortable = /[<>:"|?*\\]/g;

/**
 * Plans a version's pages. Names that differ only in case, and names that the site reserves for generated files, are
 * changed.
 *
 * @param files Paths of old pages, sorted.
 * @param root Path of the version: `/` or `/docs/1.x`.
 */
export function planPages(files: readonly string[], root: string): PlannedPage[] {
  const taken = new Set<string>();
  // Index pages are first, so that they keep their folder's path.
  const ordered = [...files].sort((a, b) => Number(isIndex(b)) - Number(isIndex(a)));
  const planned = new Map(
    ordered.map((file) => {
      const written = file
        .replace(/\.(?:x?html?)$/i, '')
        .replace(extensionLike, '-')
        .replace(/\?.*$/, (query) => query.replace(/[=&;]/g, '-'))
        .replace(/%2f/gi, '-');
      // Names of files can be percent-encoded, for example in exports of TiddlyWiki.
      const bare = decodePath(written).replace(notPortable, '-');
      const route = (name: string): string =>
        withoutTrailingSlash(normalizeRoutePath(`/${name}.html`));
      const path = (root === '/' ? '' : root) + route(bare);
      const isReserved = reservedPathProblem(path, undefined) !== undefined;
      const free = isReserved ? bare.replace(/^[^/]+/, '$&-pages') : bare;
      let name = free;
      // The route of an index page does not contain the name of its file.
      const keysOf = (): string[] => [foldedPath(route(name)), foldedPath(`/${name}`)];
      for (let number = 2; keysOf().some((key) => taken.has(key)); number += 1)
        name = `${free}-${number}`;
      for (const key of keysOf()) taken.add(key);
      return [
        file,
        {file, id: name, source: `${name}.md`, path: normalizeRoutePath(`/${name}.html`)},
      ] as const;
    }),
  );
  return files.flatMap((file) => planned.get(file) ?? []);
}

function isIndex(file: string): boolean {
  return /^index\.x?html?$/.test(posix.basename(file));
}

/** Matches paths that links on a site treat as pages. */
const pageExtension = /(?:^|\/)[^./]+$|\.(?:mdx?|html?|xhtml)$/i;

/**
 * Returns the path of a copied file. A name without an extension, or with a page's extension, gets the additional
 * extension `.txt`.
 */
export function assetPath(path: string): string {
  return pageExtension.test(path) ? `${path}.txt` : path;
}
