import {posix} from 'node:path';
import {
  decodePath,
  normalizeRoutePath,
  routeToHref,
  withoutBaseUrl,
  withoutTrailingSlash,
} from '../../core/urls/href.ts';
import {reservedPathProblem} from '../../site/routes/reserved-paths.ts';
import {notPortable, type PlannedPage} from './plan-pages.ts';

/** Location of the old pages and of the new version. */
export interface OldLocation {
  /** Base path of the site. */
  readonly baseUrl: string;
  /** Route path of the version's root. */
  readonly versionPath: string;
  /** Old URL of the folder. Default: the old pages had the same path as the new version. */
  readonly url?: string | undefined;
  /** Other old folders with the same files, relative to the folder: `../latest/`. */
  readonly aliasFolders?: readonly string[] | undefined;
  /** Returns true if another page or file of the site has this path. */
  readonly isTaken: (path: string) => boolean;
}

/** Old paths of pages and files: those that can lead to the new ones, and those that cannot. */
export interface OldPaths {
  /** Returns the paths that must redirect to a page, without the base path, for `redirect_from` in its front matter. */
  readonly redirectsOf: (page: PlannedPage, aliases: readonly string[]) => readonly string[];
  /** Returns the output paths with which a file keeps its old URLs. */
  readonly copiesOf: (file: string) => readonly string[];
  /** Percent-encoded old paths on the host that continue to work, for the URL contract. */
  readonly contract: ReadonlySet<string>;
  /** Old paths that are the paths of other pages or files of the site. */
  readonly taken: ReadonlySet<string>;
  /** False if the old URL is not below the site's base path. Then the site cannot redirect the old paths. */
  readonly isInside: boolean;
}

/** Finds the old paths of pages, including those that end with `.html`, and of files. */
export function findOldPaths(
  pages: readonly Pick<PlannedPage, 'path'>[],
  {baseUrl, versionPath, url, aliasFolders = [], isTaken}: OldLocation,
): OldPaths {
  const newRoot = versionPath === '/' ? '' : versionPath;
  const oldPath = url === undefined ? undefined : decodePath(new URL(url).pathname);
  const isInside = oldPath === undefined || oldPath.startsWith(baseUrl);
  const oldRoot =
    oldPath === undefined ? newRoot : withoutTrailingSlash(withoutBaseUrl(oldPath, baseUrl));
  const root = oldRoot === '/' ? '' : oldRoot;
  const own = new Set(pages.map(({path}) => withoutTrailingSlash(newRoot + path)));
  const taken = new Set<string>();
  const contract = new Set<string>();

  const oldPathsOf = (file: string): string[] =>
    ['', ...aliasFolders].map((folder) => posix.join('/', root, folder, file));
  const formsOf = (file: string, written: string): string[] => {
    const clean = withoutTrailingSlash(
      normalizeRoutePath(written.replace(/\.(?:htm|xhtml)$/i, '.html')),
    );
    return /(?:^|\/)index\.html$/i.test(file) ? [clean] : [written, clean];
  };
  /** Returns true and adds the path to the contract, unless another page or file has the path. */
  const isFree = (form: string, target?: string): boolean => {
    const path = form === '' ? '/' : form;
    const href = routeToHref(path, baseUrl);
    if (form !== target) {
      if (own.has(form)) return false;
      const isReserved = target !== undefined && reservedPathProblem(form, undefined) !== undefined;
      // The redirect from `/lid.html` would be the file of the page `/lid`.
      const clean = withoutTrailingSlash(normalizeRoutePath(form));
      if (
        (clean !== target && own.has(clean)) ||
        contract.has(href) ||
        isTaken(path) ||
        isReserved
      ) {
        taken.add(path);
        return false;
      }
    }
    contract.add(href);
    return true;
  };
  return {
    contract,
    taken,
    isInside,
    redirectsOf: (page, aliases) => {
      if (!isInside) return [];
      const target = withoutTrailingSlash(newRoot + page.path);
      // Redirects depend on paths, not on queries. Names with such characters cannot be files on Windows.
      const names = [page.file, ...aliases].filter((name) => name.search(notPortable) === -1);
      const forms = new Set(
        names.flatMap((file) => oldPathsOf(file).flatMap((written) => formsOf(file, written))),
      );
      return (
        [...forms]
          .filter((form) => isFree(form, target) && form !== target)
          // Paths in front matter are decoded.
          .map((form) => (form === '' ? '/' : form.replaceAll('%', '%25')))
      );
    },
    copiesOf: (file) =>
      isInside ? oldPathsOf(file).flatMap((path) => (isFree(path) ? [path.slice(1)] : [])) : [],
  };
}
