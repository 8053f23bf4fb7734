import {wordingOf} from '../../core/messages/site-messages.ts';
import {splitPackageRange} from '../../core/package/package-range.ts';
import {configuredHref, routeToHref, routeToMarkdownPath} from '../../core/urls/href.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {Route} from '../../site/types.ts';
import type {HeadTag} from '../theme/types.ts';
import type {PageTexts} from '../types.ts';
import {type DocIndex, versionOf} from './doc-index.ts';

export function pageTexts(route: Route, docs: DocIndex, config: SiteConfig): PageTexts {
  const {title, description} = ownTexts(route, docs, config);
  const documentTitle =
    title === '' ? config.title : `${title} ${config.titleDelimiter} ${config.title}`;
  return {title, documentTitle, description};
}

function ownTexts(
  {content}: Route,
  docs: DocIndex,
  config: SiteConfig,
): Pick<PageTexts, 'title' | 'description'> {
  switch (content.kind) {
    case 'doc':
      return {title: docs.title(content.doc), description: docs.description(content.doc)};
    case 'category':
      return {title: content.index.title, description: content.index.description ?? ''};
    case 'page': {
      const {frontMatter, sourcePath} = content.page;
      const metadata = docs.metadata(sourcePath);
      return {
        title: frontMatter.title ?? metadata?.contentTitle ?? '',
        description: frontMatter.description ?? metadata?.excerpt ?? config.tagline,
      };
    }
    case 'not-found':
      return {title: wordingOf(config).messages.notFoundTitle, description: ''};
  }
}

/** A page's instructions for search engines. */
interface SearchPolicy {
  /** True if search engines must not index the page. */
  readonly noIndex: boolean;
  /** Canonical URL, if it is the URL of a different page. */
  readonly canonicalHref: string | undefined;
}

/** Returns a page's policy, based on the site's `noIndex` and the version's `searchEngines` (rows SEO-07, VER-10). */
export function searchPolicy(route: Route, docs: DocIndex, config: SiteConfig): SearchPolicy {
  const policy = docs.version(versionOf(route) ?? '')?.searchEngines;
  return {
    noIndex:
      config.noIndex ||
      policy === 'noindex' ||
      route.content.kind === 'not-found' ||
      isUnlisted(route),
    canonicalHref: policy === 'canonical' ? newestTwin(route, docs) : undefined,
  };
}

/** Returns true if the front matter sets `unlisted`. */
export function isUnlisted({content}: Route): boolean {
  if (content.kind === 'doc') return content.doc.frontMatter.unlisted === true;
  return content.kind === 'page' && content.page.frontMatter.unlisted === true;
}

/**
 * Returns the URL of the doc in the newest version that contains it; `undefined` if that is the doc itself, or if
 * several pages replace the doc.
 */
function newestTwin({content}: Route, docs: DocIndex): string | undefined {
  if (content.kind !== 'doc') return undefined;
  const {doc} = content;
  const newest = [docs.lastVersion, ...docs.versions]
    .map((version) => (version === undefined ? [] : docs.counterpart(doc, version).docs))
    .find((found) => found.length > 0);
  const [only] = newest?.length === 1 ? newest : [];
  return only === undefined || only === doc ? undefined : docs.href(only);
}

/** Metadata of a page for search engines and social networks. */
export interface PageHead {
  /** Contents of `<title>`. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Image: a path under the base path, or a full URL. */
  readonly image: string | undefined;
  /** URL of this page. */
  readonly href: string;
  /** Route path of the page, if it has a Markdown copy. */
  readonly markdownOf: string | undefined;
  /** Canonical URL, if it is the URL of a different page. */
  readonly canonicalHref: string | undefined;
  readonly noIndex: boolean;
  /** Name of the docs version; `undefined` outside the docs. */
  readonly version: string | undefined;
  /** Title, and package and releases of its version; `undefined` if it is not a doc. */
  readonly doc: {readonly title: string; readonly packageRange: string | undefined} | undefined;
}

