import {
  decodePath,
  normalizeRoutePath,
  routeToHref,
  withoutBaseUrl,
  withoutTrailingSlash,
} from '../../core/urls/href.ts';
import type {PlannedPage} from './plan-pages.ts';

/** Paths of old pages with those of the new ones. */
export interface OldLocation {
  /** Base path of the site. */
  readonly baseUrl: string;
  /** Route path of the version's root. */
  readonly versionPath: string;
  /** Old URL of the folder. Default: the pages had the path that the version has. */
  readonly url?: string | undefined;
  /** True for a path of another page of the site. */
  readonly isTaken: (path: string) => boolean;
}

/** Old paths of pages: those that lead to the new ones, and those that cannot. */
export interface OldPaths {
  /** Returns the paths that must lead to a page, without the base, for its front matter. */
  readonly redirectsOf: (page: PlannedPage, aliases: readonly string[]) => readonly string[];
  /** Returns the old paths of a page on the host, percent-encoded, for the URL contract. */
  readonly contractOf: (page: PlannedPage, aliases: readonly string[]) => readonly string[];
  /** Old paths that other pages of the site have. */
  readonly taken: ReadonlySet<string>;
  /** False if the old URL is not below the site's URL, which cannot redirect it then. */
  readonly isInside: boolean;
}

/** Returns the old paths of pages, `.html` forms included. */
export function findOldPaths(
  pages: readonly Pick<PlannedPage, 'path'>[],
  {baseUrl, versionPath, url, isTaken}: OldLocation,
): OldPaths {
  const newRoot = versionPath === '/' ? '' : versionPath;
  const oldPath = url === undefined ? undefined : decodePath(new URL(url).pathname);
  const isInside = oldPath === undefined || oldPath.startsWith(baseUrl);
  const oldRoot =
    oldPath === undefined ? newRoot : withoutTrailingSlash(withoutBaseUrl(oldPath, baseUrl));
  const root = oldRoot === '/' ? '' : oldRoot;
  const own = new Set(pages.map(({path}) => withoutTrailingSlash(newRoot + path)));
  const taken = new Set<string>();

  const formsOf = (file: string): string[] => {
    const written = `${root}/${file}`;
    const clean = withoutTrailingSlash(
      normalizeRoutePath(written.replace(/\.(?:htm|xhtml)$/i, '.html')),
    );
    return /(?:^|\/)index\.html$/i.test(file) ? [clean] : [written, clean];
  };
  const answering = (page: PlannedPage, aliases: readonly string[]): string[] => {
    if (!isInside) return [];
    const target = withoutTrailingSlash(newRoot + page.path);
    const forms = [page.file, ...aliases].flatMap(formsOf);
    return [...new Set(forms)].filter((form) => {
      if (form === target) return true;
      if (own.has(form)) return false;
      const isOther = isTaken(form === '' ? '/' : form);
      if (isOther) taken.add(form === '' ? '/' : form);
      return !isOther;
    });
  };
  return {
    taken,
    isInside,
    redirectsOf: (page, aliases) => {
      const target = withoutTrailingSlash(newRoot + page.path);
      return answering(page, aliases)
        .filter((form) => form !== target)
        .map((form) => (form === '' ? '/' : form));
    },
    contractOf: (page, aliases) =>
      answering(page, aliases).map((form) => routeToHref(form === '' ? '/' : form, baseUrl)),
  };
}
