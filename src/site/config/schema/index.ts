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
  /** Its attributes. A `href` that begins with `/` gets the base path. */
  attributes: z.record(z.string(), z.string()),
});

const check = z.strictObject({
  /** URLs to skip: full URLs, or paths on the site's host; `*` matches any characters: `https://x.com/*`. Default: none. */
  ignore: z.array(nonBlank).default([]),
});

/** Schema of `site.config.ts`. Types, defaults and messages are derived from it. */
export const siteConfigSchema = z.strictObject({
  /** Name of the site, appended to the title of every page. Required. */
  title: nonBlank,
  /** Description of the site in one sentence, also for pages without a description. Default: empty. */
  tagline: z.string().default(''),
  /** Separator between the titles of the page and of the site. Default: `|`. */
  titleDelimiter: z.string().default('|'),
  /** Protocol and host, without a path: `https://example.org`. Used for canonical URLs and the sitemap. Required. */
  url: siteUrl,
  /** Base path of the site: `/`, `/my-project/`. Missing edge slashes are added. Required. */
  baseUrl: basePath,
  /** Icon of the site: a path in a static folder, or a URL. Default: none. */
  favicon: z.string().optional(),
  /**
   * `true`: URLs end with a slash; `false`: they do not, and pages are `<path>.html`. Default: links stay as written,
   * and pages are `<path>/index.html` (rows SLASH).
   */
  trailingSlash: z.boolean().optional(),
  /** Elements for the head of every page. Default: none. */
  headTags: z.array(headTag).default([]),
  /**
   * Scripts of every page, such as analytics: URLs, or attributes with `src`. A `src` that begins with `/` gets the
   * base path; the policy allows scripts from, and connections to, the origin of any other. Default: none.
   */
  scripts: scripts.default([]),
  /** Exclude the complete site from search engines. Default: `false` (row SEO-07). */
  noIndex: z.boolean().default(false),
  /** Show a notice on the home page if it is served under another `baseUrl`. Default: `true` (rows BASE). */
  baseUrlIssueBanner: z.boolean().default(true),
  /** Folders in `content/` whose files are copied unchanged. Default: `['static']`. */
  staticDirectories: z.array(innerFolder).default(['static']),
  /** Severity of links and images without a target. Default: `throw`. */
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
   * Markdown copies of pages, for readers and AI assistants: `pages` writes one beside each page (`guide/testing.md`)
   * and lists them in `llms.txt`; `full` also writes all pages of a version into one file, `llms-full.txt`, which every
   * edit of the version changes; `none` disables Markdown copies. Default: `pages`.
   */
  markdownPages: z.enum(['none', 'pages', 'full']).default('pages'),
  /** Maximum CPU time to compile a page, and to render it. Seconds. Default: 10. */
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
  /** Custom data for your templates. Plain data, because it is sent to browsers. Default: empty. */
  customFields: z.record(z.string(), jsonValue).default({}),
});

/** Configuration as written. */
export type UserSiteConfig = z.input<typeof siteConfigSchema>;
/** Configuration with defaults and normalized URLs. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
export type ThemeConfig = SiteConfig['themeConfig'];
export type DocsConfig = NonNullable<SiteConfig['docs']>;
