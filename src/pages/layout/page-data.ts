import {valid} from 'semver';
import {formatCount} from '../../core/diagnostics/diagnostic.ts';
import {type FrontMatter, shownFrontMatter} from '../../core/front-matter/schema.ts';
import {directionOf, isTag} from '../../core/messages/language-tags.ts';
import {splitPackageRange} from '../../core/package/package-range.ts';
import {routeToHref, routeToMarkdownPath} from '../../core/urls/href.ts';
import type {PageMetadata} from '../../markdown/types.ts';
import type {SiteConfig, ThemeConfig} from '../../site/config/schema/index.ts';
import type {Doc, LastUpdate, Version} from '../../site/types.ts';
import type {
  Breadcrumb,
  CategoryCard,
  CategoryPageData,
  DocPageData,
  DocsPageData,
  PageInfo,
  PageLink,
  SidebarNode,
  TextLanguage,
  TocItem,
} from '../theme/types.ts';
import type {DocIndex} from './doc-index.ts';
import {filledReport, newIssue, openInLinks} from './page-urls.ts';
import type {SidebarIndex} from './sidebar-branch.ts';
import type {Pagination} from './sidebars.ts';

/** Context of a docs page. */
export interface DocsPageContext {
  readonly config: SiteConfig;
  readonly docs: DocIndex;
  readonly version: Version;
  readonly pagination: Pagination;
  readonly sidebar: SidebarIndex | undefined;
  /** Route path of the page. */
  readonly path: string;
  /** URL of the page. */
  readonly href: string;
}

export function docPageData(
  doc: Doc,
  metadata: PageMetadata,
  context: DocsPageContext,
): DocPageData {
  const {docs, config} = context;
  const trail = context.sidebar?.trailTo(context.href);
  const own = trail?.entry === undefined ? trail?.categories.at(-1) : undefined;
  return {
    ...docsPageData(doc.sidebar, doc, context),
    kind: 'doc',
    ...(own !== undefined && {cards: cardsOf(own, context)}),
    id: doc.id,
    language: textLanguage(doc.frontMatter, config),
    showTitle: metadata.contentTitle === undefined && doc.frontMatter.hide_title !== true,
    toc: tocItems(metadata, doc.frontMatter, config.themeConfig.tableOfContents),
    editUrl: editUrl(doc, context),
    reportUrl: reportUrl(doc, context),
    info: pageInfo(doc, context),
    frontMatter: shownFrontMatter(doc.frontMatter),
    latest: latestPage(doc, docs),
  };
}

/** Returns the language of a page, if it differs from that of the site. */
export function textLanguage(
  {lang}: FrontMatter = {},
  {i18n}: SiteConfig,
): TextLanguage | undefined {
  // The front matter of frozen pages is not validated.
  if (lang === undefined || lang === i18n.locale.htmlLang || !isTag(lang)) return undefined;
  return {lang, dir: directionOf(lang)};
}

export function categoryPageData(
  node: Extract<SidebarNode, {type: 'category'}>,
  sidebar: string,
  context: DocsPageContext,
): CategoryPageData {
  return {
    ...docsPageData(sidebar, undefined, context),
    kind: 'category',
    cards: cardsOf(node, context),
    latest: latestPage(undefined, context.docs),
  };
}

function cardsOf(
  {items}: Extract<SidebarNode, {type: 'category'}>,
  context: DocsPageContext,
): CategoryCard[] {
  return (items ?? []).flatMap((item) => card(item, context) ?? []);
}

function docsPageData(
  sidebar: string | undefined,
  doc: Doc | undefined,
  context: DocsPageContext,
): Omit<DocsPageData, 'latest'> {
  const {version, docs, pagination, href} = context;
  return {
    version: version.name,
    sidebar: sidebar ?? null,
    breadcrumbs: breadcrumbs(context),
    badge: version.badge,
    openIn: openIn(context),
    banner: typeof version.banner === 'string' ? version.banner : 'own',
    ...pagination.around(sidebar, href, doc),
    rootClassNames: [
      'docs-wrapper',
      version.className,
      ...(doc === undefined ? [] : [`docs-doc-id-${doc.id}`]),
      ...(docs.versions.length > 1 ? ['docs-versioned'] : []),
    ],
  };
}

/** Returns the breadcrumbs: the page's categories in the sidebar, then the page itself as plain text (row DOC-03). */
export function breadcrumbs({
  config,
  sidebar,
  href,
}: Pick<DocsPageContext, 'config' | 'sidebar' | 'href'>): Breadcrumb[] | null {
  if (config.docs?.breadcrumbs !== true) return null;
  const trail = sidebar?.trailTo(href);
  if (trail === undefined) return null;
  const crumbs: Breadcrumb[] = trail.categories.map((category) =>
    category.href === undefined || category.href === href
      ? {label: category.label}
      : {label: category.label, href: category.href},
  );
  return trail.entry === undefined ? crumbs : [...crumbs, {label: trail.entry}];
}

