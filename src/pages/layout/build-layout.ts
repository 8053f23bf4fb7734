import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {shownFrontMatter} from '../../core/front-matter/schema.ts';
import {wordingOf} from '../../core/messages/site-messages.ts';
import {offlineFile, routeToHref} from '../../core/urls/href.ts';
import type {PageMetadata} from '../../markdown/types.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import {
  type Route,
  type SourceFile,
  type StandalonePage,
  sourceOf,
  type Version,
  versionOf,
} from '../../site/types.ts';
import type {NavbarLinkData, RouteData, SidebarNode, StandalonePageData} from '../theme/types.ts';
import type {Layout, LayoutInput} from '../types.ts';
import {createConfiguredLinks} from './configured-links.ts';
import {alternates, createDocIndex, sidebarNameOf} from './doc-index.ts';
import {navbarItems} from './navbar.ts';
import {
  breadcrumbs,
  categoryPageData,
  type DocsPageContext,
  docPageData,
  textLanguage,
  tocItems,
} from './page-data.ts';
import {headOrigins, headTags, isUnlisted, pageTexts, searchPolicy} from './page-head.ts';
import {createSidebarIndex, type SidebarIndex} from './sidebar-branch.ts';
import {createPagination, versionSidebars} from './sidebars.ts';
import {siteData} from './site-data.ts';
import {successorProblems} from './successors.ts';

/** Metadata of pages that could not be compiled. With this placeholder, all other pages can still be checked. */
const noMetadata: PageMetadata = {
  contentTitle: undefined,
  excerpt: '',
  toc: [],
  anchors: [],
  hashLinks: [],
  externalLinks: [],
  slots: [],
  styles: [],
};

/** Builds the layout around the articles: navbar, sidebars, metadata, head. Pure. */
export function buildLayout(input: LayoutInput): Layout {
  const {site, content, routes, previews} = input;
  const {config} = site;
  const {baseUrl} = config;
  const docs = createDocIndex(input);
  const links = createConfiguredLinks({baseUrl, byPath: routes.byPath});
  for (const {href, key} of headOrigins(config)) links.remember(href, {file: site.configFile, key});
  const byVersion = <T>(make: (version: (typeof content.versions)[number]) => T): Map<string, T> =>
    new Map(content.versions.map((version) => [version.name, make(version)]));
  const sidebars = byVersion((version) => versionSidebars(version, {docs, links, baseUrl}));
  const paginations = byVersion((version) => createPagination(version, docs, baseUrl));
  const navbarContext = {
    configFile: site.configFile,
    baseUrl,
    docs,
    sidebars,
    links,
    hasHomePage: routes.byPath.has('/'),
    printed: routes.printed,
    redirectPatterns: routes.redirectPatterns,
    offlineLinks: config.offline ? [offlineLink(config)] : [],
  };
  const navbar = navbarItems(config.themeConfig.navbar.items, navbarContext);

  const hrefOf = (route: Route): string => routeToHref(route.path, baseUrl);

  const indexes = new Map<readonly SidebarNode[], SidebarIndex>();

  function sidebarOf(route: Route): SidebarIndex | undefined {
    const nodes = sidebars.get(versionOf(route) ?? '')?.get(sidebarNameOf(route) ?? '');
    if (nodes === undefined) return undefined;
    const index = indexes.get(nodes) ?? createSidebarIndex(nodes);
    indexes.set(nodes, index);
    return index;
  }

  function docsPageContext(route: Route): DocsPageContext | undefined {
    const version = docs.version(versionOf(route) ?? '');
    const pagination = paginations.get(version?.name ?? '');
    if (version === undefined || pagination === undefined) return undefined;
    return {
      config,
      docs,
      version,
      pagination,
      sidebar: sidebarOf(route),
      path: route.path,
      href: hrefOf(route),
    };
  }

  function pageData(route: Route): RouteData['page'] {
    const shown = route.content;
    const context = docsPageContext(route);
    if (shown.kind === 'doc' && context !== undefined) {
      const metadata = docs.metadata(shown.doc.sourcePath) ?? noMetadata;
      return docPageData(shown.doc, metadata, context);
    }
    if (shown.kind === 'category' && context !== undefined) {
      const node = context.sidebar?.trailTo(context.href)?.categories.at(-1);
      if (node !== undefined) return categoryPageData(node, shown.sidebar, context);
    }
    if (shown.kind === 'page') return standalonePageData(shown.page);
    return {kind: 'not-found'};
  }

  function standalonePageData({
    frontMatter,
    sourcePath,
    format,
  }: StandalonePage): StandalonePageData {
    const metadata = docs.metadata(sourcePath) ?? noMetadata;
    const titled = metadata.contentTitle === undefined && frontMatter.title !== undefined;
    return {
      kind: 'page',
      format,
      language: textLanguage(frontMatter, config),
      toc: tocItems(metadata, frontMatter, config.themeConfig.tableOfContents),
      showTitle: format !== 'tsx' && titled && frontMatter.hide_title !== true,
      frontMatter: shownFrontMatter(frontMatter),
    };
  }

  const alternatesOf = ({content}: Route) =>
    alternates(content.kind === 'doc' ? content.doc : undefined, docs);

  return {
    site: siteData(config, navbar.items, navbarContext),
    sidebars,
    routeData: (route) => ({
      path: route.path,
      ...pageTexts(route, docs, config),
      canonicalHref: searchPolicy(route, docs, config).canonicalHref,
      alternates: alternatesOf(route),
      page: pageData(route),
    }),
    texts: (route) => pageTexts(route, docs, config),
    languageOf: (route) => textLanguage(sourceOf(route)?.frontMatter, config),
    successors: (route) => {
      const last = docs.lastVersion?.name;
      const there = alternatesOf(route).find(
        ({version, samePage}) => version === last && !samePage,
      );
      return there?.pages ?? [];
    },
    breadcrumbs: (route) => breadcrumbs({config, sidebar: sidebarOf(route), href: hrefOf(route)}),
    sidebarOf: (route) => sidebarOf(route)?.openBranch(hrefOf(route)) ?? null,
    head: (route) => headTags(route, docs, config, previews?.get(route.path)?.href),
    isIndexed: (route) => {
      const {noIndex, canonicalHref} = searchPolicy(route, docs, config);
      return !noIndex && canonicalHref === undefined;
    },
    isListed: (route) => !isUnlisted(route),
    context: () => layoutContext(input),
    origins: links.origins,
    unchecked: links.unchecked,
    styles: links.styles,
    inlineCode: links.inlineCode,
    diagnostics: [
      ...navbar.diagnostics,
      ...links.diagnostics,
      ...differsProblems(
        content.versions,
        (config.docs?.versions ?? []).map(({name}) => name),
      ),
      ...successorProblems(content.versions, site),
    ],
  };
}

