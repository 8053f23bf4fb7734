import {noCounterpart} from '../config-findings.ts';
import type {Report} from '../findings.ts';
import {type Fields, fieldsOf, isOff, listOf, omit, textOf, textsOf, wordSet} from '../values.ts';

/** Settings that have the same name and meaning in Docusaurus 2. */
const same = wordSet(
  'title tagline url baseUrl favicon organizationName projectName noIndex scripts stylesheets',
);

/** Settings that are converted. */
const converted = wordSet(`
  markdownPlugins
  ${[...same].join(' ')}
  algolia cleanUrl cname colors copyright customDocsPath deletedDocs disableHeaderTitle docsSideNavCollapsible docsUrl
  editUrl enableUpdateBy enableUpdateTime footerIcon gaGtag gaTrackingId headerIcon headerLinks manifest ogImage
  useEnglishUrl
`);

const highlighting = 'Code is highlighted when the site is built: see `themeConfig.code`.';
const blogList = 'The list of recent posts has no counterpart.';

/** Other settings of Docusaurus 1, with the reasons why they are not needed. */
const others: Readonly<Record<string, string | undefined>> = {
  blogSidebarCount: blogList,
  blogSidebarTitle: blogList,
  defaultVersionShown: undefined,
  disableTitleTagline: 'The title of the home page does not contain the tagline.',
  facebookAppId: undefined,
  facebookComments: undefined,
  facebookPixelId: undefined,
  fonts: 'The theme uses system fonts.',
  highlight: highlighting,
  markdownOptions: undefined,
  onPageNav: 'Every page has a table of contents.',
  scrollToTop: undefined,
  scrollToTopOptions: undefined,
  separateCss: 'Style sheets in `static` do not apply to pages.',
  slugPreprocessor: undefined,
  translationRecruitingLink: 'A site can have only one language.',
  twitter: undefined,
  twitterImage: 'All services show `themeConfig.image`.',
  twitterUsername: undefined,
  usePrism: highlighting,
  wrapPagesHTML: 'The setting only affects HTML pages in the folder `pages`.',
};

/** Reports the settings that are not converted. */
export function reportSettings(old: Fields, report: Report): void {
  for (const [key, hint] of Object.entries(others)) {
    if (!isOff(old[key])) report(noCounterpart(key, hint));
  }
  if (!isOff(old['markdownPlugins'])) {
    report.lost('markdown-plugin-lost', '`markdownPlugins` has no counterpart.', {
      consequence:
        'Pages show the syntax that these plugins read as text. Admonitions and Mermaid diagrams are built in.',
      hint: 'Replace the syntax in the pages, or list remark plugins in `markdown.remarkPlugins`.',
    });
  }
}

interface SiteParts {
  /** Entries of `languages.js`. */
  readonly languages: readonly Fields[];
  readonly hasVersions: boolean;
  /** True if a style sheet of the site changes the background of the navbar. */
  readonly hasOwnNavbar: boolean;
}

/** Returns the settings that a Docusaurus 2 site would have. Settings of the site's own become `customFields`. */
export function asDocusaurus2(
  old: Fields,
  {languages, hasVersions, hasOwnNavbar}: SiteParts,
): Fields {
  const custom = omit(old, [...converted, ...Object.keys(others)].join(' '));
  const locales = languages.filter(({enabled}) => enabled === true).map(({tag}) => tag);
  const header = textOf(old['headerIcon']);
  const icon = textOf(old['footerIcon']);
  const tracking = textOf(old['gaTrackingId']);
  const manifest = textOf(old['manifest']);
  return {
    ...Object.fromEntries(Object.entries(old).filter(([key]) => same.has(key))),
    markdown: {format: 'md'},
    ...(locales.length > 1 && {i18n: {defaultLocale: 'en', locales}}),
    customFields: custom,
    ...(manifest !== undefined && {
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: `/${manifest.replace(/^\//, '')}`}},
      ],
    }),
    themeConfig: {
      navbar: {
        ...(!hasOwnNavbar && {style: 'primary'}),
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
  return `\n:root {\n  --ifm-color-primary: ${primary};\n}\n`;
}
