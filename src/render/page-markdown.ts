import {escapeAttribute} from '../html/escape.ts';
import type {DocumentProps, RouteData} from '../theme/types.ts';
import {toMarkdown} from '../to-markdown/to-markdown.ts';
import {routeToHref} from '../urls/href.ts';
import {parseUrl} from '../urls/parse-url.ts';

/** Where a page stands on the web. */
interface PagePlace {
  /** Route path, without the base. */
  readonly path: string;
  /** Protocol and host. */
  readonly url: string;
  readonly baseUrl: string;
}

/**
 * A page as Markdown: what it is, of which version and package, and where it stands, as front matter; then what it says.
 *
 * @param document The whole document: what components show is found in it.
 */
export function pageMarkdown(
  {site, hydration: {route}, article}: Pick<DocumentProps, 'site' | 'hydration' | 'article'>,
  document: string,
): string {
  const {url, baseUrl} = site;
  const place = {path: route.path, url, baseUrl};
  const {page} = route;
  const version =
    'version' in page ? site.docs.versions.find(({name}) => name === page.version) : undefined;
  const differs = 'frontMatter' in page ? page.frontMatter['differs'] : undefined;
  const fields = {
    title: route.title || site.title,
    description: route.description,
    version: version?.label,
    package: version?.packageRange,
    url: addressOf(place),
    differs,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  const html = 'html' in article && page.kind !== 'category' ? article.html : undefined;
  const shown = html ?? (page.kind === 'category' ? cards(page) : shownArticle(document));
  const body = articleMarkdown(heading(route, html) + shown, place);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/** An article as Markdown. Its addresses are whole ones, which lead to the same wherever the text is taken. */
function articleMarkdown(html: string, place: PagePlace): string {
  const base = addressOf(place);
  return toMarkdown(html, {address: (href) => parseUrl(href, base)?.href ?? href});
}

/**
 * A page's Markdown with another article in the place of its own.
 *
 * @returns `undefined` if it does not end with the article as it was.
 */
export function withArticle(
  markdown: string,
  before: string,
  after: string,
  place: PagePlace,
): string | undefined {
  const old = `\n\n${articleMarkdown(before, place)}\n`;
  if (!markdown.endsWith(old)) return undefined;
  return `${markdown.slice(0, -old.length)}\n\n${articleMarkdown(after, place)}\n`;
}

function addressOf({path, url, baseUrl}: PagePlace): string {
  return new URL(routeToHref(path, baseUrl), url).href;
}

/** The title that stands above an article which has none of its own. */
function heading({page, title}: RouteData, html: string | undefined): string {
  const isAbove = 'showTitle' in page && page.showTitle && html !== undefined;
  return isAbove || page.kind === 'category' ? `<h1>${escapeAttribute(title)}</h1>` : '';
}

function cards({cards: all}: Extract<RouteData['page'], {kind: 'category'}>): string {
  const items = all.map(({label = '', href, description}) => {
    const link = `<a href="${escapeAttribute(href)}">${escapeAttribute(label)}</a>`;
    return `<li>${link}${description === '' ? '' : `: ${escapeAttribute(description)}`}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** What components made: the article, else all that stands in the main part. */
function shownArticle(document: string): string {
  const main = between(document, '<main', '</main>') ?? '';
  return between(main, '<article', '</article>') ?? main;
}

/** From the first start to the last end. */
function between(text: string, start: string, end: string): string | undefined {
  const from = text.indexOf(start);
  const to = text.lastIndexOf(end);
  return from < 0 || to < from ? undefined : text.slice(from, to + end.length);
}
