import {parseUrl} from '../../../core/urls/href.ts';
import type {Report} from '../report.ts';
import {type Fields, fieldsOf, listOf, textOf} from '../values.ts';
import {withOneTarget} from './one-target.ts';
import type {OldSite} from './types.ts';

/** The navbar as it is written here. Items of other docs than the main ones become links to them. */
export function changeNavbar(navbar: Fields, site: OldSite, report: Report): Fields {
  const items = listOf(navbar['items'] ?? navbar['links']).flatMap((item) =>
    changeItem(fieldsOf(item), site, report),
  );
  const {links: _links, hideOnScroll, ...rest} = navbar;
  const logo = fieldsOf(navbar['logo']);
  const {style: _style, ...plainLogo} = logo;
  return {
    ...rest,
    ...(Object.keys(logo).length > 0 && {logo: plainLogo}),
    ...(hideOnScroll !== undefined && {hideOnScroll}),
    items,
  };
}

/** Fields that say how an address is to be built, which is always done right here. */
const needless = [
  'docsPluginId',
  'prependBaseUrlToHref',
  'autoAddBaseUrl',
  'exact',
  'rel',
  'isNavLink',
  'activeClassName',
  'mobile',
];

function changeItem(item: Fields, site: OldSite, report: Report): Fields[] {
  const type = textOf(item['type']);
  const instance = textOf(item['docsPluginId']) ?? 'default';
  const rest = Object.fromEntries(Object.entries(item).filter(([key]) => !needless.includes(key)));
  if (type === 'localeDropdown') {
    report({
      severity: 'info',
      code: 'setting-dropped',
      message: 'The navbar has a menu of languages.',
      hint: 'There is one language, so the menu is left out.',
    });
    return [];
  }
  if (instance !== 'default') return otherDocs(item, instance, site, report);
  if (isNamelessIcon(item)) {
    const name = iconName(textOf(item['href']) ?? textOf(item['to']) ?? '');
    report({
      severity: 'info',
      code: 'navbar-icon-named',
      message: `An icon of the navbar has no words: screen readers say \`${name}\` now.`,
      hint: 'Write better words into its `aria-label`.',
    });
    return changeItem({...item, 'aria-label': name}, site, report);
  }
  if (type === 'default') return [target(without(rest, 'type'))];
  if (type === undefined || type === 'link' || type === 'dropdown') {
    const {items} = item;
    // Old sites called every menu so, whether it held anything or not.
    if (items === undefined) return [target(type === 'dropdown' ? without(rest, 'type') : rest)];
    const inner = listOf(items).flatMap((one) => changeItem(fieldsOf(one), site, report));
    return [{...target(rest), items: inner.map((one) => without(one, 'position'))}];
  }
  const extras = ['dropdownItemsBefore', 'dropdownItemsAfter'].flatMap((key) =>
    rest[key] === undefined
      ? []
      : [
          [
            key,
            listOf(rest[key]).flatMap((one) => changeItem(fieldsOf(one), site, report)),
          ] as const,
        ],
  );
  return [{...rest, ...Object.fromEntries(extras)}];
}

/** A link that shows what its class draws, and nothing that could be read out. */
function isNamelessIcon(item: Fields): boolean {
  const isLink = item['href'] !== undefined || item['to'] !== undefined;
  const words = ['label', 'html', 'aria-label', 'value'];
  return isLink && textOf(item['className']) !== undefined && !words.some((key) => item[key]);
}

/** Where it leads: `github.com`, or a path of the site. */
function iconName(address: string): string {
  return parseUrl(address)?.host.replace(/^www\./, '') ?? address;
}

/** Links of docs that became stand-alone pages. */
function otherDocs(item: Fields, instance: string, {docs}: OldSite, report: Report): Fields[] {
  const found = docs.find(({id}) => id === instance);
  if (found === undefined) return [];
  const {label, position, className} = item;
  const isMenu = item['type'] === 'docsVersionDropdown' || item['type'] === 'docsVersion';
  const docId = textOf(item['docId']);
  const isIndex = docId === undefined || /(?:^|\/)(?:index|intro|readme)$/i.test(docId);
  report({
    severity: 'warning',
    code: 'other-docs',
    message: `The navbar leads to the docs \`${instance}\`, which are stand-alone pages here.`,
    hint: isMenu
      ? 'Their menu of versions is left out.'
      : 'Its item is a plain link now: see that it leads to the page that you mean.',
  });
  if (isMenu) return [];
  const to = `/${found.routeBasePath}${isIndex ? '' : `/${docId}`}`;
  return [
    {
      to,
      label: textOf(label) ?? instance,
      ...(position !== undefined && {position}),
      ...(className !== undefined && {className}),
    },
  ];
}

/** With one target; and what it counts as open for begins at the site's root, too. */
function target(item: Fields): Fields {
  const base = textOf(item['activeBasePath']);
  return {
    ...withOneTarget(item),
    ...(base !== undefined && {activeBasePath: `/${base.replace(/^\//, '')}`}),
  };
}

function without(item: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(item).filter(([name]) => name !== key));
}
