import {type TokenHandler, Tokenizer, TokenizerMode} from 'parse5';
import {srcsetUrls} from './srcset.ts';

/** One address in a document. */
interface ExtractedLink {
  /** As it stands in the attribute, entities decoded, surrounding spaces dropped; never empty. */
  readonly href: string;
  /** `page` for what a reader navigates to; `asset` for what the document loads. */
  readonly kind: 'page' | 'asset';
  /** The attribute that holds it: `href`, `src`, `srcset`, … */
  readonly attribute: string;
}

/** What a document refers to, and what it offers to be referred to. */
export interface ExtractedLinks {
  /** In document order. */
  readonly links: readonly ExtractedLink[];
  /** Every `id`, and every `name` of an `a`. */
  readonly anchors: ReadonlySet<string>;
}

type Attributes = ReadonlyMap<string, string>;

type Addresses = Readonly<Record<string, ExtractedLink['kind']>>;

/** Attributes that hold one address, for each element. Those of `link` depend on its `rel`. */
const addresses: ReadonlyMap<string, Addresses> = new Map<string, Addresses>([
  ['a', {href: 'page', 'xlink:href': 'page'}],
  ['area', {href: 'page'}],
  ['audio', {src: 'asset'}],
  ['embed', {src: 'asset'}],
  ['form', {action: 'page'}],
  ['iframe', {src: 'asset'}],
  ['image', {href: 'asset', 'xlink:href': 'asset'}],
  ['img', {src: 'asset'}],
  ['input', {src: 'asset'}],
  ['object', {data: 'asset'}],
  ['script', {src: 'asset'}],
  ['source', {src: 'asset'}],
  ['track', {src: 'asset'}],
  ['use', {href: 'asset', 'xlink:href': 'asset'}],
  ['video', {src: 'asset', poster: 'asset'}],
]);

/** Kinds of `link` that the browser loads. Others, such as `canonical`, name a full address. */
const loadedRels = new Set([
  'apple-touch-icon',
  'icon',
  'manifest',
  'mask-icon',
  'modulepreload',
  'prefetch',
  'preload',
  'stylesheet',
]);

/** Elements whose text the tokenizer must not read as tags (HTML standard, section 13.2.5). */
const textModes: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['plaintext', TokenizerMode.PLAINTEXT],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
  ['xmp', TokenizerMode.RAWTEXT],
]);

const foreignRoots = new Set(['svg', 'math']);
const htmlInDrawings = new Set(['foreignobject', 'desc', 'title']);

/**
 * Every address and anchor of a document, without building its tree. Text for readers without
 * scripts (`noscript`) counts. An element with `data-noBrokenLinkCheck` is left out (row LINK-08).
 */
export function extractLinks(html: string): ExtractedLinks {
  const links: ExtractedLink[] = [];
  const anchors = new Set<string>();
  // The drawings and formulas that are open, and the places in drawings where HTML stands again.
  const foreign: string[] = [];
  const isInForeign = (): boolean => foreignRoots.has(foreign.at(-1) ?? '');

  const tokenizer = new Tokenizer(
    {},
    {
      ...ignoreAll,
      onStartTag({tagName, attrs, selfClosing}) {
        const attributes = new Map(attrs.map(({name, value}) => [name, value]));
        collectAnchors(tagName, attributes, anchors);
        links.push(...linksOf(tagName, attributes));
        // In a drawing, `title` and `style` hold markup like any other element.
        const mode = isInForeign() ? undefined : textModes.get(tagName);
        if (mode !== undefined) tokenizer.state = mode;
        const opens = foreignRoots.has(tagName) || (isInForeign() && htmlInDrawings.has(tagName));
        if (opens && !selfClosing) foreign.push(tagName);
        tokenizer.inForeignNode = isInForeign();
      },
      onEndTag({tagName}) {
        if (foreign.at(-1) === tagName) foreign.pop();
        tokenizer.inForeignNode = isInForeign();
      },
    },
  );
  tokenizer.write(html, true);
  return {links, anchors};
}

const ignore = (): void => undefined;
const ignoreAll: TokenHandler = {
  onComment: ignore,
  onDoctype: ignore,
  onStartTag: ignore,
  onEndTag: ignore,
  onEof: ignore,
  onCharacter: ignore,
  onNullCharacter: ignore,
  onWhitespaceCharacter: ignore,
};

function collectAnchors(tagName: string, attributes: Attributes, anchors: Set<string>): void {
  const id = attributes.get('id');
  if (id) anchors.add(id);
  const name = tagName === 'a' ? attributes.get('name') : undefined;
  if (name) anchors.add(name);
}

function linksOf(tagName: string, attributes: Attributes): ExtractedLink[] {
  const unchecked = attributes.get('data-nobrokenlinkcheck');
  if (unchecked !== undefined && unchecked !== 'false') return [];
  const links: ExtractedLink[] = [];
  const add = (attribute: string, href: string, kind: ExtractedLink['kind']): void => {
    const trimmed = href.trim();
    if (trimmed !== '') links.push({href: trimmed, kind, attribute});
  };
  const addAll = (attribute: string): void => {
    for (const url of srcsetUrls(attributes.get(attribute) ?? '')) add(attribute, url, 'asset');
  };
  for (const [attribute, kind] of Object.entries(addressesOf(tagName, attributes))) {
    add(attribute, attributes.get(attribute) ?? '', kind);
  }
  if (tagName === 'img' || tagName === 'source') addAll('srcset');
  if (tagName === 'link') addAll('imagesrcset');
  return links;
}

function addressesOf(tagName: string, attributes: Attributes): Addresses {
  if (tagName !== 'link') return addresses.get(tagName) ?? {};
  const rels = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
  return rels.some((rel) => loadedRels.has(rel)) ? {href: 'asset'} : {};
}
