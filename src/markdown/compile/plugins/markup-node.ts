import type {Element, ElementContent, Properties} from 'hast';
import type {Literal, Node, Parent} from 'mdast';
import {find, svg as svgNames} from 'property-information';
import type {Position} from 'unist';
import {parseSvg, type SvgElement} from '../../../core/html/svg.ts';

/** An HTML element in the Markdown tree. It is kept when the tree is converted to HTML. */
export interface Markup extends Parent {
  type: 'markup';
  data: {hName: string; hProperties: Properties; hChildren?: ElementContent[]};
}

declare module 'mdast' {
  interface BlockContentMap {
    markup: Markup;
  }
  interface PhrasingContentMap {
    markup: Markup;
  }
  interface RootContentMap {
    markup: Markup;
  }
}

export function markup(
  tagName: string,
  properties: Properties,
  children: Markup['children'] = [],
  position?: Position,
): Markup {
  return {
    type: 'markup',
    data: {hName: tagName, hProperties: properties},
    children,
    ...(position === undefined ? {} : {position}),
  };
}

/** Returns the visible text of Markdown nodes, without raw tags and MDX expressions. */
export function readerText(nodes: readonly Node[]): string {
  return nodes.map(textOf).join('');
}

const silentTypes = new Set(['html', 'mdxTextExpression', 'mdxFlowExpression', 'mdxjsEsm']);

function textOf(node: Node): string {
  if (silentTypes.has(node.type)) return '';
  if (isLiteral(node)) return node.value;
  if (node.type === 'break') return '\n';
  if ('alt' in node && typeof node.alt === 'string') return node.alt;
  return isParent(node) ? readerText(node.children) : '';
}

function isLiteral(node: Node): node is Literal {
  return 'value' in node && typeof node.value === 'string';
}

function isParent(node: Node): node is Parent {
  return 'children' in node && Array.isArray(node.children);
}

/**
 * Parses an icon for insertion into a page's tree.
 *
 * @param text Already validated: a single `<svg>`.
 */
export function svgNode(text: string): Element[] {
  const svg = parseSvg(text);
  return svg === undefined ? [] : [nodeOf(svg)];
}

function nodeOf({name, attributes, children}: SvgElement): Element {
  return {
    type: 'element',
    tagName: name,
    properties: Object.fromEntries(
      [...attributes].map(([key, value]) => {
        const {property} = find(svgNames, key);
        return [property, property === 'className' ? classList(value) : value];
      }),
    ),
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : nodeOf(child),
    ),
  };
}

/** Returns the class names in `class` attribute values. */
export function classList(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/\s+/)).filter((name) => name !== '');
}

/** Returns the name of an article part: its first class. */
export function partName(classes: string): string {
  return classes.split(' ', 1)[0] ?? '';
}
