import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {isContentAddress, isScriptAddress} from '../../../core/html/governed.ts';
import {srcsetUrls} from '../../../core/html/srcset.ts';
import {hrefKind} from '../../../core/urls/href.ts';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import {partName} from '../part-classes.ts';
import type {Slot} from '../types.ts';
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
import {notesOf, report} from './page-notes.ts';
import {sealOf, slotMarker} from './slot-marker.ts';
import {visit} from './visit.ts';

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

/** What a filled slot may bring, besides the address. */
const slotExtras = ['height', 'loading', 'rel', 'target', 'width'] as const;

/** `data-noBrokenLinkCheck` as the HTML parser leaves it, and as JSX has it. */
const uncheckedNames = ['dataNobrokenlinkcheck', 'data-noBrokenLinkCheck'];

/** Links that another program handles: a new tab would stay empty. */
const appProtocols = /^(?:mailto|tel|sms|callto):/i;

/**
 * Number the addresses that depend on the rest of the site, leaving a marker in each; open external
 * links in a new tab (row LINK-01); note hash-only links, which stay as they are (row LINK-03).
 */
export function rehypeAddresses(markup: ArticleMarkup): (tree: Root, file: VFile) => void {
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
    notesOf(file).componentLinks.push(slotOf(node, {kind: 'link', attribute}, url));
  }
}

/** A list of addresses has one slot, unless all of them are of other sites. */
function addSrcset(element: PageElement, list: string, file: VFile): void {
  const urls = srcsetUrls(list);
  const notes = notesOf(file);
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
  const notes = notesOf(file);
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
  const {slots} = notesOf(file);
  setAttribute(element, slot.attribute, slotMarker(slots.length, sealOf(String(file.value))));
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

/** What `data:` holds can be saved, not opened. */
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
