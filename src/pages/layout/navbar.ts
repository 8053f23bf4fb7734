import {type Diagnostic, didYouMean, parseKeyPath} from '../../core/diagnostics/diagnostic.ts';
import {withBaseUrl} from '../../core/urls/href.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {
  DocTarget,
  LinkData,
  LogoData,
  NavbarEntryData,
  NavbarItemData,
  PositionedNavbarItem,
} from '../theme/types.ts';
import type {NavbarContext} from './configured-links.ts';
import type {DocIndex} from './doc-index.ts';
import {docLabel, firstHref} from './sidebars.ts';

type Item = SiteConfig['themeConfig']['navbar']['items'][number];
type Dropdown = Extract<Item, {type: 'dropdown'}>;
type Entry = Dropdown['items'][number];
type LinkFields = Pick<
  Extract<Item, {type: 'link'}>,
  'label' | 'html' | 'to' | 'href' | 'target' | 'className' | 'aria-label'
>;

/**
 * Returns the navbar items with resolved links (rows NAV-04 to NAV-08). Items whose doc or sidebar is unknown are
 * omitted and reported (rows ERR-05, ERR-07, ERR-08).
 */
export function navbarItems(
  items: readonly Item[],
  context: NavbarContext,
): {items: PositionedNavbarItem[]; diagnostics: Diagnostic[]} {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): undefined => {
    diagnostics.push(diagnostic);
  };
  const positioned = items.flatMap((item, index) => {
    const key = `themeConfig.navbar.items[${index}]`;
    const data = itemData(item, key, context, report);
    return data === undefined ? [] : [{...data, position: item.position}];
  });
  return {items: separateItems(positioned), diagnostics};
}

/**
 * If doc items share a sidebar, limits each item to the folder of the item's doc, so that only one item is active (row
 * NAV-07).
 */
function separateItems(items: readonly PositionedNavbarItem[]): PositionedNavbarItem[] {
  const all = items.flatMap((item) => (item.type === 'doc' ? item.targets : []));
  const separate = (target: DocTarget): DocTarget => {
    const {version, sidebar, href} = target;
    const others = all.filter(
      (other) => other !== target && other.version === version && other.sidebar === sidebar,
    );
    if (others.length === 0) return target;
    const folder = href.slice(0, href.lastIndexOf('/') + 1);
    const isOwn = others.every((other) => !other.href.startsWith(folder));
    return {...target, activeBasePath: isOwn ? folder : href};
  };
  return items.map((item) =>
    item.type === 'doc' ? {...item, targets: item.targets.map(separate)} : item,
  );
}

/** Resolves a configured link. It has either `to` or `href`; only a footer item that consists of HTML has neither. */
export function linkData(
  fields: LinkFields,
  key: string,
  context: Pick<NavbarContext, 'links' | 'configFile'>,
): LinkData {
  const written = fields.to ?? fields.href;
  const origin = {
    file: context.configFile,
    key: `${key}.${fields.to === undefined ? 'href' : 'to'}`,
  };
  return {
    label: fields.label,
    html: resolveHtml(fields.html, `${key}.html`, context),
    ...(written === undefined
      ? {href: '', external: false}
      : context.links.resolve(written, origin)),
    target: fields.target,
    className: fields.className,
    ariaLabel: fields['aria-label'],
  };
}

/** Converts configured HTML and records the origins of its links. */
export function resolveHtml<T extends string | undefined>(
  html: T,
  key: string,
  {links, configFile}: Pick<NavbarContext, 'links' | 'configFile'>,
): T | string {
  return html === undefined ? html : links.resolveHtml(html, {file: configFile, key});
}

export function logoData(
  logo: NonNullable<SiteConfig['themeConfig']['navbar']['logo']>,
  key: string,
  context: Pick<NavbarContext, 'links' | 'configFile' | 'baseUrl'>,
): LogoData {
  const image = (path: string, field: 'src' | 'srcDark'): string =>
    context.links.resolve(path, {file: context.configFile, key: `${key}.${field}`}).href;
  const target =
    logo.href === undefined
      ? {external: false}
      : context.links.resolve(logo.href, {file: context.configFile, key: `${key}.href`});
  return {
    ...logo,
    src: image(logo.src, 'src'),
    srcDark: logo.srcDark === undefined ? undefined : image(logo.srcDark, 'srcDark'),
    ...target,
  };
}

type Report = (diagnostic: Diagnostic) => undefined;

function itemData(
  item: Item,
  key: string,
  context: NavbarContext,
  report: Report,
): NavbarItemData | undefined {
  const entries = (list: readonly Entry[], name: string): NavbarEntryData[] =>
    list.flatMap(
      (entry, index) => entryData(entry, `${key}.${name}[${index}]`, context, report) ?? [],
    );
  switch (item.type) {
    case 'dropdown': {
      const {items, activeBasePath, activeBaseRegex} = item;
      const leads = item.to !== undefined || item.href !== undefined;
      const {label, className, 'aria-label': ariaLabel} = item;
      const html = leads ? undefined : resolveHtml(item.html, `${key}.html`, context);
      return {
        ...(leads ? linkData(item, key, context) : {label, html, className, ariaLabel}),
        type: 'dropdown',
        items: entries(items, 'items'),
        activeBasePath: basePath(activeBasePath, context),
        activeBaseRegex,
      };
    }
    case 'docsVersionDropdown':
      return {
        type: item.type,
        before: entries(item.dropdownItemsBefore, 'dropdownItemsBefore'),
        after: [
          ...entries(item.dropdownItemsAfter, 'dropdownItemsAfter'),
          ...(context.offlineLinks ?? []),
        ],
        activeClassDisabled: item.dropdownActiveClassDisabled,
        className: item.className,
      };
    case 'localeDropdown':
      return {
        type: item.type,
        before: entries(item.dropdownItemsBefore, 'dropdownItemsBefore'),
        after: entries(item.dropdownItemsAfter, 'dropdownItemsAfter'),
        className: item.className,
      };
    case 'search':
      return {type: item.type, className: item.className};
    case 'link':
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
    case 'html':
      return entryData(item, key, context, report);
    default: {
      const {type, position: _position, ...props} = item;
      return {type, props};
    }
  }
}

