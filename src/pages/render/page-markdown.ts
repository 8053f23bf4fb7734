import {escapeAttribute} from '../../core/html/escape.ts';
import type {MarkdownLabels} from '../../core/messages/markdown-labels.ts';
import {parseUrl, routeToHref} from '../../core/urls/href.ts';
import type {DocumentProps, RouteData} from '../theme/types.ts';
import {toMarkdown} from '../to-markdown/to-markdown.ts';

/** Where a page stands on the web. */
interface PagePlace {
  /** Route path, without the base. */
  readonly path: string;
  /** Protocol and host. */
  readonly url: string;
  readonly baseUrl: string;
  readonly markdownLabels: MarkdownLabels;
}

/**
 * A page as Markdown: what it is, of which version and package, and where it stands, as front matter; then what it says.
 *
 * @param document The whole document: what components show is found in it.
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
  const body = articleMarkdown(pageText(props, document), place);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/**
 * What a page itself says, title included, without what stands around it: HTML.
 *
 * @param document The whole document: what components show is found in it.
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

/** An article as Markdown. Its addresses are whole ones, which lead to the same wherever the text is taken. */
function articleMarkdown(html: string, place: PagePlace): string {
  const base = addressOf(place);
  return toMarkdown(html, {
    address: (href) => parseUrl(href, base)?.href ?? href,
    labels: place.markdownLabels,
  });
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

function addressOf({path, url, baseUrl}: Omit<PagePlace, 'markdownLabels'>): string {
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

/** What components made: what stands in the article, else in the main part. */
function shownArticle(document: string): string {
  const main = inside(document, 'main') ?? '';
  return inside(main, 'article') ?? main;
}

/** What stands between the first start tag of a name and the last end tag. */
function inside(html: string, name: string): string | undefined {
  const tag = new RegExp(`<${name}(?: [^>]*)?>`).exec(html);
  const from = (tag?.index ?? 0) + (tag?.[0].length ?? 0);
  const to = html.lastIndexOf(`</${name}>`);
  return tag === null || to < from ? undefined : html.slice(from, to);
}
