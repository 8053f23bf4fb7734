import {parseUrl} from '../../../core/urls/href.ts';
import type {Report} from '../findings.ts';
import {isExternal} from '../text.ts';
import {type Fields, fieldsOf, listOf, omit, textOf} from '../values.ts';
import type {DocusaurusSite} from './site.ts';

/** Converts the navbar. Items for instances of the docs plugin other than the main one become links. */
export function changeNavbar(navbar: Fields, site: DocusaurusSite, report: Report): Fields {
  const {links, items = links, ...rest} = navbar;
  return {
    ...rest,
    items: listOf(items).flatMap((item) => changeItem(fieldsOf(item), site, report)),
  };
}

/**
 * Fields that only affect how Docusaurus resolves or matches a URL. They are dropped without a finding; other unknown
 * fields are reported when the settings are checked.
 */
const needless = 'docsPluginId prependBaseUrlToHref autoAddBaseUrl exact isNavLink';

function changeItem(item: Fields, site: DocusaurusSite, report: Report): Fields[] {
  const type = textOf(item['type']);
  const instance = textOf(item['docsPluginId']) ?? 'default';
  const changeItems = (items: unknown): Fields[] =>
    listOf(items).flatMap((one) => changeItem(fieldsOf(one), site, report));
  if (type === 'localeDropdown') {
    report.done('setting-dropped', 'The navbar has a language menu.', {
      hint: 'The menu is omitted, because a site can have only one language.',
    });
    return [];
  }
  if (instance !== 'default') return otherDocs(item, instance, site, report);
  if (isNamelessIcon(item)) {
    const name = iconName(textOf(item['href']) ?? textOf(item['to']) ?? '');
    const message = `A navbar icon has no label: screen readers now say \`${name}\`.`;
    const hint = "Set the item's `aria-label` to a better label.";
    report.done('navbar-icon-named', message, {hint});
    return changeItem({...item, 'aria-label': name}, site, report);
  }
  const rest = omit(item, needless);
  if (type?.startsWith('custom-')) {
    const isLink = item['to'] !== undefined || item['href'] !== undefined;
    report.lost(
      'setting-dropped',
      `A component of the old site shows navbar items of the type \`${type}\`.`,
      {
        consequence: `The item \`${textOf(item['label']) ?? type}\` ${isLink ? 'becomes a link' : 'is omitted'}.`,
        hint: 'To keep such items, add a component to `templates/NavbarItem/custom-items.ts`.',
      },
    );
    return isLink ? [target(omit(rest, 'type'))] : [];
  }
  if (type === 'default') return [target(omit(rest, 'type'))];
  if (type === undefined || type === 'link' || type === 'dropdown') {
    const {items} = item;
    // Old sites also use the type `dropdown` for items without a menu.
    if (items === undefined) return [target(type === 'dropdown' ? omit(rest, 'type') : rest)];
    return [{...target(rest), items: changeItems(items).map((one) => omit(one, 'position'))}];
  }
  const extras = ['dropdownItemsBefore', 'dropdownItemsAfter'].flatMap((key) =>
    rest[key] === undefined ? [] : [[key, changeItems(rest[key])] as const],
  );
  return [{...rest, ...Object.fromEntries(extras)}];
}

/** True for a link without a label that has a class, because the class probably draws an icon. */
function isNamelessIcon(item: Fields): boolean {
  const isLink = item['href'] !== undefined || item['to'] !== undefined;
  const labels = ['label', 'html', 'aria-label', 'value'];
  return isLink && textOf(item['className']) !== undefined && !labels.some((key) => item[key]);
}

/** Returns the name of an icon link: the host of its URL, or its path. */
function iconName(url: string): string {
  return parseUrl(url)?.host.replace(/^www\./, '') ?? url;
}

/** Converts an item for docs that become stand-alone pages to a link. Version menus are omitted. */
function otherDocs(
  item: Fields,
  instance: string,
  {docs}: DocusaurusSite,
  report: Report,
): Fields[] {
  const found = docs.find(({id}) => id === instance);
  if (found === undefined) return [];
  const {label, position, className} = item;
  const isMenu = item['type'] === 'docsVersionDropdown' || item['type'] === 'docsVersion';
  report.decide(
    'other-docs',
    `The navbar links to the docs \`${instance}\`, which become stand-alone pages.`,
    {
      hint: isMenu
        ? 'The version dropdown of these docs is omitted.'
        : 'The item becomes a link: check that it leads to the right page.',
    },
  );
  if (isMenu) return [];
  const docId = textOf(item['docId']);
  const isIndex = docId === undefined || /(?:^|\/)(?:index|intro|readme)$/i.test(docId);
  return [
    {
      to: `/${found.routeBasePath}${isIndex ? '' : `/${docId}`}`,
      label: textOf(label) ?? instance,
      ...(position !== undefined && {position}),
      ...(className !== undefined && {className}),
    },
  ];
}

/** Returns an item whose `activeBasePath`, like its target, begins at the root of the site. */
function target(item: Fields): Fields {
  const base = textOf(item['activeBasePath']);
  return {
    ...withOneTarget(item),
    ...(base !== undefined && {activeBasePath: `/${base.replace(/^\//, '')}`}),
  };
}

/** Returns a link with one target: `to` for a path that begins at the root of the site, `href` for other URLs. */
export function withOneTarget(link: Fields): Fields {
  const to = textOf(link['to']);
  if (to === undefined) return link;
  const isFull = isExternal(to);
  const path = isFull || /^[/#]/.test(to) ? to : `/${to}`;
  return Object.fromEntries(
    Object.entries(omit(link, 'href')).map(([key, value]) =>
      key === 'to' ? [isFull ? 'href' : 'to', path] : [key, value],
    ),
  );
}
