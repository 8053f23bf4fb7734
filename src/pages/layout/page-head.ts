import {wordingOf} from '../../core/messages/site-messages.ts';
import {packageVersion} from '../../core/package/own-files.ts';
import {splitPackageRange} from '../../core/package/package-range.ts';
import {configuredHref, routeToHref, routeToMarkdownPath} from '../../core/urls/href.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import {type Route, sourceOf, versionOf} from '../../site/types.ts';
import type {HeadTag} from '../theme/types.ts';
import type {PageTexts} from '../types.ts';
import type {DocIndex} from './doc-index.ts';
import {textLanguage} from './page-data.ts';

export function pageTexts(route: Route, docs: DocIndex, config: SiteConfig): PageTexts {
  const {title, description} = ownTexts(route, docs, config);
  const isOfSite = title === '' || title === config.title;
  const documentTitle = isOfSite
    ? config.title
    : `${title} ${config.titleDelimiter} ${config.title}`;
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
export function isUnlisted(route: Route): boolean {
  return sourceOf(route)?.frontMatter.unlisted === true;
}

/**
 * Returns the URL of the doc's counterpart in the last version or, if that version has none, in the newest version that
 * has one. Returns `undefined` if the counterpart is the doc itself, or if several pages replace the doc.
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

/**
 * Returns a page's head tags (rows SEO-02 to SEO-08), except charset, viewport and title.
 *
 * @param image Preview image: a path under the base path, or a full URL.
 */
export function headTags(
  route: Route,
  docs: DocIndex,
  config: SiteConfig,
  image: string | undefined,
): HeadTag[] {
  const {baseUrl, favicon} = config;
  const {frontMatter} = sourceOf(route) ?? {};
  const {lang} = textLanguage(frontMatter, config) ?? {lang: config.i18n.locale.htmlLang};
  const {title, documentTitle, description} = pageTexts(route, docs, config);
  const {noIndex, canonicalHref} = searchPolicy(route, docs, config);
  const absolute = (href: string): string => new URL(href, config.url).href;
  const self = absolute(routeToHref(route.path, baseUrl));
  const url = canonicalHref === undefined ? self : absolute(canonicalHref);
  const imageUrl = image === undefined ? undefined : absolute(image);
  const version = versionOf(route);
  const keywords = keywordsOf(route);
  const metas = new Map<string, HeadTag>();
  const put = (attributes: Record<string, string>): void => {
    metas.set(attributes['name'] ?? attributes['property'] ?? JSON.stringify(attributes), {
      tag: 'meta',
      attributes,
    });
  };
  const links: HeadTag[] = [];
  const link = (attributes: Record<string, string>): void => {
    links.push({tag: 'link', attributes});
  };

  put({name: 'generator', content: `legacydocs v${packageVersion()}`});
  put({property: 'og:title', content: documentTitle});
  put({property: 'og:url', content: url});
  put({name: 'twitter:card', content: 'summary_large_image'});
  put({name: 'docs:language', content: lang});
  put({name: 'docs:version', content: version ?? 'default'});
  put({name: 'docsearch:language', content: lang});
  put({name: 'docsearch:version', content: version ?? 'default'});
  const tag = version === undefined ? 'default' : `docs-default-${version}`;
  put({name: 'docsearch:docusaurus_tag', content: tag});
  for (const entry of config.themeConfig.metadata) put(entry);
  if (description !== '') {
    put({name: 'description', content: description});
    put({property: 'og:description', content: description});
  }
  if (keywords.length > 0) put({name: 'keywords', content: keywords.join(',')});
  if (imageUrl !== undefined) {
    put({property: 'og:image', content: imageUrl});
    put({name: 'twitter:image', content: imageUrl});
  }
  if (noIndex) put({name: 'robots', content: 'noindex, nofollow'});

  if (favicon !== undefined) link({rel: 'icon', href: configuredHref(favicon, baseUrl)});
  link({rel: 'canonical', href: url});
  link({rel: 'alternate', href: self, hreflang: lang});
  link({rel: 'alternate', href: self, hreflang: 'x-default'});
  if (config.markdownPages !== 'none' && route.content.kind !== 'not-found') {
    const href = routeToHref(`/${routeToMarkdownPath(route.path)}`, baseUrl);
    link({rel: 'alternate', type: 'text/markdown', href});
  }

  const article = {headline: title, description: description || undefined, url, image: imageUrl};
  const {packageRange} = docs.version(version ?? '') ?? {};
  const described =
    route.content.kind === 'doc' && !noIndex ? [structuredData(article, lang, packageRange)] : [];
  const own = config.headTags.map(({tagName, attributes}): HeadTag => {
    const {href} = attributes;
    const resolved = href?.startsWith('/') ? {href: configuredHref(href, baseUrl)} : {};
    return {tag: tagName, attributes: {...attributes, ...resolved}};
  });
  const scripts = config.scripts.map(
    ({src, ...attributes}): HeadTag => ({
      tag: 'script',
      attributes: {...attributes, src: configuredHref(src, baseUrl)},
    }),
  );
  return [...metas.values(), ...links, ...described, ...own, ...scripts];
}

function keywordsOf(route: Route): readonly string[] {
  const {content} = route;
  if (content.kind === 'category') return content.index.keywords;
  return sourceOf(route)?.frontMatter.keywords ?? [];
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

/** Returns the structured data of a doc: an article about some releases of a package (row SEO-11). */
function structuredData(
  doc: Readonly<Record<'headline' | 'description' | 'url' | 'image', string | undefined>>,
  inLanguage: string,
  packageRange = '',
): HeadTag {
  const {name, range: softwareVersion} = splitPackageRange(packageRange);
  const about = name === '' ? undefined : {'@type': 'SoftwareApplication', name, softwareVersion};
  const type = {'@context': 'https://schema.org', '@type': 'TechArticle'};
  return {
    tag: 'script',
    attributes: {type: 'application/ld+json'},
    // In HTML, `</script>` in a string would end the element.
    text: JSON.stringify({...type, ...doc, inLanguage, about}).replaceAll('<', '\\u003c'),
  };
}
