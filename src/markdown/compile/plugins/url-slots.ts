import type {Root} from 'hast';
import type {Definition, Root as MarkdownRoot, Nodes} from 'mdast';
import type {VFile} from 'vfile';
import {isContentAddress, isScriptAddress} from '../../../core/html/governed.ts';
import {srcsetUrls} from '../../../core/html/srcset.ts';
import {hrefKind} from '../../../core/urls/href.ts';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import type {Slot} from '../types.ts';
import {partName} from './markup-node.ts';
import {pageDataOf, report} from './page-data.ts';
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
import {visit} from './visit.ts';

/**
 * Keep internal addresses as their author wrote them, where the way to HTML would percent-encode
 * them: they name files and pages, and messages quote them. A link without an address is an error
 * (row DEV-16); images without one are found with those of raw HTML.
 */
export function remarkWrittenUrls(): (tree: MarkdownRoot, file: VFile) => void {
  return (tree, file) => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    });
    visit(tree, (node) => {
      const url = addressOf(node, definitions);
      if (url === undefined) return;
      const isImage = node.type === 'image' || node.type === 'imageReference';
      if (url === '' && !isImage) {
        report(file, node, {
          severity: 'error',
          code: 'empty-address',
          message: 'This link has no address.',
          consequence: 'It would lead nowhere.',
          hint: 'Write the address between the parentheses.',
        });
      }
      if (hrefKind(url) === 'external') return;
      const written = {[isImage ? 'src' : 'href']: url};
      node.data = {...node.data, hProperties: {...node.data?.hProperties, ...written}};
    });
  };
}

function addressOf(node: Nodes, definitions: ReadonlyMap<string, Definition>): string | undefined {
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

type Address = Pick<Slot, 'kind' | 'attribute'>;

const media: Address = {kind: 'media', attribute: 'src'};
const srcset: Address = {kind: 'media', attribute: 'srcSet'};

/** The attributes that hold addresses. */
const addressesByTag: ReadonlyMap<string, readonly Address[]> = new Map([
  ['a', [{kind: 'link', attribute: 'href'}]],
  ['area', [{kind: 'link', attribute: 'href'}]],
  ['img', [{kind: 'image', attribute: 'src'}, srcset]],
  ['audio', [media]],
  ['source', [media, srcset]],
  ['track', [media]],
  ['video', [media, {kind: 'media', attribute: 'poster'}]],
]);

/** Attributes of a filled slot in addition to the URL. */
const slotExtras = ['height', 'loading', 'rel', 'target', 'width'] as const;

/** `data-noBrokenLinkCheck` as the HTML parser leaves it, and as JSX has it. */
const uncheckedNames = ['dataNobrokenlinkcheck', 'data-noBrokenLinkCheck'];

/** Links that another program handles: a new tab would stay empty. */
const appProtocols = /^(?:mailto|tel|sms|callto):/i;

/**
 * Number the addresses that depend on the rest of the site, leaving a marker in each; open external
 * links in a new tab (row LINK-01); note hash-only links, which stay as they are (row LINK-03).
 */
export function rehypeUrlSlots(markup: ArticleMarkup): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node) => {
      if (isComponent(node)) noteComponentLink(node, file);
      if (!isPageElement(node)) return;
      for (const address of addressesByTag.get(tagNameOf(node)) ?? []) {
        // Spaces around an address mean nothing (HTML standard, "valid URL potentially surrounded by spaces").
        const url = attributeOf(node, address.attribute)?.trim();
        if (url === undefined) continue;
        if (address === srcset) addSrcset(node, url, file);
        else addSlot(node, address, url, {file, markup});
      }
    });
  };
}

/** Only a component knows how it uses an address: `to` and `href` of other elements are no slots. */
function noteComponentLink(node: Component, file: VFile): void {
  for (const attribute of ['to', 'href']) {
    const url = attributeOf(node, attribute)?.trim() ?? '';
    if (!/^\/(?!\/)/.test(url)) continue;
    pageDataOf(file).componentLinks.push(slotOf(node, {kind: 'link', attribute}, url));
  }
}

