import type {Node, Parent} from 'unist';
import {EXIT, SKIP, type visit as visitOfLibrary} from 'unist-util-visit';

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => unknown;

/**
 * Variant of `visit` in unist-util-visit for all nodes or for nodes of one type. The result is the same. Creating a
 * function and a list of ancestors for every node, as the original does, took a large part of the compile time.
 */
export const visit = visitNodes as typeof visitOfLibrary;

function visitNodes(tree: Node, typeOrVisitor: string | Visitor, visitor?: Visitor): void {
  if (typeof typeOrVisitor !== 'string') step(tree, undefined, undefined, undefined, typeOrVisitor);
  else if (visitor !== undefined) step(tree, undefined, undefined, typeOrVisitor, visitor);
}

/**
 * Visits a node and its descendants.
 *
 * @returns The visitor's result: `EXIT`, or the index of the next sibling.
 */
function step(
  node: Node,
  index: number | undefined,
  parent: Parent | undefined,
  type: string | undefined,
  visitor: Visitor,
): typeof EXIT | number | undefined {
  const result =
    type === undefined || node.type === type ? visitor(node, index, parent) : undefined;
  const [action, next] = Array.isArray(result) ? result : [result, result];
  if (action === EXIT) return EXIT;
  if (action !== SKIP && isParent(node)) {
    for (let at = 0; at < node.children.length; ) {
      const child = node.children[at];
      const wanted = child && step(child, at, node, type, visitor);
      if (wanted === EXIT) return EXIT;
      at = wanted ?? at + 1;
    }
  }
  return typeof next === 'number' ? next : undefined;
}

function isParent(node: Node): node is Parent {
  return 'children' in node;
}
