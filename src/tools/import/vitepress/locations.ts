import {posix} from 'node:path';
import {decodePath} from '../../../core/urls/href.ts';
import {isExternal} from '../text.ts';
import type {OldPage, VitepressSite} from './read-site.ts';

/** The location of a page in the new site. */
export interface PageLocation {
  readonly page: OldPage;
  /** `current`, or the folder of a version. */
  readonly version: string;
  /** Id of the doc. */
  readonly id: string;
  /** Source path, relative to the new site. */
  readonly newPath: string;
  /** Path of the page, without the base path. */
  readonly route: string;
}

/**
 * Finds the page that a URL on the old site leads to. @param from Path of the linking page. Default: the site's root.
 */
export type FindPage = (url: string, from?: string) => PageLocation | undefined;

/** Returns the location of each page, keyed by source. */
export function locatePages({
  pages,
  versions,
}: Pick<VitepressSite, 'pages' | 'versions'>): ReadonlyMap<string, PageLocation> {
  return new Map(
    pages.map((page) => {
      const name = page.path.replace(/\.md$/, '');
      const version = versions.find((one) => name.startsWith(`${one}/`));
      const id = version === undefined ? name : name.slice(version.length + 1);
      const location = {
        page,
        version: version ?? 'current',
        id,
        newPath: `content/docs/${version ?? 'current'}/${id}.md`,
        route: `/${name.replace(/(^|\/)index$/, '$1')}`,
      };
      return [page.source, location];
    }),
  );
}

/**
 * Returns a function that finds pages. URLs can end with `.html`, `.md` or neither; the URL of an index page can end
 * with `/`.
 */
export function pageFinder(locations: ReadonlyMap<string, PageLocation>): FindPage {
  const byName = new Map(
    [...locations.values()].map((location) => [location.page.path.replace(/\.md$/, ''), location]),
  );
  const bySource = new Map(
    [...locations].map(([source, location]) => [source.replace(/\.md$/, ''), location]),
  );
  return (url, from = '') => {
    const [path = ''] = url.split(/[?#]/);
    if (isExternal(path)) return undefined;
    if (path === '') return byName.get(from.replace(/\.md$/, ''));
    const folder = path.startsWith('/') ? '' : posix.dirname(from);
    const name = posix
      .join('/', folder, decodePath(path))
      .slice(1)
      .replace(/\.(?:html|md)$/, '')
      .replace(/(^|\/)$/, '$1index');
    return byName.get(name) ?? bySource.get(name) ?? byName.get(`${name}/index`);
  };
}