/** A list of addresses has one slot, unless all of them are of other sites. */
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

function addSlot(element: PageElement, address: Address, url: string, page: Page): void {
  const {file, markup} = page;
  const isLink = address.kind === 'link';
  if (url === '' && !isLink) {
    report(file, element, {
      severity: 'error',
      code: 'empty-address',
      message: `\`${address.attribute}\` of this \`<${tagNameOf(element)}>\` is empty.`,
      consequence: 'Readers would see nothing in its place.',
      hint: 'Write the address of a file.',
    });
    return;
  }
  if (isLink && isUnsafe(element, url)) {
    removeAttribute(element, address.attribute);
    report(file, element, {
      severity: 'warning',
      code: 'unsafe-link',
      message: `\`${url.slice(0, 60)}\` is code or content, no address: the text stays, without a link.`,
      consequence: 'Readers who follow it would run what it holds, or get nowhere.',
      hint: 'Put it into a file and link to that, or make the page `.mdx` and use a component.',
    });
    return;
  }
  const notes = pageDataOf(file);
  const slot = slotOf(element, address, url);
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
    slot.attribute,
    slotPlaceholder(slots.length, placeholderSuffix(String(file.value))),
  );
  slots.push(slot);
}

function slotOf(element: PageElement, {kind, attribute}: Address, url: string): Slot {
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

/** Content of a `data:` URL can be saved, not opened. */
function isUnsafe(element: PageElement, url: string): boolean {
  return isScriptAddress(url) || (isContentAddress(url) && !hasAttribute(element, 'download'));
}

function openInNewTab(element: PageElement, {externalLink}: ArticleMarkup['elements']): void {
  if (externalLink !== '') addClass(element, externalLink);
  if (!hasAttribute(element, 'target')) setAttribute(element, 'target', '_blank');
  if (!hasAttribute(element, 'rel')) setAttribute(element, 'rel', 'noopener noreferrer');
}

/** Made by the generator: headings' links to themselves, footnotes and their way back. */
function isOwnLink(element: PageElement, {link}: ArticleMarkup['headingLink']): boolean {
  if (element.type !== 'element') return false;
  const {className, dataFootnoteRef, dataFootnoteBackref} = element.properties;
  return (
    dataFootnoteRef !== undefined ||
    dataFootnoteBackref !== undefined ||
    (Array.isArray(className) && className.includes(partName(link)))
  );
}

/** Note everything that a link may lead to: ids, and names of anchors. Ids must differ. */
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
          message: `The id \`${id}\` is used a second time on this page.`,
          consequence: 'Links to it lead to the first place only.',
          hint: 'Give one of the two another id.',
        });
      }
      const name = tagNameOf(node) === 'a' ? attributeOf(node, 'name') : undefined;
      for (const anchor of [id, name]) if (anchor !== undefined && anchor !== '') seen.add(anchor);
    });
    pageDataOf(file).anchors.push(...seen);
  };
}

/**
 * What stands in an attribute until its slot is filled. NUL cannot come from a source: Markdown and
 * HTML parsers replace it. What HTML writes for it could stand in a `<script>`, whose text is kept as
 * it is; so each page has a seal that its source does not hold.
 */
function slotPlaceholder(index: number, seal: string): string {
  return `\0${seal}${index}\0`;
}

/** Letters that never follow an encoded NUL in this source; mostly none. */
export function placeholderSuffix(source: string): string {
  let seal = '';
  while (source.includes(`&#x0;${seal}`)) seal += 's';
  return seal;
}

/** The number in a marker, or `undefined` for any other value. */
export function slotIndex(value: unknown): number | undefined {
  const digits = typeof value === 'string' ? /^\0s*(\d+)\0$/.exec(value)?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Cut a page's HTML at its markers. The attribute goes with its marker; the blank before it stays.
 *
 * @returns One piece more than there are slots.
 */
export function splitAtSlots(html: string, seal: string): string[] {
  return html.split(new RegExp(`(?<= )[a-z]+="&#x0;${seal}\\d+&#x0;"`));
}