/** Returns a link to the doc's counterpart in the last version, or to that version's main doc (row VER-08). */
function latestPage(doc: Doc | undefined, docs: DocIndex): PageLink | null {
  const last = docs.lastVersion;
  if (last === undefined) return null;
  const target =
    (doc === undefined ? undefined : docs.counterpart(doc, last).docs[0]) ??
    docs.doc(last.name, last.mainDocId);
  return target === undefined ? null : {label: last.label, href: docs.href(target)};
}

/** Returns the configured links beside “Copy page” (row FORM-07); `undefined` if there are none. */
function openIn({config, path, href}: DocsPageContext): readonly PageLink[] | undefined {
  const configured = config.docs?.openIn ?? [];
  if (configured.length === 0) return undefined;
  const url = (pathname: string) => new URL(pathname, config.url).href;
  const copy = routeToHref(`/${routeToMarkdownPath(path)}`, config.baseUrl);
  return openInLinks(configured, url(href), url(config.markdownPages === 'none' ? href : copy));
}

/** Returns the URL for editing the page (row DOC-05). */
function editUrl(doc: Doc, context: DocsPageContext): string | null {
  // Frozen pages are not built from their sources.
  return context.version.frozenFiles === undefined ? sourceUrl(doc, context) : null;
}

/** Returns the URL for reporting mistakes (row DOC-09). */
function reportUrl(doc: Doc, context: DocsPageContext): string | null {
  const {config, docs, href} = context;
  const configured = config.docs?.reportUrl;
  if (configured === false) return null;
  const page = {title: docs.title(doc), url: new URL(href, config.url).href};
  if (configured !== undefined) return filledReport(configured, page);
  const source = sourceUrl(doc, context);
  return source === null ? null : newIssue(source, page);
}

/** Returns the URL of a page's source file. */
function sourceUrl(doc: Doc, context: DocsPageContext): string | null {
  const custom = doc.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom === '' ? null : custom;
  const configured = context.config.docs?.editUrl;
  if (configured === undefined) return null;
  if (typeof configured === 'string') {
    return `${configured.replace(/\/?$/, '/')}${doc.sourcePath.split('/').map(encodeURIComponent).join('/')}`;
  }
  const docPath = doc.sourcePath.slice(context.version.folder.length + 1);
  return configured({version: context.version.name, docPath, permalink: context.href}) ?? null;
}

/** Returns the card for an item in a category (row SIDE-06). */
function card(node: SidebarNode, {docs, version}: DocsPageContext): CategoryCard | undefined {
  if (node.type === 'html' || node.type === 'gap') return undefined;
  if (node.type === 'link') {
    const doc = docs.docAt(version.name, node.href);
    return {
      label: node.label,
      href: node.href,
      external: node.external,
      kind: doc === undefined ? 'link' : 'doc',
      description: doc === undefined ? '' : docs.description(doc),
    };
  }
  if (node.firstHref === undefined) return undefined;
  const count = (node.items ?? []).length;
  return {
    label: node.label,
    href: node.firstHref,
    external: false,
    kind: 'category',
    description: formatCount(count, 'item'),
  };
}

/** Returns the entries of the table of contents that are within the page's heading levels (rows TOC-01, TOC-06). */
export function tocItems(
  metadata: PageMetadata,
  frontMatter: Doc['frontMatter'],
  {minHeadingLevel, maxHeadingLevel}: ThemeConfig['tableOfContents'],
): TocItem[] {
  if (frontMatter.hide_table_of_contents === true) return [];
  const min = frontMatter.toc_min_heading_level ?? minHeadingLevel;
  const max = frontMatter.toc_max_heading_level ?? maxHeadingLevel;
  return metadata.toc.filter(({level}) => level >= min && level <= max);
}

/** Returns the data for the template `PageInfo`, which is below a page's text. */
function pageInfo(
  {lastUpdate, frontMatter}: Doc,
  {config, version}: Pick<DocsPageContext, 'config' | 'version'>,
): PageInfo {
  return {
    lastUpdate: lastUpdateInfo(lastUpdate, config.i18n.locale),
    checkedAgainst: checkedRelease(frontMatter.checked_against, version),
  };
}

/** Returns the package and release that a page was checked against. */
function checkedRelease(
  own: string | undefined,
  {packageRange = '', checkedAgainst}: Version,
): string | undefined {
  const {name, range} = splitPackageRange(packageRange);
  const release = own ?? checkedAgainst ?? valid(range);
  return release === null ? undefined : `${name} ${release}`.trim();
}

function lastUpdateInfo(
  {time, author}: LastUpdate = {},
  {htmlLang, calendar}: SiteConfig['i18n']['locale'],
): PageInfo['lastUpdate'] {
  if (time === undefined && author === undefined) return null;
  const date = time === undefined ? undefined : new Date(time * 1_000);
  // The time zone is fixed, so that the date is the same on every machine.
  const format = new Intl.DateTimeFormat(htmlLang, {
    dateStyle: 'medium',
    timeZone: 'UTC',
    calendar,
  });
  return {
    date: date && {iso: date.toISOString().slice(0, 10), shown: format.format(date)},
    author,
  };
}
