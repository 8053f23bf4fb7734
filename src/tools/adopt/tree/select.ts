import type {Options} from 'css-select';
import type {Element, Nodes, Parents, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {find, html} from 'property-information';
import {compileSelector} from './compile-selector.ts';

/** Key of a node's parent. A moved node keeps its old parent until `setParent` or `linkParents` is called. */
const parentKey = Symbol('parent');

interface Linked {
  [parentKey]?: Parents | undefined;
}

/** Records the parents of all nodes in a tree, which selectors need. */
export function linkParents(tree: Parents): void {
  const open: Parents[] = [tree];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const child of node.children) {
      (child as Linked)[parentKey] = node;
      if (child.type === 'element') open.push(child);
    }
  }
}

/** Returns the parent of a node of a linked tree. */
export function parentOf(node: Nodes): Parents | undefined {
  return (node as Linked)[parentKey];
}

/** Returns the node before another one in the same parent. */
export function previousOf(node: Nodes): Nodes | undefined {
  const siblings: readonly Nodes[] = parentOf(node)?.children ?? [];
  return siblings[siblings.indexOf(node) - 1];
}

/** Records the parents of moved nodes. */
export function setParent(parent: Parents | undefined, children: readonly Nodes[]): void {
  for (const child of children) linkTo(parent, child);
}

/** Records the parent of a node. */
export function linkTo(parent: Parents | undefined, node: Nodes): void {
  (node as Linked)[parentKey] = parent;
}

/** Cache of hast property names, keyed by attribute name. */
const propertyNames = new Map<string, string>();

function propertyOf(name: string): string {
  const known = propertyNames.get(name);
  if (known !== undefined) return known;
  const {property} = find(html, name);
  propertyNames.set(name, property);
  return property;
}

/** Returns the value of an attribute as written in HTML. @param name In lower case: `class`, `data-lang`. */
export function attribute({properties}: Element, name: string): string | undefined {
  const value = properties[propertyOf(name)] ?? properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? joined(value) : String(value);
}

/** Key of the text of a list of classes, which selectors read often. Lists are replaced, not modified. */
const textKey = Symbol('text');

function joined(list: readonly (string | number)[] & {[textKey]?: string}): string {
  list[textKey] ??= list.join(' ');
  return list[textKey];
}

/** Returns an element's classes. */
export function classesOf({properties}: Element): readonly string[] {
  const {className} = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

const adapter: NonNullable<Options<Nodes, Element>['adapter']> = {
  isTag: (node): node is Element => node.type === 'element',
  getAttributeValue: attribute,
  getChildren: (node) => ('children' in node ? node.children : []),
  getName: ({tagName}) => tagName,
  getParent: (node) => parentOf(node) ?? null,
  getSiblings: (node) => parentOf(node)?.children ?? [node],
  getText: (node) => textOf(node),
  hasAttrib: (element, name) => attribute(element, name) !== undefined,
  removeSubsets: (nodes) => nodes,
};

/** Options with which css-select reads hast. */
export const selectorOptions: Options<Nodes, Element> = {adapter, cacheResults: false};
const compiled = new Map<string, (element: Element) => boolean>();

/** True if an element in a linked tree matches a selector. */
export function matches(element: Element, selector: string): boolean {
  let test = compiled.get(selector);
  if (test === undefined) {
    test = compileSelector(selector, selectorOptions, propertyOf);
    compiled.set(selector, test);
  }
  return test(element);
}

/** Returns the matching elements below a node, in document order. An empty selector does not match anything. */
export function selectAll(selector: string, scope: Nodes): Element[] {
  const found: Element[] = [];
  if (selector === '' || !('children' in scope)) return found;
  walk(scope, (element) => {
    if (matches(element, selector)) found.push(element);
    return true;
  });
  return found;
}

/** Returns the first matching element below a node. */
export function select(selector: string, scope: Nodes): Element | undefined {
  let found: Element | undefined;
  if (selector === '' || !('children' in scope)) return undefined;
  walk(scope, (element) => {
    if (found === undefined && matches(element, selector)) found = element;
    return found === undefined;
  });
  return found;
}

/**
 * Calls a function for every element below a node, in document order. @param enter Returns false to skip the element's
 * children.
 */
export function walk(scope: Root | Parents, enter: (element: Element) => boolean): void {
  const open: Nodes[] = scope.children.toReversed();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type !== 'element' || !enter(node)) continue;
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at];
      if (child !== undefined) open.push(child);
    }
  }
}

/** Returns the nearest matching element: the node itself or one of its ancestors. */
export function closest(node: Nodes, selector: string): Element | undefined {
  for (let at: Nodes | undefined = node; at !== undefined; at = parentOf(at)) {
    if (at.type === 'element' && matches(at, selector)) return at;
  }
  return undefined;
}

/** True if a node in a linked tree is `outer` or inside it. */
export function isWithin(node: Nodes, outer: Nodes): boolean {
  for (let at: Nodes | undefined = node; at !== undefined; at = parentOf(at))
    if (at === outer) return true;
  return false;
}

/**
 * Returns the text of a node on one line.
 *
 * @param leftOut Selector of elements inside the node whose text is left out.
 */
export function lineOf(node: Nodes, leftOut = ''): string {
  return textWithBreaks(node, leftOut)
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim();
}

function textWithBreaks(node: Nodes, leftOut: string): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') {
    if (node.tagName === 'br') return ' ';
    if (leftOut !== '' && matches(node, leftOut)) return '';
  }
  return 'children' in node
    ? node.children.map((child) => textWithBreaks(child, leftOut)).join('')
    : '';
}