function entryData(
  entry: Entry,
  key: string,
  context: NavbarContext,
  report: Report,
): NavbarEntryData | undefined {
  switch (entry.type) {
    case 'link':
      return {
        type: 'link',
        ...linkData(entry, key, context),
        activeBasePath: basePath(entry.activeBasePath, context),
        activeBaseRegex: entry.activeBaseRegex,
      };
    case 'doc': {
      const targets = docTargets(entry.docId, context.docs);
      if (targets.length === 0) {
        // Items for drafts and unlisted pages are omitted without a report (row FM-07).
        const isHidden = context.docs.versions.some(
          ({name, draftIds}) =>
            draftIds.has(entry.docId) || context.docs.doc(name, entry.docId) !== undefined,
        );
        return isHidden ? undefined : report(unknownDocId(entry.docId, key, context));
      }
      return {type: 'doc', label: entry.label, targets, className: entry.className};
    }
    case 'docSidebar': {
      const {sidebarId} = entry;
      if (![...context.sidebars.values()].some((sidebars) => sidebars.has(sidebarId))) {
        return report(unknownSidebarId(sidebarId, key, context));
      }
      const targets = sidebarTargets(sidebarId, context);
      if (targets.length === 0) return report(emptySidebar(sidebarId, key, context));
      return {type: 'docSidebar', label: entry.label, targets, className: entry.className};
    }
    case 'docsVersion':
      return {
        type: 'docsVersion',
        label: entry.label,
        href:
          entry.to === undefined
            ? undefined
            : context.links.resolve(entry.to, {file: context.configFile, key: `${key}.to`}).href,
        className: entry.className,
      };
    case 'html':
      return {
        type: 'html',
        value: resolveHtml(entry.value, `${key}.value`, context),
        className: entry.className,
      };
  }
}

function docTargets(docId: string, docs: DocIndex): DocTarget[] {
  return docs.versions.flatMap((version) => {
    const doc = docs.listed(version.name, docId);
    if (doc === undefined) return [];
    return [
      {
        version: version.name,
        href: docs.href(doc),
        sidebar: doc.sidebar ?? null,
        label: docLabel(doc, undefined, docs),
      },
    ];
  });
}

function sidebarTargets(sidebarId: string, {docs, sidebars}: NavbarContext): DocTarget[] {
  return docs.versions.flatMap(({name}) => {
    const href = firstHref(sidebars.get(name)?.get(sidebarId) ?? []);
    return href === undefined ? [] : [{version: name, href, sidebar: sidebarId, label: sidebarId}];
  });
}

function basePath(path: string | undefined, {baseUrl}: NavbarContext): string | undefined {
  return path === undefined
    ? undefined
    : withBaseUrl(path.startsWith('/') ? path : `/${path}`, baseUrl);
}

/**
 * Returns the error for a navbar item.
 *
 * @param field Name of the invalid setting.
 */
function problem(
  code: string,
  key: string,
  field: 'docId' | 'sidebarId',
  message: string,
  hint: string,
  {configFile}: NavbarContext,
): Diagnostic {
  return {
    severity: 'error',
    code,
    message: `\`${key}.${field}\` is ${message}.`,
    file: configFile,
    key: parseKeyPath(`${key}.${field}`),
    target: key,
    consequence: 'Every page would have a broken link.',
    hint,
  };
}

/** Reports a doc that no version contains (row ERR-08). */
function unknownDocId(docId: string, key: string, context: NavbarContext): Diagnostic {
  const {docs} = context;
  const ids = [...new Set(docs.versions.flatMap(({docs: all}) => all.map(({id}) => id)))].sort();
  const message = `\`${docId}\`, which is not a doc of any version (${versionNames(docs)})`;
  const hint = suggestion(docId, ids, 'ids');
  return problem('navbar-unknown-doc', key, 'docId', message, hint, context);
}

/** Reports a sidebar that no version contains (row ERR-07). */
function unknownSidebarId(sidebarId: string, key: string, context: NavbarContext): Diagnostic {
  const all = [...context.sidebars.values()].flatMap((version) => [...version.keys()]);
  const message = `\`${sidebarId}\`, which is not a sidebar of any version (${versionNames(context.docs)})`;
  const hint = suggestion(sidebarId, [...new Set(all)].sort(), 'sidebars');
  return problem('navbar-unknown-sidebar', key, 'sidebarId', message, hint, context);
}

/** Reports a sidebar without pages (row ERR-05). */
function emptySidebar(sidebarId: string, key: string, context: NavbarContext): Diagnostic {
  const message = `the sidebar \`${sidebarId}\`, which does not contain a page`;
  const hint = 'Add a doc to the sidebar, or remove the navbar item.';
  return problem('navbar-empty-sidebar', key, 'sidebarId', message, hint, context);
}

function versionNames(docs: DocIndex): string {
  return docs.versions.map(({name}) => name).join(', ') || 'the site has none';
}

function suggestion(wanted: string, known: readonly string[], what: string): string {
  const all = `Known ${what}: ${known.map((id) => `\`${id}\``).join(', ') || 'none'}.`;
  return [didYouMean(wanted, known), all].filter(Boolean).join(' ');
}