/** Returns a page's head tags (rows SEO-02 to SEO-08), except charset, viewport and title. */
export function headTags(page: PageHead, config: SiteConfig, generator: string): HeadTag[] {
  const {htmlLang} = config.i18n.locale;
  const absolute = (href: string): string => new URL(href, config.url).href;
  const imageUrl = page.image === undefined ? undefined : absolute(page.image);
  const tag = page.version === undefined ? 'default' : `docs-default-${page.version}`;
  const metas = new Map<string, HeadTag>();
  const put = (attributes: Record<string, string>): void => {
    metas.set(attributes['name'] ?? attributes['property'] ?? JSON.stringify(attributes), {
      tag: 'meta',
      attributes,
    });
  };

  put({name: 'generator', content: generator});
  put({property: 'og:title', content: page.title});
  put({property: 'og:url', content: absolute(page.canonicalHref ?? page.href)});
  put({name: 'twitter:card', content: 'summary_large_image'});
  put({name: 'docs:language', content: htmlLang});
  put({name: 'docs:version', content: page.version ?? 'default'});
  put({name: 'docsearch:language', content: htmlLang});
  put({name: 'docsearch:version', content: page.version ?? 'default'});
  put({name: 'docsearch:docusaurus_tag', content: tag});
  for (const entry of config.themeConfig.metadata) put(entry);
  if (page.description !== '') {
    put({name: 'description', content: page.description});
    put({property: 'og:description', content: page.description});
  }
  if (page.keywords.length > 0) put({name: 'keywords', content: page.keywords.join(',')});
  if (imageUrl !== undefined) {
    put({property: 'og:image', content: imageUrl});
    put({name: 'twitter:image', content: imageUrl});
  }
  if (page.noIndex) put({name: 'robots', content: 'noindex, nofollow'});

  return [
    ...metas.values(),
    ...linkTags(page, config, absolute),
    ...(page.doc === undefined || page.noIndex
      ? []
      : [
          structuredData(
            {
              ...page.doc,
              description: page.description,
              url: absolute(page.canonicalHref ?? page.href),
              image: imageUrl,
            },
            config,
          ),
        ]),
    ...config.headTags.map(ownTag),
    ...config.scripts.map(scriptTag),
  ];

  function scriptTag({src, ...attributes}: SiteConfig['scripts'][number]): HeadTag {
    return {tag: 'script', attributes: {...attributes, src: configuredHref(src, config.baseUrl)}};
  }

  function ownTag({tagName, attributes}: SiteConfig['headTags'][number]): HeadTag {
    const {href} = attributes;
    const resolved = href?.startsWith('/') ? {href: configuredHref(href, config.baseUrl)} : {};
    return {tag: tagName, attributes: {...attributes, ...resolved}};
  }
}

function linkTags(
  page: PageHead,
  config: SiteConfig,
  absolute: (href: string) => string,
): HeadTag[] {
  const link = (attributes: Record<string, string>): HeadTag => ({tag: 'link', attributes});
  const markdownHref = (path: string): string =>
    routeToHref(`/${routeToMarkdownPath(path)}`, config.baseUrl);
  const self = absolute(page.href);
  const tags = [
    link({rel: 'canonical', href: absolute(page.canonicalHref ?? page.href)}),
    link({rel: 'alternate', href: self, hreflang: config.i18n.locale.htmlLang}),
    link({rel: 'alternate', href: self, hreflang: 'x-default'}),
    ...(page.markdownOf === undefined
      ? []
      : [link({rel: 'alternate', type: 'text/markdown', href: markdownHref(page.markdownOf)})]),
  ];
  if (config.favicon === undefined) return tags;
  return [link({rel: 'icon', href: configuredHref(config.favicon, config.baseUrl)}), ...tags];
}

/** Returns the configured URLs that are in the head of every page, with their configuration keys. */
export function headOrigins(config: SiteConfig): {href: string; key: string}[] {
  const written = [
    {href: config.favicon, key: 'favicon'},
    ...config.headTags.map(({attributes}, index) => ({
      href: attributes['href'],
      key: `headTags[${index}].attributes.href`,
    })),
    ...config.scripts.map(({src}, index) => ({href: src, key: `scripts[${index}].src`})),
  ];
  return written.flatMap(({href, key}) =>
    href === undefined ? [] : [{href: configuredHref(href, config.baseUrl), key}],
  );
}

/** A doc, described for search engines. URLs are absolute. */
interface DescribedDoc {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string | undefined;
  /** The package and releases that its version documents: `thing@3.0.0 - 3.3.x`. */
  readonly packageRange: string | undefined;
}

/** Returns the structured data of a doc: an article about some releases of a package (row SEO-11). */
function structuredData(doc: DescribedDoc, config: SiteConfig): HeadTag {
  const {title, description, url, image, packageRange} = doc;
  const {name, range: softwareVersion} = splitPackageRange(packageRange ?? '');
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    ...(description === '' ? {} : {description}),
    url,
    image,
    inLanguage: config.i18n.locale.htmlLang,
    about: name === '' ? undefined : {'@type': 'SoftwareApplication', name, softwareVersion},
  };
  return {
    tag: 'script',
    attributes: {type: 'application/ld+json'},
    // In HTML, `</script>` in a string would end the element.
    text: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
}
