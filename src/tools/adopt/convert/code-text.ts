import type {Element, Nodes} from 'hast';
import {matches} from '../tree/select.ts';

/** Selector of elements that can be a line of code. Default if the profile does not specify any. */
const lineElements =
  'div, li, tr, p, span.line, span.token-line, span.code-line, span.view-line, code.line';

/** Tags of line elements that do not begin a new line by themselves. */
const inlineLines = new Set(['span', 'code']);

/** Word before the numbers of highlighted lines in the metadata of a code block. */
type LineMark = 'ins=' | 'del=' | '';

/** A code block's text, and the numbers of its highlighted, added and removed lines. */
export interface CodeText {
  readonly text: string;
  /** Line numbers from 1, in ascending order, keyed by mark. */
  readonly marked: ReadonlyMap<LineMark, readonly number[]>;
}

/** Selectors of lines that the old page highlights. The first that matches is used. */
const lineMarks: readonly (readonly [LineMark, string])[] = [
  ['ins=', '.ec-line.ins, .line.diff.add'],
  ['del=', '.ec-line.del, .line.diff.remove'],
  [
    '',
    '.highlighted, .hll, .highlighted-line, .highlight-line, .docusaurus-highlight-code-line, .theme-code-block-highlighted-line, .ec-line.highlight, .ec-line.mark, .hl, [data-highlighted-line]',
  ],
];

/** Reads code from its markup. Lines end at line breaks, at `<br>`, and at the end of elements that are lines. */
export function codeTextOf(block: Element, lines = lineElements): CodeText {
  let text = '';
  let isEnded = false;
  let isInline = false;
  const marked = new Map<LineMark, Set<number>>();
  const add = (value: string): void => {
    if (value === '') return;
    if (isEnded && !value.startsWith('\n')) text += '\n';
    isEnded = false;
    text += value;
  };
  const visit = (node: Nodes): void => {
    if (node.type === 'text') add(node.value.replaceAll('\r\n', '\n'));
    if (node.type !== 'element') return;
    if (node.tagName === 'br') {
      // After a block, a `<br>` is an empty line. After an inline element, it ends that element's line.
      if (isEnded && !isInline) text += '\n';
      isEnded = false;
      text += '\n';
      return;
    }
    const isLine = matches(node, lines);
    if (isLine && text !== '' && !text.endsWith('\n') && !isEnded) isEnded = true;
    const isNewLine = isLine && isEnded;
    if (isNewLine) {
      text += '\n';
      isEnded = false;
    }
    const start = text.split('\n').length;
    for (const child of node.children) visit(child);
    const [mark] = lineMarks.find(([, selector]) => matches(node, selector)) ?? [];
    if (mark !== undefined) {
      const numbers = marked.get(mark) ?? new Set();
      marked.set(mark, numbers);
      const end = text.replace(/\n$/, '').split('\n').length;
      for (let line = start; line <= end; line += 1) numbers.add(line);
    }
    if (isLine) isInline = inlineLines.has(node.tagName);
    if (isLine) isEnded = !text.endsWith('\n') || text === '' || isBlank(node);
  };
  for (const child of block.children) visit(child);
  const sorted = [...marked].map(
    ([mark, numbers]) => [mark, [...numbers].sort((a, b) => a - b)] as const,
  );
  return {text: text.replace(/^\n/, '').trimEnd(), marked: new Map(sorted)};
}

/** True for a line element without content, which is an empty line of the code. */
function isBlank({children}: Element): boolean {
  return children.length === 0;
}
