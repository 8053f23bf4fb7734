import {decodeHTML} from 'entities';
import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';
import {voids} from '../../core/html/nesting.ts';
import {readAttributes, readSerialized} from '../../core/html/serialized.ts';

export interface TreeElement {
  /** Element name in lower case. */
  readonly name: string;
  /** Attributes with lower-case names. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly TreeNode[];
}

/** An element, or text. */
export type TreeNode = string | TreeElement;

/** Controls, and elements that are only relevant in browsers. */
const silentElements = new Set(
  'button datalist link meta nav noscript optgroup option output script select style template textarea title'.split(
    ' ',
  ),
);

/** Elements in articles that belong in paragraphs (HTML standard, phrasing content). */
const phrasing = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img input ins kbd label mark math picture q s samp small span strike strong sub sup svg time u var wbr'.split(
    ' ',
  ),
);

/** Elements whose content is omitted: code, raw text and form text. */
const codeElements = /^(?:iframe|noembed|noframes|noscript|script|style|template|textarea|xmp)$/;

/** Deeper elements are omitted, because recursive functions would overflow the stack. */
const maxDepth = 200;

/** Parses HTML. Elements in `codeElements` have no children. */
export function parseElements(html: string): readonly TreeNode[] {
  return closedElements(html) ?? treeNodes(parseFragment(html).childNodes, 1);
}

/** Returns the nodes of serialised HTML; `undefined` if an HTML parser must read it, or an element is not closed. */
function closedElements(html: string): readonly TreeNode[] | undefined {
  const root: {readonly name: string; readonly children: TreeNode[]} = {name: '', children: []};
  const open = [root];
  let isClosed = true;
  const add = (node: TreeNode): void => {
    const parent = open.at(-1);
    if (open.length <= maxDepth && !codeElements.test(parent?.name ?? '')) {
      parent?.children.push(node);
    }
  };
  const isRead = readSerialized(html, {
    start(name, attributes, isSelfClosing) {
      const element = {name, attributes: readAttributes(attributes), children: []};
      add(element);
      if (!voids.has(name) && !isSelfClosing) open.push(element);
    },
    end(name) {
      isClosed &&= open.pop()?.name === name && open.length > 0;
    },
    text: (text) => add(text.includes('&') ? decodeHTML(text) : text),
  });
  return isRead && isClosed && open.length === 1 ? root.children : undefined;
}

function treeNodes(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], depth: number): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node)) return [];
    const name = node.tagName.toLowerCase();
    const isRead = depth < maxDepth && !codeElements.test(name);
    return [
      {
        name,
        attributes: new Map(node.attrs.map((one) => [one.name.toLowerCase(), one.value])),
        children: isRead ? treeNodes(node.childNodes, depth + 1) : [],
      },
    ];
  });
}

export function isElement(node: TreeNode | undefined): node is TreeElement {
  return typeof node === 'object';
}

export function elementsOf({children}: TreeElement): readonly TreeElement[] {
  return children.filter(isElement);
}

export function hasClass({attributes}: TreeElement, name: string): boolean {
  return attributes.get('class')?.split(/\s+/).includes(name) === true;
}

/** Labels and groups of controls. Without a control, they are text. */
const controlGroups = new Set(['fieldset', 'label']);

const controls = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);

/** True if a node is a control, or contains one. */
export function hasControl(node: TreeNode): boolean {
  return isElement(node) && (controls.has(node.name) || node.children.some(hasControl));
}

/** True for hidden elements, and for controls. */
export function isSilent(element: TreeElement): boolean {
  const {name, attributes} = element;
  if (controlGroups.has(name) && (attributes.has('for') || hasControl(element))) return true;
  if (silentElements.has(name) || hasClass(element, 'hash-link')) return true;
  return attributes.has('hidden') || attributes.get('aria-hidden') === 'true';
}

/** True if a node belongs in a paragraph. A link that contains blocks does not. */
export function isInline(node: TreeNode): boolean {
  if (!isElement(node)) return true;
  if (isSilent(node)) return true;
  const isPicture = node.name === 'svg' || node.name === 'math';
  return phrasing.has(node.name) && (isPicture || node.children.every(isInline));
}

/** Returns a node's text, including white space. */
export function textOf(node: TreeNode): string {
  if (!isElement(node)) return node;
  if (node.name === 'br') return '\n';
  return isSilent(node) ? '' : node.children.map(textOf).join('');
}

/** Returns all elements with these names in a node, including the node itself, in document order. */
export function findAll(node: TreeNode, names: readonly string[]): readonly TreeElement[] {
  if (!isElement(node) || isSilent(node)) return [];
  const inside = node.children.flatMap((child) => findAll(child, names));
  return names.includes(node.name) ? [node, ...inside] : inside;
}
