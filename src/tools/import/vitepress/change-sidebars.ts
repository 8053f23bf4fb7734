import {type Fields, fieldsOf, isFields, listOf, textOf} from '../values.ts';
import type {FindPage, PagePlace} from './addresses.ts';

/** The sidebars of all versions. */
export interface ChangedSidebars {
  /** By version, then by name. */
  readonly byVersion: ReadonlyMap<string, Fields>;
  /** Name of the sidebar that VitePress shows beside a page; `undefined` for none. */
  readonly nameFor: (place: PagePlace) => string | undefined;
  /** Name of the first sidebar that lists a page; what this program would show beside it. */
  readonly listedIn: (place: PagePlace) => string | undefined;
  /** Links that lead to no page, as written. */
  readonly missing: readonly string[];
}

/** @param setting `themeConfig.sidebar`: a list for all pages, or one for each beginning of an address. */
export function changeSidebars(
  setting: unknown,
  find: FindPage,
  versions: readonly string[],
): ChangedSidebars {
  const entries: (readonly [string, unknown])[] = Array.isArray(setting)
    ? [['/', setting]]
    : Object.entries(fieldsOf(setting)).map(([key, list]) => [
        key.startsWith('/') ? key : `/${key}`,
        list,
      ]);
  const byVersion = new Map<string, Record<string, unknown>>();
  const listed = new Map<PagePlace, string>();
  const missing = new Set<string>();
  const names = new Map<string, string>();
  for (const [beginning, list] of entries) {
    const version = versions.find((one) => beginning.startsWith(`/${one}/`)) ?? 'current';
    const inside = version === 'current' ? beginning : beginning.slice(version.length + 1);
    const name = inside.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'main';
    names.set(beginning, name);
    const {items, base} = isFields(list) ? list : {items: list, base: undefined};
    const context = {
      find,
      version,
      missing,
      list: (place: PagePlace) => {
        if (!listed.has(place)) listed.set(place, name);
      },
    };
    const changed = listOf(items).flatMap((item) =>
      changeItem(fieldsOf(item), textOf(base) ?? '', context),
    );
    byVersion.set(version, {...byVersion.get(version), [name]: changed});
  }
  const longestFirst = [...names.keys()].sort((a, b) => b.split('/').length - a.split('/').length);
  return {
    byVersion,
    nameFor: ({page}) => {
      const key = longestFirst.find((beginning) => `/${page.path}`.startsWith(beginning));
      return key === undefined ? undefined : names.get(key);
    },
    listedIn: (place) => listed.get(place),
    missing: [...missing],
  };
}

interface Context {
  readonly find: FindPage;
  readonly version: string;
  readonly missing: Set<string>;
  readonly list: (place: PagePlace) => void;
}

function changeItem(item: Fields, outerBase: string, context: Context): Fields[] {
  const base = textOf(item['base']) ?? outerBase;
  const label = plainText(textOf(item['text']) ?? '');
  const link = textOf(item['link']);
  const target = link === undefined ? undefined : linkTo(base + link, label, context);
  if (item['items'] === undefined) {
    if (target !== undefined) return [target];
    return link === undefined && label !== ''
      ? [{type: 'html', value: escaped(label), defaultStyle: true}]
      : [];
  }
  const items = listOf(item['items']).flatMap((one) => changeItem(fieldsOf(one), base, context));
  if (label === '') return items;
  const isDoc = target?.['type'] === 'doc';
  const inner = target === undefined || isDoc ? items : [target, ...items];
  if (inner.length === 0) return target === undefined ? [] : [target];
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
  {find, version, missing, list}: Context,
): Fields | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link))
    return {type: 'link', label: label || link, href: link};
  const place = find(link);
  if (place === undefined) {
    missing.add(link);
    return undefined;
  }
  const [hash = ''] = /#.*$/.exec(link) ?? [];
  if (hash !== '' || place.version !== version) {
    return {type: 'link', label: label || place.id, href: place.route + hash};
  }
  list(place);
  return {type: 'doc', id: place.id, ...(label !== '' && {label})};
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Labels may hold HTML there. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .trim();
}
