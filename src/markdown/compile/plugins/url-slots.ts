import type {Element, Root} from 'hast';
import type {Definition, Root as MarkdownRoot, Nodes} from 'mdast';
import type {VFile} from 'vfile';
import {isContentUrl, isScriptUrl} from '../../../core/html/governed.ts';
import {srcsetUrls} from '../../../core/html/srcset.ts';
import {hrefKind} from '../../../core/urls/href.ts';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import type {Slot} from '../../types.ts';
import {
  addClass,
  attributeOf,
  type Component,
  hasAttribute,
  isComponent,
  isPageElement,
  type PageElement,
  removeAttribute,
  setAttribute,
  tagNameOf,
} from './page-element.ts';
import {pageDataOf, partName, report, visit} from './plugin.ts';

/**
 * Keeps internal URLs as written: they name files and pages, and messages quote them, but the conversion to HTML would
 * percent-encode them. A link without a URL is an error (row DEV-16); images without one are reported together with
 * those of raw HTML.
 */
export function remarkWrittenUrls(): (tree: MarkdownRoot, file: VFile) => void {
  return (tree, file) => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    });
    visit(tree, (node) => {
      const url = urlOf(node, definitions);
      if (url === undefined) return;
      const isImage = node.type === 'image' || node.type === 'imageReference';
      if (url === '' && !isImage) {
        report(file, node, {
          severity: 'error',
          code: 'empty-address',
          message: 'This link has no URL.',
          consequence: 'The link would have no target.',
          hint: 'Write the URL between the parentheses.',
        });
      }
      if (hrefKind(url) === 'external') return;
      const written = {[isImage ? 'src' : 'href']: url};
      node.data = {...node.data, hProperties: {...node.data?.hProperties, ...written}};
    });
  };
}

function urlOf(node: Nodes, definitions: ReadonlyMap<string, Definition>): string | undefined {
  switch (node.type) {
    case 'link':
    case 'image':
      return node.url;
    case 'linkReference':
    case 'imageReference':
      return definitions.get(node.identifier)?.url;
    default:
      return undefined;
  }
}

type UrlAttribute = Pick<Slot, 'kind' | 'attribute'>;

const media: UrlAttribute = {kind: 'media', attribute: 'src'};
const srcset: UrlAttribute = {kind: 'media', attribute: 'srcSet'};

/** Attributes that contain URLs, keyed by element name. */
const urlsByTag: ReadonlyMap<string, readonly UrlAttribute[]> = new Map([
  ['a', [{kind: 'link', attribute: 'href'}]],
  ['area', [{kind: 'link', attribute: 'href'}]],
  // In an SVG drawing.
  ['image', [{kind: 'media', attribute: 'href'}]],
  ['img', [{kind: 'image', attribute: 'src'}, srcset]],
  ['audio', [media]],
  ['source', [media, srcset]],
  ['track', [media]],
  ['video', [media, {kind: 'media', attribute: 'poster'}]],
]);

/** Attributes that a filled slot can have in addition to the URL. */
const slotExtras = ['height', 'loading', 'rel', 'target', 'width'] as const;

/** `data-noBrokenLinkCheck` in the form that the HTML parser produces, and in the form that JSX has. */
const uncheckedNames = ['dataNobrokenlinkcheck', 'data-noBrokenLinkCheck'];

/** Matches URLs that another program handles. Such links do not open in a new tab, because the tab would stay empty. */
const appProtocols = /^(?:mailto|tel|sms|callto):/i;

/**
 * Replaces URLs of other pages and of files with numbered markers, because the final URLs are not known yet. Opens
 * external links in a new tab (row LINK-01), and records hash-only links, which are unchanged (row LINK-03).
 */
export function rehypeUrlSlots(markup: ArticleMarkup): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node) => {
      if (isComponent(node)) noteComponentLink(node, file);
      if (!isPageElement(node)) return;
      if (isDiagram(node)) addDiagram(node, file);
      for (const urlAttribute of urlsByTag.get(tagNameOf(node)) ?? []) {
        // Spaces around a URL are removed (HTML standard, "valid URL potentially surrounded by spaces").
        const url = attributeOf(node, urlAttribute.attribute)?.trim();
        if (url === undefined) continue;
        if (urlAttribute === srcset) addSrcset(node, url, file);
        else addSlot(node, urlAttribute, url, {file, markup});
      }
    });
  };
}

function isDiagram(node: PageElement): node is Element {
  if (node.type !== 'element' || node.tagName !== 'pre') return false;
  const [code] = node.children;
  if (code?.type !== 'element') return false;
  const {className} = code.properties;
  return Array.isArray(className) && className.includes('language-mermaid');
}

/** Adds a slot for the URL of the script that draws the diagram. */
function addDiagram(pre: Element, file: VFile): void {
  const slot = slotOf(pre, {kind: 'media', attribute: 'data-diagram'}, 'mermaid');
  addGap(pre, {...slot, given: []}, file);
}

/**
 * Records a component's `to` and `href`. Their URLs are not slots, because only the component knows how it uses the
 * URLs.
 */
function noteComponentLink(node: Component, file: VFile): void {
  for (const attribute of ['to', 'href']) {
    const url = attributeOf(node, attribute)?.trim() ?? '';
    if (!/^\/(?!\/)/.test(url)) continue;
    pageDataOf(file).componentLinks.push(slotOf(node, {kind: 'link', attribute}, url));
  }
}

/** Adds one slot for a list of URLs, unless all URLs are external. */
function addSrcset(element: PageElement, list: string, file: VFile): void {
  const urls = srcsetUrls(list);
  const notes = pageDataOf(file);
  const external = urls.filter((url) => hrefKind(url) === 'external');
  notes.externalLinks.push(...external.map((url) => slotOf(element, srcset, url)));
  if (external.length < urls.length) addGap(element, slotOf(element, srcset, list), file);
}

