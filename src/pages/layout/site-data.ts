import {markdownLabels} from '../../core/messages/markdown-labels.ts';
import {wordingOf} from '../../core/messages/site-messages.ts';
import {routeToHref} from '../../core/urls/href.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {RouteTable} from '../../site/types.ts';
import type {
  FooterData,
  PositionedNavbarItem,
  ServerSiteData,
  VersionSummary,
} from '../theme/types.ts';
import type {NavbarContext} from './configured-links.ts';
import {linkData, logoData, resolveHtml} from './navbar.ts';

type Footer = NonNullable<SiteConfig['themeConfig']['footer']>;

interface SiteContext extends NavbarContext, Pick<RouteTable, 'printed' | 'redirectPatterns'> {
  readonly hasHomePage: boolean;
}

/** Returns the data that is the same on every page. */
export function siteData(
  config: SiteConfig,
  navbar: readonly PositionedNavbarItem[],
  context: SiteContext,
): ServerSiteData {
  const {themeConfig} = config;
  const {announcementBar, footer} = themeConfig;
  const {logo} = themeConfig.navbar;
  const {label, htmlLang, direction} = config.i18n.locale;
  return {
    title: config.title,
    tagline: config.tagline,
    titleDelimiter: config.titleDelimiter,
    url: config.url,
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash ?? null,
    baseUrlIssueBanner: config.baseUrlIssueBanner,
    hasMarkdownPages: config.markdownPages !== 'none',
    markdownLabels: markdownLabels(wordingOf(config)),
    locale: {label, htmlLang, direction},
    navbar: {
      title: themeConfig.navbar.title,
      logo: logo === undefined ? undefined : logoData(logo, 'themeConfig.navbar.logo', context),
      hideOnScroll: themeConfig.navbar.hideOnScroll,
      style: themeConfig.navbar.style,
      items: navbar,
    },
    footer: footer === undefined ? null : footerData(footer, context),
    announcementBar:
      announcementBar === undefined
        ? null
        : {
            id: announcementBar.id,
            content: resolveHtml(
              announcementBar.content,
              'themeConfig.announcementBar.content',
              context,
            ),
            isCloseable: announcementBar.isCloseable,
          },
    colorMode: themeConfig.colorMode,
    docs: {
      versionPersistence: themeConfig.docs.versionPersistence,
      sidebarHideable: themeConfig.docs.sidebar.hideable,
      autoCollapseCategories: themeConfig.docs.sidebar.autoCollapseCategories,
      versions: versionSummaries(config, context),
    },
    hasHomePage: context.hasHomePage,
    redirectPatterns: context.redirectPatterns.map(({from, href}) => ({
      from: routeToHref(from, config.baseUrl),
      href,
    })),
    customFields: config.customFields,
  };
}

function footerData(footer: Footer, context: NavbarContext): FooterData {
  const key = 'themeConfig.footer';
  const columns: FooterData['columns'][number][] = [];
  const links: FooterData['links'][number][] = [];
  footer.links.forEach((entry, index) => {
    const path = `${key}.links[${index}]`;
    if ('items' in entry) {
      const items = entry.items.map((item, at) => linkData(item, `${path}.items[${at}]`, context));
      columns.push({title: entry.title, className: entry.className, items});
    } else {
      links.push(linkData(entry, path, context));
    }
  });
  return {
    style: footer.style,
    logo: footer.logo === undefined ? undefined : logoData(footer.logo, `${key}.logo`, context),
    copyright: resolveHtml(footer.copyright, `${key}.copyright`, context),
    columns,
    links,
  };
}

function versionSummaries({docs: settings}: SiteConfig, context: SiteContext): VersionSummary[] {
  const {docs, printed, baseUrl} = context;
  return docs.versions.flatMap(({name, label, isLast, path, mainDocId, banner, packageRange}) => {
    const main = docs.doc(name, mainDocId);
    if (main === undefined) return [];
    const print = printed.find(({version}) => version === name);
    const printHref = print && routeToHref(print.path, baseUrl);
    const summary = {name, label, isLast, path, href: docs.href(main), packageRange, printHref};
    if (typeof banner === 'string') return [summary];
    const index = settings?.versions.findIndex((version) => version.name === name);
    const key = `docs.versions[${index}].banner.link`;
    const link = banner.link && linkData(banner.link, key, context);
    return [{...summary, ownBanner: {text: banner.text, link}}];
  });
}
