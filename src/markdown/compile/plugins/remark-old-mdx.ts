import type {Program} from 'estree';
import {walk} from 'estree-walker';
import type {Data, Nodes, Paragraph, PhrasingContent, Root, RootContent, Text} from 'mdast';
import type {CompileContext, Extension, Handle} from 'mdast-util-from-markdown';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {VFileMessage} from 'vfile-message';
import {voids} from '../../../core/html/nesting.ts';
import {oldMdxSyntax} from '../syntax/old-mdx-syntax.ts';

/** A single tag that has not been paired yet. */
interface MdxTag extends Node {
  type: 'mdxTag';
  /** `null` for a fragment. */
  name: string | null;
  attributes: (MdxJsxAttribute | MdxJsxExpressionAttribute)[];
  kind: 'opening' | 'closing' | 'whole';
  data?: Data;
}

declare module 'mdast' {
  interface BlockContentMap {
    mdxTag: MdxTag;
  }
  interface PhrasingContentMap {
    mdxTag: MdxTag;
  }
  interface RootContentMap {
    mdxTag: MdxTag;
  }
}

/**
 * Parses MDX in the dialect of old files. Elements can begin in one paragraph and end in another, as in HTML: tags are
 * paired after the entire page has been parsed.
 */
export function remarkOldMdx(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = oldMdxSyntax(data.micromarkExtensions ?? []);
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(tagsFromMarkdown);
}

const nothing: Handle = () => {};

const exitTag: Handle = function (token) {
  const tag = currentTag(this);
  this.resume();
  if (tag === undefined) return;
  const {name = null, attributes, close, selfClosing} = tag;
  const isVoid = name !== null && voids.has(name);
  // The end tag of a void element is ignored: `<img></img>`.
  if (isVoid && close) return;
  const kind = close ? 'closing' : selfClosing || isVoid ? 'whole' : 'opening';
  this.enter({type: 'mdxTag', name, attributes, kind}, token);
  this.exit(token);
};

const tagsFromMarkdown: Extension = {
  enter: {mdxJsxFlowTagClosingMarker: nothing, mdxJsxTextTagClosingMarker: nothing},
  exit: {mdxJsxFlowTag: exitTag, mdxJsxTextTag: exitTag},
  transforms: [
    (tree: Root) => {
      pairTags(tree);
      replaceUnknownNames(tree);
    },
  ],
};

/**
 * Replaces expressions that use unknown names, such as `{id}` in a path, with text. In MDX 1, braces in a paragraph are
 * always text.
 */
function replaceUnknownNames(tree: Root): void {
  // In MDX 1, pages could use these names.
  const known = new Set(['props', 'frontMatter', 'toc', 'contentTitle', 'metadata', 'assets']);
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const name of namesIn(data?.estree)) known.add(name);
  });
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node, index, parent) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const names = namesIn(node.data?.estree);
    if (names.every((name) => known.has(name) || name in globalThis)) return;
    const text: Text = {type: 'text', value: `{${node.value}}`};
    const isText = node.type === 'mdxTextExpression' || parent?.type === 'mdxJsxFlowElement';
    parent?.children.splice(index ?? 0, 1, isText ? text : {type: 'paragraph', children: [text]});
  });
}

/**
 * Returns the names of the variables that code uses; none if the code contains functions, which have variables of their
 * own.
 */
function namesIn(code: Program | null | undefined): string[] {
  const names: string[] = [];
  let hasFunction = false;
  if (code == null) return names;
  walk(code, {
    enter(node, parent, key) {
      const isKey =
        (key === 'property' || key === 'key') && !(parent as {computed?: boolean}).computed;
      if (node.type === 'Identifier' && !isKey) names.push(node.name);
      hasFunction ||= /Function/.test(node.type);
    },
  });
  return hasFunction && code.body.every(({type}) => type === 'ExpressionStatement') ? [] : names;
}

/** Tag data that `mdast-util-mdx-jsx` collects. */
interface GatheredTag extends Pick<MdxTag, 'attributes'> {
  readonly name: string | undefined;
  readonly close: boolean;
  readonly selfClosing: boolean;
}

function currentTag({data}: CompileContext): GatheredTag | undefined {
  return data.mdxJsxTag;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Nodes that can contain text but not blocks. */
const phrasingParents = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
]);

