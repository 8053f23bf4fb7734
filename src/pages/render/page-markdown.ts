import {escapeAttribute} from '../../core/html/escape.ts';
import type {MarkdownLabels} from '../../core/messages/markdown-labels.ts';
import {parseUrl, routeToHref} from '../../core/urls/href.ts';
import type {Alternate, DocumentProps, RouteData} from '../theme/types.ts';
import {toMarkdown} from '../to-markdown/to-markdown.ts';

/** Location of a page, and labels for its Markdown. */
interface PageLocation {
  /** Route path. */
  readonly path: string;
  /** Protocol and host. */
  readonly url: string;
  readonly baseUrl: string;
  readonly markdownLabels: MarkdownLabels;
}

/**
 * Returns a page as Markdown. The front matter contains the page's title, description, version, package, URL,
 * successors and differences between versions.
 *
 * @param document The complete document, which contains rendered components.
 */
export function pageMarkdown(props: DocumentProps, document: string): string {
  const {
    site,
    hydration: {route},
  } = props;
  const {url, baseUrl, markdownLabels} = site;
  const place = {path: route.path, url, baseUrl, markdownLabels};
  const {page} = route;
  const version =
    'version' in page ? site.docs.versions.find(({name}) => name === page.version) : undefined;
  const differs = 'frontMatter' in page ? page.frontMatter.differs : undefined;
  const last = site.docs.versions.find(({isLast}) => isLast);
  const there = route.alternates.find((alternate) => alternate.version === last?.name);
  const isOld = last !== undefined && version !== undefined && version !== last;
  const fields = {
    title: route.title || site.title,
    description: route.description,
    version: version?.label,
    package: version?.packageRange,
    url: urlOf(place),
    successor: isOld && there !== undefined ? successorField(there, url) : undefined,
    differs,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  const body = articleMarkdown(pageText(props, document), place);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/** Returns the URLs of the page's counterparts in the last version, or the reason why that version has none. */
function successorField({href, samePage, pages, reason}: Alternate, url: string): unknown {
  const hrefs = pages?.map((page) => page.href) ?? (samePage ? [href] : []);
  if (hrefs.length > 0) return hrefs.map((path) => new URL(path, url).href);
  return reason === undefined ? undefined : {none: reason};
}

/**
 * Returns the HTML of a page's own text, including the title but not the layout.
 *
 * @param document The complete document, which contains rendered components.
 */
export function pageText(
  {hydration: {route}, article}: Pick<DocumentProps, 'hydration' | 'article'>,
  document: string,
): string {
  const {page} = route;
  if (page.kind === 'category') return title(route) + cards(page);
  if (!('html' in article)) return shownArticle(document);
  const isAbove = 'showTitle' in page && page.showTitle;
  return (isAbove ? title(route) : '') + article.html;
}

/** Converts an article to Markdown with full URLs. */
function articleMarkdown(html: string, place: PageLocation): string {
  const base = urlOf(place);
  return toMarkdown(html, {
    absoluteUrl: (href) => parseUrl(href, base)?.href ?? href,
    labels: place.markdownLabels,
  });
}

/**
 * Replaces the article in a page's Markdown.
 *
 * @returns `undefined` if the Markdown does not end with the previous article.
 */
export function withArticle(
  markdown: string,
  before: string,
  after: string,
  place: PageLocation,
): string | undefined {
  const old = `\n\n${articleMarkdown(before, place)}\n`;
  if (!markdown.endsWith(old)) return undefined;
  return `${markdown.slice(0, -old.length)}\n\n${articleMarkdown(after, place)}\n`;
}

function urlOf({path, url, baseUrl}: Omit<PageLocation, 'markdownLabels'>): string {
  return new URL(routeToHref(path, baseUrl), url).href;
}

function title({title}: RouteData): string {
  return `<h1>${escapeAttribute(title)}</h1>`;
}

function cards({cards: all}: Extract<RouteData['page'], {kind: 'category'}>): string {
  const items = all.map(({label = '', href, description}) => {
    const link = `<a href="${escapeAttribute(href)}">${escapeAttribute(label)}</a>`;
    return `<li>${link}${description === '' ? '' : `: ${escapeAttribute(description)}`}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** Returns the contents of a document's `<article>` element or, if there is none, of its `<main>` element. */
function shownArticle(document: string): string {
  const main = inside(document, 'main') ?? '';
  return inside(main, 'article') ?? main;
}

/** Returns the HTML between the first start tag and the last end tag of an element. */
function inside(html: string, name: string): string | undefined {
  const tag = new RegExp(`<${name}(?: [^>]*)?>`).exec(html);
  const from = (tag?.index ?? 0) + (tag?.[0].length ?? 0);
  const to = html.lastIndexOf(`</${name}>`);
  return tag === null || to < from ? undefined : html.slice(from, to);
}
