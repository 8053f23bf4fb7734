import type {Token} from 'parse5';
import type {Load} from '../csp/content-security-policy.ts';
import {forEachLocatedTag, forEachTag, type Tag} from './for-each-tag.ts';
import {inlineCodeOf, loadsOf} from './governed.ts';

/** A URL in a document. */
interface ExtractedLink {
  /** Decoded attribute value without surrounding spaces; never empty. */
  readonly href: string;
  /** `page` for a navigation target; `asset` for a resource that the document loads. */
  readonly kind: 'page' | 'asset';
  /** Attribute with the URL: `href`, `src`, `srcset`, …; for URLs in the head, their purpose: `canonical`. */
  readonly attribute: string;
  /** 1-based; set with `withLocations`. */
  readonly line?: number | undefined;
  /** 1-based, in UTF-16 code units. */
  readonly column?: number | undefined;
}

interface ExtractOptions {
  /** Include URLs in metadata: canonical page, alternate pages, refresh target, preview images. */
  readonly withHead?: boolean;
  /** Include lines and columns. */
  readonly withLocations?: boolean;
}

/** Links and anchors of a document. */
export interface ExtractedLinks {
  /** In document order. */
  readonly links: readonly ExtractedLink[];
  /** Every `id`, and the `name` of every `a`. */
  readonly anchors: ReadonlySet<string>;
  /** Base for relative URLs, if the document sets one. */
  readonly baseHref?: string | undefined;
  /** Resources that a Content-Security-Policy governs, in document order. */
  readonly loads: readonly Located<Load>[];
  /** Descriptions of inline code that the policy blocks: ``The event handler `onclick` of `<p>` ``. */
  readonly inlineCode: readonly Located<{readonly what: string}>[];
}

/** A value that has a line and a column, both 1-based, if `withLocations` is set. */
type Located<T> = T & Pick<ExtractedLink, 'line' | 'column'>;

type UrlAttributes = Readonly<Record<string, ExtractedLink['kind']>>;

/** URL attributes of elements that `loadsOf` does not cover. */
const linkAttributes: ReadonlyMap<string, UrlAttributes> = new Map<string, UrlAttributes>([
  ['a', {href: 'page', 'xlink:href': 'page'}],
  ['area', {href: 'page'}],
  ['use', {href: 'asset', 'xlink:href': 'asset'}],
]);

const fetchedAttributes: UrlAttributes = {href: 'asset'};

/** Names of `meta` elements that contain an image URL. */
const previewImages = new Set(['og:image', 'twitter:image']);

/**
 * Returns the URLs and anchors of a document without building its tree. Includes `noscript` elements, which readers
 * without scripts see. Omits the links of elements with `data-noBrokenLinkCheck` (row LINK-08).
 */
export function extractLinks(
  html: string,
  {withHead = false, withLocations = false}: ExtractOptions = {},
): ExtractedLinks {
  const links: ExtractedLink[] = [];
  const anchors = new Set<string>();
  const loads: Located<Load>[] = [];
  const inlineCode: Located<{what: string}>[] = [];
  let baseHref: string | undefined;
  const add = (tag: Tag, location: Token.LocationWithAttributes | null = null): void => {
    const {name, attributes} = tag;
    for (const [key, value] of attributes) {
      const isAnchor = key === 'id' || (key === 'name' && name === 'a');
      if (isAnchor && value !== '') anchors.add(value);
    }
    const position = location === null ? {} : {line: location.startLine, column: location.startCol};
    for (const what of inlineCodeOf(tag)) inlineCode.push({what, ...position});
    const found = loadsOf(tag);
    for (const {kind, href} of found) loads.push({kind, href, ...position});
    if (name === 'base') baseHref ??= attributes.get('href');
    const head = withHead ? headLinks(name, attributes) : [];
    for (const link of [...linksOf(tag, found), ...head]) {
      links.push(location === null ? link : {...link, ...positionOf(link, location)});
    }
  };
  if (withLocations) forEachLocatedTag(html, add);
  else forEachTag(html, add);
  return {links, anchors, baseHref, loads, inlineCode};
}

/** Returns the location of the attribute, or of its element if the attribute's location is unknown. */
function positionOf(
  {attribute}: ExtractedLink,
  location: Token.LocationWithAttributes,
): Pick<ExtractedLink, 'line' | 'column'> {
  const at = location.attrs?.[attribute] ?? location;
  return {line: at.startLine, column: at.startCol};
}

function linksOf(
  {name, attributes}: Tag,
  loads: ReturnType<typeof loadsOf>,
): readonly ExtractedLink[] {
  const unchecked = attributes.get('data-nobrokenlinkcheck');
  if (unchecked !== undefined && unchecked !== 'false') return [];
  // `loadsOf` omits preloaded and prefetched files of an unknown kind, but their URLs are links too.
  const isFetched =
    name === 'link' &&
    loads.length === 0 &&
    /(?:^|\s)pre(?:load|fetch)(?:\s|$)/i.test(attributes.get('rel') ?? '');
  const own = isFetched ? fetchedAttributes : linkAttributes.get(name);
  if (own === undefined && loads.length === 0) return [];
  return [
    ...Object.entries(own ?? {}).map(([attribute, kind]) => ({
      href: attributes.get(attribute)?.trim() ?? '',
      kind,
      attribute,
    })),
    ...loads.map(
      ({kind, href, attribute}): ExtractedLink => ({
        href,
        kind: kind === 'formAction' ? 'page' : 'asset',
        attribute,
      }),
    ),
  ].filter(({href}) => href !== '');
}

/** Returns the URLs in the metadata of a document. */
function headLinks(tagName: string, attributes: Tag['attributes']): ExtractedLink[] {
  const content = attributes.get('content')?.trim() ?? '';
  if (tagName === 'link') {
    const rel = (attributes.get('rel') ?? '').toLowerCase();
    const href = attributes.get('href')?.trim() ?? '';
    const isPage = rel === 'canonical' || rel === 'alternate';
    return isPage && href !== '' ? [{href, kind: 'page', attribute: rel}] : [];
  }
  if (tagName !== 'meta' || content === '') return [];
  if (attributes.get('http-equiv')?.toLowerCase() === 'refresh') {
    const href = refreshTarget(content);
    return href === undefined ? [] : [{href, kind: 'page', attribute: 'refresh'}];
  }
  const name = attributes.get('property') ?? attributes.get('name') ?? '';
  return previewImages.has(name) ? [{href: content, kind: 'asset', attribute: name}] : [];
}

/** Returns the target of `<meta http-equiv="refresh">`. @param content Trimmed attribute of the element. */
export function refreshTarget(content: string): string | undefined {
  return /^[\d.\s]*[;,]\s*(?:url\s*=\s*)?(['"]?)(.+?)\1\s*$/i.exec(content)?.[2];
}
