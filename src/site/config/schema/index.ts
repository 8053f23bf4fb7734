import {z} from 'zod';
import {csp} from './csp.ts';
import {docs} from './docs.ts';
import {i18n} from './i18n.ts';
import {jsonValue} from './json-value.ts';
import {markdown} from './markdown.ts';
import {redirects} from './redirects.ts';
import {scripts} from './scripts.ts';
import {severitySetting} from './severities.ts';
import {basePath, siteUrl} from './site-url.ts';
import {innerFolder, nonBlank} from './text.ts';
import {themeConfig} from './theme-config.ts';

/** An element for the head of every page, for example a touch icon. */
const headTag = z.strictObject({
  /** Name of the element. */
  tagName: z.enum(['link', 'meta']),
  /** Attributes of the element. The base path is prepended to an `href` that begins with `/`. */
  attributes: z.record(z.string(), z.string()),
});

const check = z.strictObject({
  /** URLs to skip: full URLs, or paths on the site's host. `*` matches any characters, as in `https://x.com/*`. Default: none. */
  ignore: z.array(nonBlank).default([]),
});

/** Schema of `site.config.ts`. Types, defaults and messages are derived from it. */
export const siteConfigSchema = z.strictObject({
  /** Name of the site, appended to the title of every page. Required. */
  title: nonBlank,
  /** Description of the site in one sentence, also used for pages that have no description. Default: empty. */
  tagline: z.string().default(''),
  /** Separator between the page title and the site title. Default: `|`. */
  titleDelimiter: z.string().default('|'),
  /** Protocol and host, without a path: `https://example.org`. Used for canonical URLs and the sitemap. Required. */
  url: siteUrl,
  /** Base path of the site, such as `/` or `/my-project/`. Missing leading and trailing slashes are added. Required. */
  baseUrl: basePath,
  /** Icon of the site: a path in a static folder, or a URL. Default: none. */
  favicon: z.string().optional(),
  /**
   * Use URLs that end with a slash. If `false`, URLs have no trailing slash, and pages are written to `<path>.html`.
   * Default: links stay as written, and pages are `<path>/index.html` (rows SLASH).
   */
  trailingSlash: z.boolean().optional(),
  /** Elements for the head of every page. Default: none. */
  headTags: z.array(headTag).default([]),
  /**
   * Scripts for every page, such as analytics: URLs, or objects of attributes with a `src`. The base path is prepended
   * to a `src` that begins with `/`; otherwise, the policy allows scripts from its origin, and connections to it.
   * Default: none.
   */
  scripts: scripts.default([]),
  /** Exclude the entire site from search engines. Default: `false` (row SEO-07). */
  noIndex: z.boolean().default(false),
  /** Show a notice on the home page if the site is served under a different `baseUrl`. Default: `true` (rows BASE). */
  baseUrlIssueBanner: z.boolean().default(true),
  /** Folders in `content/` whose files are copied unchanged. Default: `['static']`. */
  staticDirectories: z.array(innerFolder).default(['static']),
  /** Severity of links and images whose target does not exist. Default: `throw`. */
  onBrokenLinks: severitySetting.default('throw'),
  /** Severity of links to a Markdown file (`./other.md`) that does not exist. Default: `warn`. */
  onBrokenMarkdownLinks: severitySetting.default('warn'),
  /** Severity of links to anchors (`#options`) that do not exist. Default: `warn`. */
  onBrokenAnchors: severitySetting.default('warn'),
  /** Severity of two pages with the same path. Default: `warn`. */
  onDuplicateRoutes: severitySetting.default('warn'),
  /** Redirects from old paths to new ones: `{from: '/docs/old', to: '/docs/new'}`. Default: none. */
  redirects: redirects.default([]),
  /** Markdown settings. */
  markdown: markdown.prefault({}),
  /**
   * Markdown copies of pages, for readers and AI assistants: `pages` writes one next to each page (`guide/testing.md`)
   * and lists them in `llms.txt`; `full` also writes all pages of a version to one file, `llms-full.txt`, which changes
   * with every edit; `none` disables Markdown copies. Default: `pages`.
   */
  markdownPages: z.enum(['none', 'pages', 'full']).default('pages'),
  /**
   * Also write `offline.zip`, a copy of the site that works without a server, with a link in the version menu. Every
   * build then converts and packs all files. `legacydocs serve` omits the file and the link. Default: `false`.
   */
  offline: z.boolean().default(false),
  /** Maximum CPU time, in seconds, to compile a page, and to render it. Default: 10. */
  pageTimeout: z.number().positive().max(3_600).default(10),
  /** Exceptions of `legacydocs check`. */
  check: check.prefault({}),
  /** The site's language. */
  i18n: i18n.prefault({}),
  /** The versioned documentation in `content/docs`. Default: the site has none. */
  docs: docs.optional(),
  /** Navbar, footer, colours, code and other settings of the theme. */
  themeConfig: themeConfig.prefault({}),
  /**
   * Delivery of the strict Content-Security-Policy: `headers` writes header files for common static hosts, `meta` adds
   * it to every page, `none` omits it. An object with a `mode` also allows other origins: `{img:
   * ['https://img.shields.io']}`. Default: `headers`.
   */
  csp: csp.prefault('headers'),
  /** Custom data for your templates. It must be plain data, because it is sent to browsers. Default: empty. */
  customFields: z.record(z.string(), jsonValue).default({}),
});

/** Configuration as written. */
export type UserSiteConfig = z.input<typeof siteConfigSchema>;
/** Configuration with defaults and normalized URLs. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
export type ThemeConfig = SiteConfig['themeConfig'];
export type DocsConfig = NonNullable<SiteConfig['docs']>;
