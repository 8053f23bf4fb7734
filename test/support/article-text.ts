import {type DefaultTreeAdapterMap, defaultTreeAdapter, parse} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Matches block-level elements, which separate words. */
const blocks = /^(?:p|div|li|h[1-6]|pre|td|th|tr|ul|br|header|summary|section)$/;

/**
 * Returns the text of a page's `article` or else its `main` element, with a single space between words. Omits buttons
 * and links to other versions.
 */
export function articleText(html: string): string {
  const document = parse(html);
  const article = find(document, 'article') ?? find(document, 'main');
  return article === undefined ? '' : textOf(article).replace(/\s+/g, ' ').trim();
}

function find(node: Node, name: string): Node | undefined {
  if (node.nodeName === name) return node;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = find(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!defaultTreeAdapter.isElementNode(node)) return '';
  const classes = node.attrs.find(({name}) => name === 'class')?.value.split(' ') ?? [];
  // The bar contains the names of other versions, which old pages lack, and repeats the headings.
  if (classes.includes('PageBar')) return ' ';
  // Icons, anchors and the buttons of code blocks are not part of the text, but the buttons of components are.
  if (/^(?:svg|script|style)$/.test(node.nodeName) || classes.includes('hash-link')) return '';
  if (node.nodeName === 'button' && !classes.includes('button')) return ' ';
  const inner = node.childNodes.map(textOf).join('');
  return blocks.test(node.nodeName) ? ` ${inner} ` : inner;
}
