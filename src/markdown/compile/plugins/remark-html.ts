import type {Html, Nodes, Parents, Root, RootContent, Text} from 'mdast';
import type {Processor} from 'unified';
import type {Point} from 'unist';
import type {VFile} from 'vfile';
import {nearest} from '../../../core/diagnostics/diagnostic.ts';
import {blocks, voids} from '../../../core/html/nesting.ts';
import {htmlBlockSyntax} from '../syntax/html-block-syntax.ts';
import {
  bareElements,
  documentElements,
  formattingElements,
  type HtmlTag,
  htmlElements,
  htmlTags,
  impliedElements,
  tableParts,
  usualParents,
} from './html-elements.ts';
import {addSyntax, report} from './plugin.ts';
import {swallowed} from './remark-lost-text.ts';

/**
 * Keeps text that looks like HTML: in `ssh <user>@host`, browsers would drop the `<user>`. Reports such text, unclosed
 * elements, and end tags without a start tag. For Markdown only: in MDX these are errors.
 *
 * @param customElements Names in lower case, treated like HTML elements. Other names with a hyphen are elements only if
 * they are closed.
 */
export function remarkHtml(
  this: Processor,
  customElements: readonly string[],
): (tree: Root, file: VFile) => void {
  let mayBeElement = (_name: string): boolean => true;
  addSyntax(
    this,
    htmlBlockSyntax((name) => mayBeElement(name)),
  );
  const {parser} = this;
  if (parser === undefined) throw new Error('`remarkHtml` belongs after the parser.');
  this.parser = (source, file) => {
    const closed = new Set(source.toLowerCase().match(/(?<=<\/)[a-z][a-z\d]*-[a-z\d-]*/g));
    const hasForeign = /<(?:svg|math)\b/i.test(source);
    mayBeElement = (name) =>
      hasForeign || htmlElements.has(name) || customElements.includes(name) || closed.has(name);
    return parser(source, file);
  };
  return (tree, file) => {
    if (String(file.value).includes('<')) new HtmlReader(file, customElements).read(tree);
  };
}

/** An open element. */
interface OpenElement {
  readonly name: string;
  readonly start: Point;
  readonly isSelfClosing: boolean;
  /** True inside an SVG or MathML element, whose descendants are not HTML elements. */
  readonly isForeign: boolean;
  /** True if the element does not need an end tag at its position. */
  readonly endsItself: boolean;
  /** Number of enclosing Markdown blocks. */
  depth: number;
  /** Position at which another element ends this one, if its own end tag is missing. */
  end?: Point;
}

/** Nodes whose HTML children are blocks. In any other node, each `html` node is a single tag. */
const flowParents = new Set<string>([
  'root',
  'blockquote',
  'listItem',
  'container',
  'footnoteDefinition',
]);

/** Markdown blocks that close most HTML elements left open in them. */
const markdownBlocks = new Set<string>([...flowParents, 'paragraph', 'heading', 'tableCell']);

/** Elements whose start tag is optional. End tags of these elements are never reported as stray. */
const openedByEndTag = new Set(['colgroup', 'tbody']);

/** Reads a page's HTML in order, as browsers do. */
class HtmlReader {
  readonly #file: VFile;
  readonly #lines: readonly string[];
  readonly #lastLine: number;
  readonly #customElements: readonly string[];
  readonly #tags = new Map<Html, readonly HtmlTag[]>();
  /** Tags of custom elements that have both a start and an end tag. */
  readonly #paired = new Set<HtmlTag>();
  /** Reported names. Their end tags are not reported again. */
  readonly #reported = new Set<string>();
  #open: OpenElement[] = [];
  #depth = 0;
  /** Depth of the current table cell. An end tag in a cell never closes an element outside the cell. */
  #depthOfCell = 0;

  constructor(file: VFile, customElements: readonly string[]) {
    const source = String(file.value);
    this.#file = file;
    this.#customElements = customElements;
    this.#lines = source.split(/\r\n|\n|\r/);
    this.#lastLine = source.trimEnd().split(/\r\n|\n|\r/).length;
  }

  read(tree: Root): void {
    this.#collectTags(tree);
    if (this.#tags.size === 0) return;
    this.#pairCustomElements();
    this.#readChildren(tree);
  }

  #collectTags(node: Nodes): void {
    if (node.type === 'html') this.#tags.set(node, htmlTags(node.value));
    if (node.type === 'container') for (const child of node.label) this.#collectTags(child);
    if ('children' in node) for (const child of node.children) this.#collectTags(child);
  }