function offlineLink(config: SiteConfig): NavbarLinkData {
  const {offlineCopy} = wordingOf(config).messages;
  const href = routeToHref(`/${offlineFile}`, config.baseUrl);
  return {type: 'link', label: offlineCopy, href, external: false};
}

/**
 * Reports `differs` notes for unknown versions, because such notes are not shown (row VER-21).
 *
 * @param configured Names of all versions, built or not.
 */
function differsProblems(
  versions: readonly Version[],
  configured: readonly string[],
): Diagnostic[] {
  const known = new Set([...configured, ...versions.map(({label}) => label)]);
  return versions.flatMap(({docs}) =>
    docs.flatMap(({frontMatter, sourcePath, locations}) =>
      Object.keys(frontMatter.differs ?? {})
        .filter((name) => !known.has(name))
        .map(
          (name): Diagnostic => ({
            severity: 'warning',
            code: 'unknown-version',
            message: `\`differs\` refers to \`${name}\`, which is not a version of this site.`,
            file: sourcePath,
            ...locations?.get('differs'),
            consequence: 'The note is not shown.',
            hint: `The versions are ${configured.map((version) => `\`${version}\``).join(', ')}; put numbers in quotes.`,
          }),
        ),
    ),
  );
}

/**
 * Returns everything that a page's layout depends on, except the page's own source. The result is JSON data. Edits to
 * the text of other pages do not change the result, unless they change a title or an excerpt.
 *
 * @returns `undefined` if the configuration contains a function, because the function's result may depend on anything.
 */
export function layoutContext({
  site,
  content,
  compiled,
}: LayoutInput): readonly unknown[] | undefined {
  if (holdsFunction(site.config)) return undefined;
  // A page's properties that other pages can show.
  const shownOf = <T extends SourceFile>({hash, locations, ...page}: T) => {
    const {contentTitle, excerpt} = compiled.metadata.get(page.sourcePath) ?? {};
    return [page, contentTitle, excerpt];
  };
  return [
    site.config,
    site.configFile,
    content.versions.map(({docs, sidebars, draftIds, ...version}) => [
      version,
      [...sidebars],
      docs.map(shownOf),
    ]),
    content.pages.map(shownOf),
  ];
}

function holdsFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFunction);
}
