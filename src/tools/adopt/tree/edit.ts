import type {Element, ElementContent, Nodes, Properties} from 'hast';
import {parentOf, setParent} from './select.ts';

/** Elements that the conversion has created. Their attributes are those of the theme. */
const made = new WeakSet<Element>();

export function isOurs(element: Element): boolean {
  return made.has(element);
}

/**
 * Creates an element for the new article. Its attributes are kept.
 *
 * @param from The old element, for its location.
 */
export function ours(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
  from?: Element,
): Element {
  const element: Element = {type: 'element', tagName, properties, children};
  made.add(element);
  if (from?.position !== undefined) element.position = from.position;
  setParent(element, children);
  return element;
}

/** Returns a copy of one of the theme's icons. The attributes of all its elements are kept. */
export function oursDeep({tagName, properties, children}: Element): Element {
  const copies = children.map((child) => (child.type === 'element' ? oursDeep(child) : child));
  return ours(tagName, properties, copies);
}

export function text(value: string): ElementContent {
  return {type: 'text', value};
}

/** Replaces a node in a linked tree. If there are no replacements, removes the node. */
export function replace(node: Nodes, ...by: readonly ElementContent[]): void {
  const parent = parentOf(node);
  if (parent === undefined) return;
  const index = (parent.children as Nodes[]).indexOf(node);
  if (index === -1) return;
  (parent.children as ElementContent[]).splice(index, 1, ...by);
  setParent(parent, by);
}

/** Replaces an element. An empty element keeps the id, because links can lead to it. */
export function replaceKeepingId(element: Element, ...by: readonly ElementContent[]): void {
  const id = element.properties['id'];
  replace(element, ...(id ? [ours('span', {id}, [])] : []), ...by);
}

/** Replaces an element with its children. */
export function unwrap(element: Element): void {
  replace(element, ...element.children);
}