  #pairCustomElements(): void {
    const ends = new Map<string, HtmlTag[]>();
    for (const tag of [...this.#tags.values()].flat().reverse()) {
      if (!tag.name.includes('-') || tag.isSelfClosing) continue;
      const waiting = ends.get(tag.name) ?? [];
      ends.set(tag.name, waiting);
      if (tag.kind === 'end') {
        waiting.push(tag);
      } else {
        const end = waiting.pop();
        if (end !== undefined) this.#paired.add(tag).add(end);
      }
    }
  }

  #readChildren(node: Parents): void {
    const depthOfCell = this.#depthOfCell;
    const isBlock = markdownBlocks.has(node.type);
    if (isBlock) this.#depth += 1;
    if (node.type === 'tableCell') this.#depthOfCell = this.#depth;
    if (node.type === 'container') node.label = this.#readAll(node.label) as typeof node.label;
    node.children = this.#readAll(node.children, node.type) as typeof node.children;
    if (isBlock) {
      this.#endBlock(node);
      this.#depth -= 1;
    }
    this.#depthOfCell = depthOfCell;
  }

  #readAll(nodes: readonly RootContent[], parent?: Parents['type']): RootContent[] {
    const read: RootContent[] = [];
    for (const node of nodes) {
      if (node.type === 'link' || node.type === 'linkReference') {
        this.#endLink(node.position?.start);
      }
      if ('children' in node) this.#readChildren(node);
      const kept =
        node.type === 'html' ? this.#readHtml(node, flowParents.has(parent ?? '')) : node;
      const last = read.at(-1);
      if (kept.type === 'text' && last?.type === 'text') {
        last.value += kept.value;
        if (last.position && kept.position) last.position.end = kept.position.end;
      } else {
        read.push(kept);
      }
    }
    return read;
  }

  #readHtml(node: Html, isBlock: boolean): Html | Text {
    let value = '';
    let end = 0;
    const pointAt = this.#pointer(node);
    for (const tag of this.#tags.get(node) ?? []) {
      const start = pointAt(tag.start);
      if (this.#isMarkup(tag)) {
        this.#readTag(tag, start, node, isBlock);
      } else {
        this.#reportText(tag, node.value.slice(tag.start, tag.end), start);
        value += `${node.value.slice(end, tag.start)}&lt;`;
        end = tag.start + 1;
      }
    }
    if (end === 0) return node;
    return isBlock ? {...node, value: value + node.value.slice(end)} : {...node, type: 'text'};
  }

  #isMarkup(tag: HtmlTag): boolean {
    const {kind, name, isBare} = tag;
    if (kind === 'comment' || this.#open.at(-1)?.isForeign) return true;
    if (documentElements.has(name)) return false;
    if (kind === 'start' && isBare && bareElements.has(name)) return false;
    if (tableParts.has(name) && !this.#isInUsualParent(name)) return false;
    return htmlElements.has(name) || this.#customElements.includes(name) || this.#paired.has(tag);
  }

  #isInUsualParent(name: string): boolean {
    const parents = usualParents.get(name);
    return this.#open.some((element) => parents?.includes(element.name));
  }

  #readTag({kind, name, isSelfClosing}: HtmlTag, start: Point, node: Html, isBlock: boolean): void {
    if (kind === 'comment') {
      this.#reportUnclosed('comment', '-->', start, node.position?.end);
    } else if (kind === 'end') {
      this.#endElement(name, start);
    } else if (kind === 'start' && !voids.has(name)) {
      if (name === 'a') this.#endLink(start);
      const isForeign = name === 'svg' || name === 'math' || this.#open.at(-1)?.isForeign === true;
      if (isForeign && isSelfClosing) return;
      const endsItself =
        impliedElements.has(name) && (name === 'p' ? isBlock : this.#isInUsualParent(name));
      const depth = this.#depth;
      this.#open.push({name, start, isSelfClosing, isForeign, endsItself, depth});
    }
  }

  #endElement(name: string, end: Point): void {
    const index = this.#open.findLastIndex(
      (element) => element.name === name && element.depth >= this.#depthOfCell,
    );
    if (index < 0) {
      this.#reportStray(name, end);
      return;
    }
    const isFormatting = formattingElements.has(name);
    const inside = this.#open.splice(index).slice(1);
    this.#endElements(
      inside,
      (element) => formattingElements.has(element) || (isFormatting && blocks.has(element)),
      end,
    );
  }

  /** Ends an open link, because links must not be nested. */
  #endLink(end: Point | undefined): void {
    const link = this.#open.findLast(({name}) => name === 'a');
    if (link !== undefined && end !== undefined) link.end ??= end;
  }

  #endBlock({type, position}: Parents): void {
    const start = this.#open.findIndex(({depth}) => depth === this.#depth);
    if (start < 0) return;
    const inside = this.#open.splice(start);
    for (const element of inside) element.depth -= 1;
    this.#endElements(
      inside,
      (name) =>
        (type !== 'root' && type !== 'tableCell' && formattingElements.has(name)) ||
        (type === 'paragraph' && blocks.has(name) && !impliedElements.has(name)) ||
        // An admonition becomes a `div`, whose end tag then closes an unclosed `div` in the admonition instead.
        (type === 'container' && name === 'div'),
      position?.end,
    );
  }

  /**
   * Keeps the elements open for which `goesOn` returns true, and reports all other elements that need an end tag. Of
   * several elements with the same name, only the first is reported.
   */
  #endElements(
    elements: readonly OpenElement[],
    goesOn: (name: string) => boolean,
    endOfAll: Point | undefined,
  ): void {
    const ended = new Set<string>();
    for (const element of elements) {
      const {name, start, isSelfClosing, endsItself, end = endOfAll} = element;
      if (goesOn(name)) {
        this.#open.push(element);
      } else if (!endsItself && !ended.has(name)) {
        ended.add(name);
        const hint = isSelfClosing ? 'HTML ignores the `/` at the end of this tag. ' : '';
        this.#reportUnclosed(`\`<${name}>\``, `</${name}>`, start, end, hint);
      }
    }
  }

  #reportUnclosed(what: string, close: string, start: Point, end?: Point, hint = ''): void {
    const range = end === undefined ? '' : swallowed(start, end, this.#lastLine);
    this.#report(start, 'unclosed-element', {
      message: `This ${what} is never closed${range}.`,
      consequence: 'The following text becomes part of the element.',
      hint: `${hint}Close it with \`${close}\`.`,
    });
  }

  #reportStray(name: string, start: Point): void {
    if (voids.has(name) || openedByEndTag.has(name) || this.#reported.has(name)) return;
    this.#report(start, 'stray-end-tag', {
      message: `\`</${name}>\` has no start tag.`,
      consequence: 'Browsers ignore it.',
      hint: 'Remove it, or add a start tag above it.',
    });
  }

  #reportText({kind, name}: HtmlTag, written: string, start: Point): void {
    if (kind === 'end' && this.#reported.has(name)) return;
    this.#reported.add(name);
    const [word = ''] = written.split(/(?<!^<)[\s/>]/, 1);
    const isElement = htmlElements.has(name);
    const meant =
      isElement || name.includes('-') || name.length < 5 ? undefined : nearest(name, htmlElements);
    const hints = [
      ...(meant === undefined ? [] : [`Did you mean \`<${meant}>\`?`]),
      ...(tableParts.has(name) ? ['Put the element in a `<table>`.'] : []),
      ...(name.includes('-')
        ? [
            `For a custom element, also write \`</${name}>\`, or list the element in \`markdown.customElements\`.`,
          ]
        : []),
      `For text, write \`&lt;\` instead of \`<\`, or put the text between backticks.`,
    ];
    this.#report(start, 'unknown-element', {
      message: `\`${word}${name === '' ? '' : '>'}\` ${isElement ? 'has no effect here' : 'is not an HTML element'}.`,
      consequence: 'It is shown as text.',
      hint: hints.join(' '),
    });
  }

  #report(
    start: Point,
    code: string,
    rest: {readonly message: string; readonly consequence: string; readonly hint: string},
  ): void {
    report(this.#file, start, {severity: 'warning', code, ...rest});
  }

  /**
   * Returns a function that converts an offset in the HTML to a source location. It must be called with ascending
   * offsets. The lines of the HTML lack the prefix of the enclosing list or quote.
   */
  #pointer({value, position}: Html): (offset: number) => Point {
    const {line, column} = position?.start ?? {line: 1, column: 1};
    const lineEnds = [...value.matchAll(/\r\n|\n|\r|$/g)];
    let index = 0;
    let start = 0;
    return (offset) => {
      let end = lineEnds[index];
      while (end !== undefined && end[0] !== '' && end.index < offset) {
        start = end.index + end[0].length;
        index += 1;
        end = lineEnds[index];
      }
      if (index === 0) return {line, column: column + offset};
      const indent = (this.#lines[line + index - 1] ?? '').length - ((end?.index ?? 0) - start);
      return {line: line + index, column: Math.max(0, indent) + offset - start + 1};
    };
  }
}
