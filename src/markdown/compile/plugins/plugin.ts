import type {Element, ElementContent, Properties} from 'hast';
import type {Literal, Parent as MdastParent} from 'mdast';
import type {Extension as FromMarkdown} from 'mdast-util-from-markdown';
import type {Extension as Syntax} from 'micromark-util-types';
import {find, svg as svgNames} from 'property-information';
import type {Processor} from 'unified';
import type {Node, Parent, Point, Position} from 'unist';
import {EXIT, SKIP, type visit as visitOfLibrary} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import type {StyleRule} from '../../../core/html/inline-styles.ts';
import {parseSvg, type SvgElement} from '../../../core/html/svg.ts';
import type {InlineCode, ModuleImport, SearchSection, Slot, TocEntry} from '../../types.ts';

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => unknown;

/**
 * Variant of `visit` in unist-util-visit for all nodes or for nodes of one type. The nodes are visited in the same
 * order. Creating a function and a list of ancestors for every node, as the original does, took a large part of the
 * compile time.
 */
export const visit = visitNodes as typeof visitOfLibrary;

function visitNodes(tree: Node, typeOrVisitor: string | Visitor, visitor?: Visitor): void {
  if (typeof typeOrVisitor !== 'string') step(tree, undefined, undefined, undefined, typeOrVisitor);
  else if (visitor !== undefined) step(tree, undefined, undefined, typeOrVisitor, visitor);
}

/**
 * Visits a node and its descendants.
 *
 * @returns The visitor's result: `EXIT`, the index of the sibling to visit next, or `undefined` for the following one.
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

/** Adds syntax to the parser of a processor. */
export function addSyntax(processor: Processor, syntax: Syntax, fromMarkdown?: FromMarkdown): void {
  const data = processor.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax];
  if (fromMarkdown !== undefined) {
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), fromMarkdown];
  }
}

/** Page data that plugins collect. */
export interface PageData {
  readonly diagnostics: Diagnostic[];
  readonly slots: Slot[];
  readonly hashLinks: Slot[];
  readonly externalLinks: Slot[];
  readonly componentLinks: Slot[];
  readonly toc: TocEntry[];
  readonly anchors: string[];
  readonly imports: ModuleImport[];
  /** Keyed by class name. */
  readonly styles: Map<string, StyleRule>;
  readonly inlineCode: InlineCode[];
  search: readonly SearchSection[];
  contentTitle: string | undefined;
  excerpt: string;
}

declare module 'vfile' {
  interface DataMap {
    notes: PageData;
  }
}

/** Returns the data of a page, which is created on first use. */
export function pageDataOf(file: VFile): PageData {
  file.data.notes ??= {
    diagnostics: [],
    slots: [],
    hashLinks: [],
    externalLinks: [],
    componentLinks: [],
    toc: [],
    anchors: [],
    imports: [],
    styles: new Map(),
    inlineCode: [],
    search: [],
    contentTitle: undefined,
    excerpt: '',
  };
  return file.data.notes;
}

/** Reports a problem at a point, or at the start of a node. */
export function report(
  file: VFile,
  at: Pick<Node, 'position'> | Pick<Point, 'line' | 'column'> | undefined,
  problem: Omit<Diagnostic, 'file' | 'line' | 'column'>,
): void {
  const start = at && ('line' in at ? at : at.position?.start);
  pageDataOf(file).diagnostics.push({...problem, line: start?.line, column: start?.column});
}

/** An HTML element in the Markdown tree. It is kept when the tree is converted to HTML. */
export interface Markup extends MdastParent {
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
    ...(position && {position}),
  };
}

/** Creates an HTML element. */
export function element(
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] = [],
): Element {
  return {type: 'element', tagName, properties, children};
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
  const properties = [...attributes].map(([key, value]) => {
    const {property} = find(svgNames, key);
    return [property, property === 'className' ? classList(value) : value] as const;
  });
  return element(
    name,
    Object.fromEntries(properties),
    children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : nodeOf(child),
    ),
  );
}

/** Returns the class names in `class` attribute values. */
export function classList(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/\s+/)).filter((name) => name !== '');
}

/** Returns the name of an article part: its first class. */
export function partName(classes: string): string {
  return classes.split(' ', 1)[0] ?? '';
}
