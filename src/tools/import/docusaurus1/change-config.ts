import {type Fields, fieldsOf, listOf, textOf, textsOf, wordSet} from '../values.ts';

/** Settings that have the same name and meaning in Docusaurus 2. */
const same = wordSet(
  'title tagline url baseUrl favicon organizationName projectName noIndex scripts stylesheets',
);

/** Settings that are converted, or that the new site does not need. */
const handled = wordSet(`
  ${[...same].join(' ')}
  algolia blogSidebarCount blogSidebarTitle cleanUrl cname colors copyright customDocsPath deletedDocs disableHeaderTitle
  disableTitleTagline docsSideNavCollapsible docsUrl editUrl enableUpdateBy enableUpdateTime footerIcon gaGtag gaTrackingId
  headerIcon headerLinks highlight ogImage onPageNav separateCss slugPreprocessor twitterImage translationRecruitingLink
  useEnglishUrl usePrism manifest
`);

/** Settings without a counterpart. They keep their names, so that the conversion for Docusaurus 2 reports them. */
const dropped = wordSet(
  'defaultVersionShown fonts markdownOptions markdownPlugins wrapPagesHTML facebookAppId facebookComments facebookPixelId twitter twitterUsername',
);

interface SiteParts {
  /** Entries of `languages.js`. */
  readonly languages: readonly Fields[];
  readonly hasVersions: boolean;
}

/** Returns the settings that a Docusaurus 2 site would have. Other settings of the site become `customFields`. */
export function asDocusaurus2(old: Fields, {languages, hasVersions}: SiteParts): Fields {
  const pick = (names: ReadonlySet<string>): [string, unknown][] =>
    Object.entries(old).filter(([key]) => names.has(key));
  const custom = Object.entries(old).filter(([key]) => !handled.has(key) && !dropped.has(key));
  const locales = languages.filter(({enabled}) => enabled === true).map(({tag}) => tag);
  const header = textOf(old['headerIcon']);
  const icon = textOf(old['footerIcon']);
  const tracking = textOf(old['gaTrackingId']);
  return {
    ...Object.fromEntries([...pick(same), ...pick(dropped)]),
    markdown: {format: 'md'},
    ...(locales.length > 1 && {i18n: {defaultLocale: 'en', locales}}),
    customFields: Object.fromEntries(custom),
    themeConfig: {
      navbar: {
        ...(old['disableHeaderTitle'] !== true && {title: old['title']}),
        ...(header !== undefined && {logo: {src: header}}),
        items: [
          ...(hasVersions ? [{type: 'docsVersionDropdown', position: 'left'}] : []),
          ...listOf(old['headerLinks']).flatMap((link) => changeLink(fieldsOf(link))),
        ],
      },
      footer: {
        ...(icon !== undefined && {logo: {src: icon}}),
        ...(textOf(old['copyright']) && {copyright: old['copyright']}),
      },
      ...(textOf(old['ogImage']) && {image: old['ogImage']}),
      ...(old['algolia'] !== undefined && {algolia: old['algolia']}),
      ...(tracking !== undefined && {
        [old['gaGtag'] === true ? 'gtag' : 'googleAnalytics']: {trackingID: tracking},
      }),
    },
  };
}

function changeLink(link: Fields): Fields[] {
  const {doc, page, blog, href, label} = link;
  const position = 'right';
  if (textOf(doc) !== undefined) return [{type: 'doc', docId: doc, label, position}];
  if (textOf(page) !== undefined) return [{to: `/${String(page)}`, label, position}];
  if (blog === true) return [{to: '/blog', label: label ?? 'Blog', position}];
  if (link['languages'] === true) return [{type: 'localeDropdown', position}];
  return textOf(href) === undefined ? [] : [{href, label, position}];
}

/** Prints the style sheet with the site's colour. */
export function printColors(old: Fields): string {
  const primary = textsOf(fieldsOf(old['colors'])['primaryColor'])[0];
  if (primary === undefined || !/^[#\w(),.%\s-]+$/.test(primary)) return '';
  return `\n:root:not([data-theme='dark']) {\n  --color-accent: ${primary};\n}\n`;
}
