import {posix} from 'node:path';
import type {Menu} from '../extract/menus.ts';
import type {NavigationEntry} from '../extract/read-navigation.ts';
import type {OldTarget, OldUrls} from '../links/old-urls.ts';
import type {OldPages} from '../read-pages.ts';
import {type Branch, pagesOf} from './merge-branches.ts';

/** Navigations with the targets of their entries. */
export interface OldNavigations {
  /** Navigation of each page, keyed by path of the page. */
  readonly byPage: ReadonlyMap<string, readonly Branch[]>;
  /** Links in the article of the index page. */
  readonly contents: readonly Branch[];
  /** True if all navigations were guessed and can therefore be other lists of links. */
  readonly isGuess: boolean;
}

/** Returns the navigations of the old pages. */
export function navigationsOf(
  {pages, menus, contents, redirects}: OldPages,
  urls: OldUrls,
): OldNavigations {
  const known = new Map<string, OldTarget>();
  const resolve = (href: string, page: string, base: string | undefined): OldTarget => {
    // Equal URLs have the same target: absolute ones in all pages, relative ones in all pages of a folder.
    const isAbsolute = /^(?:\/|[a-z]+:)/i.test(href);
    const from = isAbsolute ? '' : href.startsWith('#') ? page : posix.dirname(page);
    const key = `${from} ${base} ${href}`;
    const target = known.get(key) ?? urls.resolve(href, page, base);
    known.set(key, target);
    return target;
  };
  /** Pages and the labels of links to them. */
  const named = new Set<string>();
  /** Labels of groups without a link, with the first page that contains the group; `''` if several pages contain it. */
  const groups = new Map<string, string>();
  const branchOf =
    (page: string, base: string | undefined) =>
    ({label, href, entries}: NavigationEntry): Branch[] => {
      const branches = entries.flatMap(branchOf(page, base));
      // If a script opens a menu, the menu's link has no target.
      const isMenu = href === undefined || href === '' || href === '#';
      const [only] = branches;
      // A group that contains a page and sections of the page is the entry of the page.
      if (isMenu && only?.page !== undefined && branches.length === 1 && entries.length > 1)
        return [{...only, label}];
      const target = isMenu ? undefined : resolve(href, page, base);
      const isFile = target?.kind === 'file';
      // An entry that leads to a section of a page belongs to the page's table of contents.
      if (isFile && target.hash !== '') return branches;
      const redirected = isFile ? redirects.get(target.path) : undefined;
      const final =
        redirected !== undefined && isFile ? urls.resolve(redirected, target.path) : target;
      const linked = final?.kind === 'file' && pages.has(final.path) ? final.path : undefined;
      if (linked !== undefined) named.add(`${linked} ${label}`);
      if (isMenu && branches.length > 0)
        groups.set(label, [page, undefined].includes(groups.get(label)) ? page : '');
      // Some generators do not link the entry of the current page.
      const isGroup = branches.length > 0 && groups.get(label) === '';
      const isCurrent = isMenu && !isGroup && named.has(`${page} ${label}`);
      const file = linked ?? (isCurrent ? page : undefined);
      const url = target?.kind === 'external' ? target.url : undefined;
      return [{key: file ?? url ?? label, label, page: file, url, branches}];
    };
  const all = [...pages, ...menus];
  // A menu that was found reliably in some pages is better than other lists of links.
  const isGuess = ![...pages].some(([, menu]) => !menu.isGuess && menu.navigation.length > 0);
  const branchesOf = (page: string, {navigation, base}: Menu): Branch[] =>
    navigation.flatMap(branchOf(page, base));
  // The first pass records the labels of links.
  for (const [page, menu] of all) branchesOf(page, menu);
  const framed = [...menus].flatMap(([page, menu]) => (menu.isGuess ? [] : branchesOf(page, menu)));
  const listed = new Set(framed.flatMap(pagesOf));
  const isComplete = listed.size * 2 > pages.size;
  const byPage = new Map(
    all.map(([page, menu]) => [
      page,
      menu.isGuess && (!isGuess || isComplete || listed.has(page)) ? [] : branchesOf(page, menu),
    ]),
  );
  const [index = '', links] = contents ?? [];
  return {
    byPage,
    contents: links?.navigation.flatMap(branchOf(index, links.base)) ?? [],
    isGuess,
  };
}