interface Page {
  readonly file: VFile;
  readonly markup: ArticleMarkup;
}

function addSlot(element: PageElement, urlAttribute: UrlAttribute, url: string, page: Page): void {
  const {file, markup} = page;
  const isLink = urlAttribute.kind === 'link';
  if (url === '' && !isLink) {
    report(file, element, {
      severity: 'error',
      code: 'empty-address',
      message: `\`${urlAttribute.attribute}\` on this \`<${tagNameOf(element)}>\` is empty.`,
      consequence: 'Readers would see nothing in place of the element.',
      hint: 'Write the URL of a file.',
    });
    return;
  }
  if (isLink && isUnsafe(element, url)) {
    removeAttribute(element, urlAttribute.attribute);
    report(file, element, {
      severity: 'warning',
      code: 'unsafe-link',
      message: `\`${url.slice(0, 60)}\` is a URL that contains code or content, so the link was removed and its text was kept.`,
      consequence: 'Browsers would run or block such a link.',
      hint: 'Move the code or content to a file and link to that file, or use a component in an `.mdx` page.',
    });
    return;
  }
  const notes = pageDataOf(file);
  const slot = slotOf(element, urlAttribute, url);
  switch (hrefKind(url)) {
    case 'external':
      if (isLink && !appProtocols.test(url)) openInNewTab(element, markup.elements);
      if (!slot.unchecked) notes.externalLinks.push(slot);
      return;
    case 'hash':
      if (!isOwnLink(element, markup.headingLink)) notes.hashLinks.push(slot);
      return;
    default:
      addGap(element, slot, file);
  }
}

function addGap(element: PageElement, slot: Slot, file: VFile): void {
  const {slots} = pageDataOf(file);
  setAttribute(
    element,
    slot.attribute === 'data-diagram' ? 'dataDiagram' : slot.attribute,
    slotPlaceholder(slots.length, placeholderSuffix(String(file.value))),
  );
  slots.push(slot);
}

function slotOf(element: PageElement, {kind, attribute}: UrlAttribute, url: string): Slot {
  const start = element.position?.start;
  return {
    kind,
    attribute,
    url,
    line: start?.line,
    column: start?.column,
    given: slotExtras.filter((name) => hasAttribute(element, name)),
    unchecked: uncheckedNames.some((name) => hasAttribute(element, name)),
  };
}

/**
 * True for script URLs, and for `data:` URLs on links without `download`: browsers can save the content of such URLs,
 * but not open it.
 */
function isUnsafe(element: PageElement, url: string): boolean {
  return isScriptUrl(url) || (isContentUrl(url) && !hasAttribute(element, 'download'));
}

function openInNewTab(element: PageElement, {externalLink}: ArticleMarkup['elements']): void {
  if (externalLink !== '') addClass(element, externalLink);
  if (!hasAttribute(element, 'target')) setAttribute(element, 'target', '_blank');
  if (!hasAttribute(element, 'rel')) setAttribute(element, 'rel', 'noopener noreferrer');
}

/** True for generated links: headings' links to themselves, footnotes and their back links. */
function isOwnLink(element: PageElement, {link}: ArticleMarkup['headingLink']): boolean {
  if (element.type !== 'element') return false;
  const {className, dataFootnoteRef, dataFootnoteBackref} = element.properties;
  return (
    dataFootnoteRef !== undefined ||
    dataFootnoteBackref !== undefined ||
    (Array.isArray(className) && className.includes(partName(link)))
  );
}

/** Records all link targets: ids and anchor names. Ids must be unique. */
export function rehypeAnchors(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const seen = new Set<string>();
    visit(tree, (node) => {
      if (!isPageElement(node)) return;
      const id = attributeOf(node, 'id');
      if (id !== undefined && seen.has(id)) {
        report(file, node, {
          severity: 'warning',
          code: 'duplicate-id',
          message: `The id \`${id}\` is used twice on this page.`,
          consequence: 'Links to this id lead only to the first element.',
          hint: 'Give one of the two a different id.',
        });
      }
      const name = tagNameOf(node) === 'a' ? attributeOf(node, 'name') : undefined;
      for (const anchor of [id, name]) if (anchor !== undefined && anchor !== '') seen.add(anchor);
    });
    const {anchors} = pageDataOf(file);
    // One by one, because a call with 100,000 arguments exceeds the stack.
    for (const anchor of seen) anchors.push(anchor);
  };
}

/**
 * Returns a marker, the value of an attribute until its slot is filled. Markers are recognized by the character NUL,
 * which the Markdown and HTML parsers remove from sources. The encoded form of NUL can occur in a `<script>`, whose
 * text is not parsed; therefore, the markers of each page also have a suffix that does not follow an encoded NUL in the
 * source.
 */
function slotPlaceholder(index: number, suffix: string): string {
  return `\0${suffix}${index}\0`;
}

/** Returns a suffix that makes placeholders differ from everything in the source. Usually, it is empty. */
export function placeholderSuffix(source: string): string {
  let suffix = '';
  while (source.includes(`&#x0;${suffix}`)) suffix += 's';
  return suffix;
}

/** Returns the number in a marker; `undefined` for any other value. */
export function slotIndex(value: unknown): number | undefined {
  const digits = typeof value === 'string' ? /^\0s*(\d+)\0$/.exec(value)?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Splits a page's HTML at its markers. Each marker is removed together with its attribute; the preceding space is kept.
 *
 * @returns One piece more than there are slots.
 */
export function splitAtSlots(html: string, suffix: string): string[] {
  return html.split(new RegExp(`(?<= )[a-z-]+="&#x0;${suffix}\\d+&#x0;"`));
}
