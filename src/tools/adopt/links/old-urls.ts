import {posix} from 'node:path';
import {foldedPath} from '../../../core/files/path-register.ts';
import {decodePath, parseUrl} from '../../../core/urls/href.ts';

/** Origin of a site whose URL is unknown; `.invalid` is reserved (RFC 2606). */
const unknownOrigin = 'http://old.invalid';

/** Meaning of a URL in the old documentation. */
export type OldTarget =
  /** A file in the old documentation. */
  | {readonly kind: 'file'; readonly path: string; readonly hash: string}
  /** A page of another version that is adopted together with this one. `path` is its path on the new site. */
  | {readonly kind: 'version'; readonly path: string; readonly hash: string}
  /** Another site, or a scheme such as `mailto:`. */
  | {readonly kind: 'external'; readonly url: string}
  /** A path on the old host that is not in the folder. `url` is set if the page can exist: outside the folder's URL. */
  | {readonly kind: 'missing'; readonly path: string; readonly url: string | undefined}
  /** A script, or not a URL. */
  | {readonly kind: 'invalid'};

/** The other versions in an old folder that contains several. */
export interface OtherVersions {
  /** Path of this version's folder, with a trailing slash: `en/2.0/`. */
  readonly folder: string;
  /** Paths of the other versions' folders. */
  readonly folders: readonly string[];
  /** Paths of the other versions' pages if they are the same on the new site, otherwise an empty list. */
  readonly pages: readonly string[];
}

/** Location of an old folder on its host. */
export interface OldRoot {
  /** Old URL of the folder, if it is known. */
  readonly url?: string | undefined;
  /** Path of the folder on its host, if the URL is not known. */
  readonly rootPath?: string | undefined;
  readonly others?: OtherVersions | undefined;
}

/** Resolves URLs of old pages to files. */
export interface OldUrls {
  /** URL of the folder, with a trailing slash. */
  readonly root: string;
  readonly isHostKnown: boolean;
  /**
   * Resolves a URL.
   *
   * @param page Path of the page that contains the URL.
   * @param base URL of the page's `<base>`.
   */
  readonly resolve: (href: string, page: string, base?: string) => OldTarget;
}

/** Creates the resolver of a folder. */
export function oldUrls(paths: Iterable<string>, {url, rootPath, others}: OldRoot): OldUrls {
  const root = url ?? `${unknownOrigin}${rootPath ?? '/'}`;
  const {origin, pathname} = new URL(root);
  const rootNames = [decodePath(pathname), ...(rootPath === undefined ? [] : [rootPath])];
  const isHostKnown = origin !== unknownOrigin;
  const find = finder(paths);
  const findOther = finder(others?.pages ?? []);
  const outerNames = rootNames.flatMap((name) =>
    others !== undefined && name.endsWith(`/${others.folder}`)
      ? [name.slice(0, -others.folder.length)]
      : [],
  );
  return {
    root,
    isHostKnown,
    resolve(href, page, base) {
      const pageUrl = new URL(encodedPath(page), root);
      const from = base === undefined ? pageUrl : (parseUrl(base, pageUrl.href) ?? pageUrl);
      const target = parseUrl(href, from.href);
      if (
        target === undefined ||
        target.protocol === 'javascript:' ||
        target.protocol === 'file:'
      ) {
        return {kind: 'invalid'};
      }
      const isSameHost = target.host === new URL(origin).host && /^https?:$/.test(target.protocol);
      if (!isSameHost) return {kind: 'external', url: href};
      const path = decodePath(target.pathname);
      const query = decodePath(target.search);
      const below = (names: readonly string[], findIn: typeof find): string | undefined =>
        names
          .filter((name) => path.startsWith(name))
          .map((name) => {
            const rest = path.slice(name.length);
            // A mirror can have a file for each query.
            return (query && findIn(rest + query)) || findIn(rest);
          })
          .find((found) => found !== undefined);
      const hash = decodePath(target.hash.slice(1));
      const file = below(rootNames, find);
      if (file !== undefined) return {kind: 'file', path: file, hash};
      const other = below(outerNames, findOther);
      if (other !== undefined) return {kind: 'version', path: `/${other}`, hash};
      // Files below the folder's URL would be in the folder.
      const isElsewhere = isHostKnown && !path.startsWith(decodePath(pathname));
      return {
        kind: 'missing',
        path: path + target.search + target.hash,
        url: isElsewhere ? target.href : undefined,
      };
    },
  };
}

/** Returns a function that finds the file to which a path refers. */
function finder(paths: Iterable<string>): (path: string) => string | undefined {
  const known = new Set(paths);
  const folded = new Map([...known].map((path) => [foldedPath(path), path]));
  return (path) => {
    const forms = candidates(path);
    return (
      forms.find((form) => known.has(form)) ??
      forms.map((form) => folded.get(foldedPath(form))).find((form) => form !== undefined)
    );
  };
}

/** Returns the files that a path can refer to. */
function candidates(path: string): string[] {
  const bare = path.replace(/\/+$/, '');
  const index = ['index.html', 'index.htm'].map((name) => posix.join(bare, name));
  if (path === '' || path.endsWith('/'))
    return [...index, ...(bare === '' ? [] : [`${bare}.html`])];
  return [path, `${path}.html`, `${path}.htm`, ...index];
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/**
 * Returns the folder's path on its old host, derived from the root-relative URLs in its pages: `/project/` if
 * `/project/style.css` is the file `style.css`. Returns `undefined` if most of the URLs do not lead to files.
 *
 * @param hrefs URLs that begin with `/`.
 */
export function rootPathOf(
  hrefs: readonly string[],
  paths: ReadonlySet<string>,
): string | undefined {
  const votes = new Map<string, number>();
  for (const href of hrefs) {
    const path = decodePath(href.replace(/[?#].*$/, ''));
    const parts = path.split('/').slice(1);
    for (let at = 0; at < parts.length; at += 1) {
      const rest = parts.slice(at).join('/');
      // The root is skipped, because every folder can have an index page.
      if (rest === '' || !candidates(rest).some((form) => paths.has(form))) continue;
      const root = at === 0 ? '/' : `/${parts.slice(0, at).join('/')}/`;
      votes.set(root, (votes.get(root) ?? 0) + 1);
      break;
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] * 2 > hrefs.length ? best[0] : undefined;
}

/** Returns the folder's URL, derived from the canonical URLs of its pages if most of them agree. */
export function rootUrlOf(
  canonicals: Iterable<readonly [page: string, url: string]>,
): string | undefined {
  const votes = new Map<string, number>();
  let total = 0;
  for (const [page, written] of canonicals) {
    const url = parseUrl(written);
    if (url === undefined || !/^https?:$/.test(url.protocol)) continue;
    total += 1;
    // `/guide`, `/guide/` and `/guide/index.html` are the same page.
    const address = `${decodePath(url.pathname).replace(/\/$/, '')}/`;
    const ending = [
      page,
      page.replace(/\.html?$/, ''),
      page.replace(/(?:^|\/)index\.html?$/, ''),
    ].find((form) => form === '' || address.endsWith(`/${form}/`));
    if (ending === undefined) continue;
    const rest = ending === '' ? address : address.slice(0, -ending.length - 1);
    const root = `${url.origin}${rest}`;
    votes.set(root, (votes.get(root) ?? 0) + 1);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] * 2 > total ? best[0] : undefined;
}