/**
 * Pairs a page's tags and creates elements from them. A paragraph with unclosed tags is unwrapped: its content joins
 * the surrounding blocks, as in `<details><summary>Title</summary>`.
 *
 * @throws {VFileMessage} At an unclosed tag, or an end tag without a start tag.
 */
function pairTags(tree: Root): void {
  pairIn(tree);
}

function pairIn(node: Nodes): void {
  if (!('children' in node)) return;
  const children: RootContent[] = node.children;
  for (const child of children) {
    if (!(child.type === 'paragraph' && !isBalanced(child.children))) pairIn(child);
    else for (const inner of child.children) pairIn(inner);
  }
  const isText = phrasingParents.has(node.type);
  if (!isText && !children.some(holdsTags)) return;
  const flat = isText
    ? children
    : children.flatMap((child) =>
        child.type === 'paragraph' && !isBalanced(child.children) ? unwrapped(child) : [child],
      );
  node.children = paired(flat, isText) as typeof node.children;
}

function holdsTags(node: RootContent): boolean {
  return isTag(node) || (node.type === 'paragraph' && node.children.some(isTag));
}

function isTag(node: Nodes): node is MdxTag {
  return node.type === 'mdxTag';
}

function isBalanced(nodes: readonly PhrasingContent[]): boolean {
  const open: (string | null)[] = [];
  for (const node of nodes) {
    if (!isTag(node) || node.kind === 'whole') continue;
    if (node.kind === 'opening') open.push(node.name);
    else if (open.pop() !== node.name) return false;
  }
  return open.length === 0;
}

/** Returns a paragraph's children. Text outside its tags remains a paragraph. */
function unwrapped(paragraph: Paragraph): RootContent[] {
  const nodes: RootContent[] = [];
  let loose: PhrasingContent[] = [];
  let depth = 0;
  const endLoose = (): void => {
    const [first] = loose;
    if (loose.some((node) => node.type !== 'text' || node.value.trim() !== '')) {
      nodes.push({
        type: 'paragraph',
        children: loose,
        ...(first?.position && {position: first.position}),
      });
    }
    loose = [];
  };
  for (const node of paragraph.children) {
    if (!isTag(node)) {
      if (depth > 0) nodes.push(node);
      else loose.push(node);
      continue;
    }
    endLoose();
    nodes.push(node);
    if (node.kind === 'opening') depth += 1;
    if (node.kind === 'closing') depth = Math.max(0, depth - 1);
  }
  endLoose();
  return nodes;
}

function paired(nodes: readonly RootContent[], isText: boolean): RootContent[] {
  const top: RootContent[] = [];
  const open: {readonly tag: MdxTag; readonly element: Element}[] = [];
  const add = (node: RootContent): void => {
    const children: RootContent[] = open.at(-1)?.element.children ?? top;
    children.push(node);
  };
  for (const node of nodes) {
    if (!isTag(node)) {
      add(node);
    } else if (node.kind === 'closing') {
      const last = open.pop();
      if (last?.tag.name !== node.name) throw unexpected(node, last?.tag);
      if (last.element.position && node.position) last.element.position.end = node.position.end;
    } else {
      const element = elementOf(node, isText);
      add(element);
      if (node.kind === 'opening') open.push({tag: node, element});
    }
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) throw neverClosed(unclosed.tag);
  return top;
}

function elementOf({name, attributes, position}: MdxTag, isText: boolean): Element {
  return {
    type: isText ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name,
    attributes,
    children: [],
    ...(position && {position: {...position}}),
  } as Element;
}

function unexpected(tag: MdxTag, open: MdxTag | undefined): VFileMessage {
  const written = `</${tag.name ?? ''}>`;
  const reason =
    open === undefined
      ? `\`${written}\` has no start tag`
      : `\`${written}\` was found instead of \`</${open.name ?? ''}>\`: \`<${open.name ?? ''}>\` on line ${open.position?.start.line ?? '?'} is still open`;
  return new VFileMessage(reason, {place: tag.position, source: 'old-mdx', ruleId: 'tag'});
}

function neverClosed(tag: MdxTag): VFileMessage {
  const reason = `\`<${tag.name ?? ''}>\` is never closed`;
  return new VFileMessage(reason, {place: tag.position, source: 'old-mdx', ruleId: 'tag'});
}
