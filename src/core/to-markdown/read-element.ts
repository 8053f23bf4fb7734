import type {TreeElement, TreeNode} from '../html/element-tree.ts';

/** Controls, and what only browsers read. */
const silentElements = new Set(
  'button datalist fieldset label link meta nav noscript optgroup option output script select style template textarea title'.split(
    ' ',
  ),
);

/** Elements that stand in paragraphs (HTML standard, phrasing content), as far as articles have them. */
const phrasing = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img input ins kbd label mark picture q s samp small span strike strong sub sup svg time u var wbr'.split(
    ' ',
  ),
);

export function isElement(node: TreeNode | undefined): node is TreeElement {
  return typeof node === 'object';
}

export function elementsOf({children}: TreeElement): readonly TreeElement[] {
  return children.filter(isElement);
}

export function hasClass({attributes}: TreeElement, name: string): boolean {
  return attributes.get('class')?.split(/\s+/).includes(name) === true;
}

/** What no reader sees or hears, or can only press. */
export function isSilent(element: TreeElement): boolean {
  const {name, attributes} = element;
  if (silentElements.has(name) || hasClass(element, 'hash-link')) return true;
  return attributes.has('hidden') || attributes.get('aria-hidden') === 'true';
}

/** Whether it stands in a paragraph: a link around blocks does not. */
export function isInline(node: TreeNode): boolean {
  if (!isElement(node)) return true;
  if (isSilent(node)) return true;
  return phrasing.has(node.name) && (node.name === 'svg' || node.children.every(isInline));
}

/** All the text in it, as it stands. */
export function textOf(node: TreeNode): string {
  if (!isElement(node)) return node;
  if (node.name === 'br') return '\n';
  return isSilent(node) ? '' : node.children.map(textOf).join('');
}

/** Elements of these names in it, itself included, in document order. */
export function findAll(node: TreeNode, names: readonly string[]): readonly TreeElement[] {
  if (!isElement(node) || isSilent(node)) return [];
  const inside = node.children.flatMap((child) => findAll(child, names));
  return names.includes(node.name) ? [node, ...inside] : inside;
}
