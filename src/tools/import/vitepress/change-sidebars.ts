import {isExternal} from '../text.ts';
import {type Fields, fieldsOf, isFields, listOf, textOf} from '../values.ts';
import type {FindPage, PageLocation} from './locations.ts';

/** The sidebars of all versions. */
export interface VitepressSidebars {
  /** Sidebars, keyed by version; each value is keyed by name. */
  readonly byVersion: ReadonlyMap<string, Fields>;
  /** Returns the sidebar that VitePress shows beside a page. */
  readonly nameFor: (location: PageLocation) => string | undefined;
  /** True if the sidebar beside a page contains the page. Then it is also the page's default sidebar in legacydocs. */
  readonly isListed: (location: PageLocation) => boolean;
  /** Links to missing pages, as written. */
  readonly missing: readonly string[];
}

/**
 * Converts the sidebars.
 *
 * @param setting `themeConfig.sidebar`: a list for all pages, or a list for each path prefix.
 */
export function changeSidebars(
  setting: unknown,
  find: FindPage,
  versions: readonly string[],
): VitepressSidebars {
  const entries = Object.entries(Array.isArray(setting) ? {'/': setting} : fieldsOf(setting));
  const byVersion = new Map<string, Fields>();
  const listed = new Set<PageLocation>();
  const nameByItems = new Map<string, string>();
  const missing = new Set<string>();
  const names = new Map<string, string>();
  const sidebars = entries.map(([key, list]) => {
    const prefix = key.startsWith('/') ? key : `/${key}`;
    const version = versions.find((one) => prefix.startsWith(`/${one}/`)) ?? 'current';
    const inside = version === 'current' ? prefix : prefix.slice(version.length + 1);
    // Path prefixes with the same list share a sidebar.
    const content = JSON.stringify([version, list]);
    const own = inside.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'main';
    const name = nameByItems.get(content) ?? own;
    nameByItems.set(content, name);
    names.set(prefix, name);
    return {name, version, list};
  });
  const longestFirst = [...names.keys()].sort((a, b) => b.split('/').length - a.split('/').length);
  const nameFor: VitepressSidebars['nameFor'] = ({page}) =>
    names.get(longestFirst.find((prefix) => `/${page.path}`.startsWith(prefix)) ?? '');
  for (const {name, version, list} of sidebars) {
    const {items, base} = isFields(list) ? list : {items: list, base: undefined};
    const isOwn = (location: PageLocation): boolean => {
      if (nameFor(location) !== name) return false;
      listed.add(location);
      return true;
    };
    const changed = changeItems(items, textOf(base) ?? '', {find, version, missing, isOwn});
    byVersion.set(version, {...byVersion.get(version), [name]: changed});
  }
  return {
    byVersion,
    nameFor,
    isListed: (location) => listed.has(location),
    missing: [...missing],
  };
}

interface Context {
  readonly find: FindPage;
  readonly version: string;
  readonly missing: Set<string>;
  /** Returns true if the page shows this sidebar. */
  readonly isOwn: (location: PageLocation) => boolean;
}

function changeItems(items: unknown, base: string, context: Context): Fields[] {
  return listOf(items).flatMap((item) => changeItem(fieldsOf(item), base, context));
}

function changeItem(item: Fields, outerBase: string, context: Context): Fields[] {
  const base = textOf(item['base']) ?? outerBase;
  const label = plainText(textOf(item['text']) ?? '');
  const link = textOf(item['link']);
  const target = link === undefined ? undefined : linkTo(base + link, label, context);
  const own = target === undefined ? [] : [target];
  if (item['items'] === undefined) {
    if (link !== undefined || label === '') return own;
    const value = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return [{type: 'html', value, defaultStyle: true}];
  }
  const items = changeItems(item['items'], base, context);
  if (label === '') return items;
  const isDoc = target?.['type'] === 'doc';
  const inner = isDoc ? items : [...own, ...items];
  if (inner.length === 0) return own;
  const {collapsed} = item;
  return [
    {
      type: 'category',
      label,
      ...(isDoc && {link: {type: 'doc', id: target['id']}}),
      ...(typeof collapsed === 'boolean' ? {collapsed} : {collapsible: false}),
      items: inner,
    },
  ];
}

function linkTo(
  link: string,
  label: string,
  {find, version, missing, isOwn}: Context,
): Fields | undefined {
  if (isExternal(link)) return {type: 'link', label: label || link, href: link};
  const location = find(link);
  if (location === undefined) {
    missing.add(link);
    return undefined;
  }
  const [hash = ''] = /#.*$/.exec(link) ?? [];
  if (hash !== '' || location.version !== version) {
    return {type: 'link', label: label || location.id, href: location.route + hash};
  }
  return {type: isOwn(location) ? 'doc' : 'ref', id: location.id, ...(label !== '' && {label})};
}

/** Returns the text of a label, which can contain HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .trim();
}
