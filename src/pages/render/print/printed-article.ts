import {type DefaultTreeAdapterTypes, parseFragment, serialize} from 'parse5';
import {groupBy} from '../../../core/collections/collections.ts';
import {decodePath, findRoute, parseUrl, withoutBaseUrl} from '../../../core/urls/href.ts';

/** A page that becomes part of a larger document. */
interface Part {
  /** Route path without the version's path: `/guide/testing`, `/`. */
  readonly path: string;
  /** All ids in the page. */
  readonly anchors: Iterable<string>;
}

/**
 * Returns an id for each page in a combined document: the last segment of the page's path, or the entire path if the
 * segment is ambiguous. These ids, and the ids within the pages as converted by `idOnPage`, are unique.
 *
 * @param taken Other ids in the document.
 * @returns In the order of the parts.
 */
export function pageIds(parts: readonly Part[], taken: readonly string[] = []): string[] {
  const names = parts.map(({path}) => path.split('/').filter((name) => name !== ''));
  const alike = groupBy(names, (name) => name.at(-1));
  const used = new Set(taken);
  return parts.map(({anchors}, index) => {
    const name = names[index] ?? [];
    const isAlone = alike.get(name.at(-1))?.length === 1;
    let id = ((isAlone ? name.at(-1) : name.join('-')) ?? 'index').replace(/\s/g, '-') || 'index';
    const all = (): string[] => [id, ...[...anchors].map((anchor) => idOnPage(id, anchor))];
    while (all().some((one) => used.has(one))) id += '_';
    for (const one of all()) used.add(one);
    return id;
  });
}

/** Returns the id in the combined document for an id on a page. */
export function idOnPage(page: string, id: string): string {
  return `${page}-${id}`;
}

type Element = DefaultTreeAdapterTypes.Element;
type Parent = Pick<DefaultTreeAdapterTypes.ParentNode, 'childNodes'>;
type Attribute = Element['attrs'][number];

/** An article's URL on the site and its id in the combined document. */
interface PrintedLocation {
  /** Id of the article's page in the document. */
  readonly id: string;
  /** Full URL of the article's page. */
  readonly url: string;
  readonly baseUrl: string;
  /** Ids of all pages in the document, keyed by path without the trailing slash. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Elements that are useless on paper. */
const leftOut = new Set(
  'button datalist dialog fieldset form label nav script select style template textarea'.split(' '),
);

/** Attributes that refer to elements by id. */
const references = new Set(
  'aria-controls aria-describedby aria-details aria-labelledby aria-owns for headers list'.split(
    ' ',
  ),
);

/**
 * Converts an article to a part of a printed version: headings are one level lower, ids are unique, links to pages in
 * the document become anchors, other links become full URLs, details are open, and controls are removed.
 */
export function printedArticle(html: string, place: PrintedLocation): string {
  const fragment = parseFragment(html);
  const elements = printedElements(fragment);
  const own = new Set(elements.flatMap(({attrs}) => attrs.filter(isId).map(({value}) => value)));
  for (const element of elements) changeElement(element, place, own);
  return serialize(fragment);
}

/** Removes unprinted elements. @returns The remaining elements. */
function printedElements(parent: Parent): Element[] {
  parent.childNodes = parent.childNodes.filter((node) => !('attrs' in node) || isPrinted(node));
  const elements = parent.childNodes.filter((node) => 'attrs' in node);
  return elements.flatMap((element) => [element, ...printedElements(element)]);
}

function isId({name}: Attribute): boolean {
  return name === 'id';
}

function isPrinted({tagName, attrs}: Element): boolean {
  if (leftOut.has(tagName)) return false;
  const values = new Map(attrs.map(({name, value}) => [name, value]));
  // Only the checkboxes of task lists are printed.
  if (tagName === 'input') return values.get('type') === 'checkbox' && values.has('disabled');
  return !values.has('hidden') && !hasClass(values.get('class'), 'hash-link');
}

function hasClass(classes: string | undefined, name: string): boolean {
  return classes?.split(/\s+/).includes(name) === true;
}

/**
 * Changes an element for the printed version.
 *
 * @param own Ids within the article.
 */
function changeElement(element: Element, place: PrintedLocation, own: ReadonlySet<string>): void {
  const {tagName} = element;
  const level = /^h([1-5])$/.exec(tagName)?.[1];
  if (level !== undefined) {
    element.tagName = `h${Number(level) + 1}`;
    element.nodeName = element.tagName;
  }
  for (const attribute of element.attrs.filter(({name}) => references.has(name))) {
    attribute.value = attribute.value.replace(/\S+/g, (id) => (own.has(id) ? id : '')).trim();
  }
  // Tabs are removed, so their panels must not keep the role `tabpanel`, or empty references to the tabs.
  element.attrs = element.attrs.filter(
    ({name, value}) =>
      !(references.has(name) && value === '') && !(name === 'role' && value === 'tabpanel'),
  );
  for (const attribute of element.attrs) {
    attribute.value = changedValue(tagName, attribute, place);
  }
  if (tagName === 'details') put(element, 'open', '');
  const href = element.attrs.find(({name}) => name === 'href')?.value;
  const isLink = tagName === 'a' && href !== undefined;
  // Links within the document must not open a new tab, and images must not load lazily.
  remove(element, isLink && href.startsWith('#') ? ['loading', 'target'] : ['loading']);
  if (isLink && isWeb(href) && !showsUrl(element, href)) put(element, 'data-address', href);
}

function changedValue(tagName: string, {name, value}: Attribute, place: PrintedLocation): string {
  if (name === 'id' || (name === 'name' && tagName === 'a')) return idOnPage(place.id, value);
  if (references.has(name)) {
    return value.replace(/\S+/g, (id) => idOnPage(place.id, id));
  }
  if (name === 'href') {
    const isLink = tagName === 'a' || tagName === 'area';
    return isLink || value.startsWith('#') ? changedHref(value, place) : value;
  }
  return value.replace(
    /\burl\((["']?)#([^"')]+)\1\)/g,
    (_, quote, id) => `url(${quote}#${idOnPage(place.id, id)}${quote})`,
  );
}

function changedHref(href: string, {id, url: pageUrl, baseUrl, ids}: PrintedLocation): string {
  const url = parseUrl(href, pageUrl);
  if (url === undefined) return href;
  const isOurs = url.origin === new URL(pageUrl).origin && url.pathname.startsWith(baseUrl);
  const path = decodePath(withoutBaseUrl(url.pathname, baseUrl));
  const page = href.startsWith('#') ? id : isOurs ? findRoute(path, ids) : undefined;
  if (page === undefined) return url.href;
  // `:~:` begins text directives for the browser.
  const [fragment = ''] = url.hash.slice(1).split(':~:');
  const isTop = fragment === '' || fragment.toLowerCase() === 'top';
  return `#${isTop ? page : idOnPage(page, decodePath(fragment))}`;
}

function isWeb(href: string): boolean {
  return /^https?:\/\/./i.test(href);
}

/** Returns true if a link's text is its URL. */
function showsUrl(link: Element, href: string): boolean {
  return parseUrl(textOf(link).trim())?.href === href;
}

function textOf({childNodes}: Parent): string {
  return childNodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node) : ''))
    .join('');
}

function put({attrs}: Element, name: string, value: string): void {
  if (!attrs.some((attribute) => attribute.name === name)) attrs.push({name, value});
}

function remove(element: Element, names: readonly string[]): void {
  element.attrs = element.attrs.filter(({name}) => !names.includes(name));
}
