import {posix} from 'node:path';
import {decodePath} from '../../../core/urls/href.ts';
import type {OldPage, OldVitepress} from './types.ts';

/** Where a page lies in the new site. */
export interface PagePlace {
  readonly page: OldPage;
  /** `current`, or the folder that is a version. */
  readonly version: string;
  /** By which sidebars name it. */
  readonly id: string;
  /** Relative to the new site. */
  readonly newPath: string;
  /** Address of the page, without the base. */
  readonly route: string;
}

/** Finds the page that an address of the old site leads to. @param from Path of the page that it stands on; by default the site's root. */
export type FindPage = (address: string, from?: string) => PagePlace | undefined;

/** Where each page lies, by its source. */
export function placesOf({pages, versions}: OldVitepress): ReadonlyMap<string, PagePlace> {
  return new Map(
    pages.map((page) => {
      const name = page.path.replace(/\.md$/, '');
      const version = versions.find((one) => name.startsWith(`${one}/`));
      const inside = version === undefined ? name : name.slice(version.length + 1);
      return [
        page.source,
        {
          page,
          version: version ?? 'current',
          id: inside,
          newPath: `content/docs/${version ?? 'current'}/${inside}.md`,
          route: `/${name.replace(/(^|\/)index$/, '$1')}`,
        },
      ];
    }),
  );
}

/** Every form of an address counts: with `.html`, `.md` or neither, `/` for an index. */
export function pageFinder(places: ReadonlyMap<string, PagePlace>): FindPage {
  const byName = new Map(
    [...places.values()].map((place) => [place.page.path.replace(/\.md$/, ''), place]),
  );
  const bySource = new Map(
    [...places].map(([source, place]) => [source.replace(/\.md$/, ''), place]),
  );
  return (address, from = '') => {
    const [path = ''] = address.split(/[?#]/);
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return undefined;
    if (path === '') return byName.get(from.replace(/\.md$/, ''));
    const absolute = posix.join(
      '/',
      path.startsWith('/') ? '' : posix.dirname(from),
      decodePath(path),
    );
    const name = absolute
      .slice(1)
      .replace(/\.(?:html|md)$/, '')
      .replace(/(^|\/)$/, '$1index');
    return byName.get(name) ?? bySource.get(name) ?? byName.get(`${name}/index`);
  };
}
