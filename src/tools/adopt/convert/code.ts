import type {Element, ElementContent, Nodes, Properties} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {classList} from '../../../markdown/compile/plugins/plugin.ts';
import {blockParts, undrawn} from '../profiles/common.ts';
import {ours, replace, text, unwrap} from '../tree/edit.ts';
import {
  attribute,
  closest,
  isWithin,
  matches,
  parentOf,
  previousOf,
  select,
  selectAll,
  setParent,
} from '../tree/select.ts';
import {languageOf, type NamedLanguage} from './code-language.ts';
import {type CodeText, codeTextOf} from './code-text.ts';
import {firstLineAttribute} from './leave-out.ts';
import {type Conversion, reportPart} from './types.ts';

/** Result of converting a page's code blocks. */
export interface ConvertedCode {
  readonly blocks: number;
  /** Number of blocks whose language is set in the old page. */
  readonly named: number;
  /** Number of blocks that are highlighted in the language that the old page sets. */
  readonly highlighted: number;
}

/** Converts code blocks to `<pre><code class="language-…">`, which the compiler highlights. */
export function convertCode(conversion: Conversion): ConvertedCode {
  const {article, profile} = conversion;
  const selector = ['pre', undrawn, profile.codeBlock].filter(Boolean).join(', ');
  const counts = {blocks: 0, named: 0, highlighted: 0};
  for (const block of selectAll(selector, article)) {
    // A block inside another one is part of that block.
    if (closest(parentOf(block) ?? article, selector) !== undefined) continue;
    counts.blocks += 1;
    const language = convertBlock(block, conversion);
    if (language === undefined) continue;
    counts.named += 1;
    if (language.known !== undefined) counts.highlighted += 1;
  }
  convertSignatures(conversion);
  joinInlineCode(conversion);
  return counts;
}

function convertBlock(block: Element, conversion: Conversion): NamedLanguage | undefined {
  const {profile, article} = conversion;
  expandTabs(block);
  const boxes = boxesOf(block, article, profile.codeBox);
  const titles = boxes.flatMap((box) => selectAll(profile.codeTitle ?? '', box));
  const outer = boxes.findLast((box) => !hasOtherContent(box, [block, ...titles])) ?? block;
  const code = select('code', block);
  const around = [...(code ? [code] : []), block, ...boxes.filter((box) => box !== block)];
  const language = languageOf(around.concat(parentElements(outer, article)));
  if (language !== undefined && language.known === undefined) {
    reportPart(conversion, block, {
      severity: 'info',
      code: 'adopt-unknown-language',
      message: `The language \`${language.written}\` is not supported by the highlighter.`,
      consequence: 'The code is not highlighted.',
    });
  }
  const title = profile.codeTitle === undefined ? undefined : select(profile.codeTitle, outer);
  // Links and images, such as the numbers of callouts, would be lost if the text was highlighted.
  const isKept = select('a[href], img[src]', block) !== undefined;
  // A title with links becomes a paragraph before the code.
  const linkedTitle =
    title && select('a[href]', title) ? [ours('p', {}, title.children, title)] : [];
  const ids = idsIn(outer, block, isKept);
  // A block of Doxygen without tokens is in another language, or is not code.
  const isHighlighted = matches(block, 'pre.prettyprint, :not(pre):has(span[class], a)');
  const known = language?.known ?? (isHighlighted ? profile.codeBlockLanguage : undefined);
  const className = known === undefined ? [] : [`language-${known}`];
  const removed = around.map((element) => element.properties[firstLineAttribute]).find(Boolean);
  const start = closest(block, '[data-startfrom]');
  // The style sheets of Pandoc and Nextra draw the numbers.
  const drawn = matches(block, 'pre.numberLines, pre:has(> code[data-line-numbers])')
    ? ((start && attribute(start, 'data-startfrom')) ?? 1)
    : undefined;
  const firstLine = removed ?? drawn;
  const {text: value, marked} = codeTextOf(block, profile.codeLine);
  const properties: Properties = {
    ...(className.length > 0 && {className}),
    ...metaOf({
      title: title && linkedTitle.length === 0 ? plainText(title) : undefined,
      firstLine,
      marked,
    }),
  };
  const content: ElementContent[] = isKept
    ? keptContent(block, conversion.options.markup)
    : [text(`${value}\n`)];
  const pre = ours('pre', {}, [ours('code', properties, content, block)], block);
  replace(outer, ...ids, ...linkedTitle, pre);
  return isKept && language ? {...language, known: undefined} : language;
}

/** Width of tabs in browsers. */
const tabWidth = 8;

/** Replaces the tabs of code that is aligned with tabs and spaces, because the theme's tabs are narrower. */
function expandTabs(block: Element): void {
  const code = textOf(block);
  if (!code.includes('\t') || !/^ {2}|[^\t\n]\t/m.test(code)) return;
  let column = 0;
  const expand = (node: Nodes): void => {
    if ('children' in node) node.children.forEach(expand);
    if (node.type !== 'text') return;
    node.value = node.value.replace(/[^\t\n]+|\t|\n/g, (part) => {
      const written = part === '\t' ? ' '.repeat(tabWidth - (column % tabWidth)) : part;
      column = part === '\n' ? 0 : column + written.length;
      return written;
    });
  };
  expand(block);
}

/** Returns the wrappers of a code block, innermost first. */
function boxesOf(block: Element, article: Element, selector: string | undefined): Element[] {
  const boxes: Element[] = [];
  if (selector === undefined) return boxes;
  for (let at = parentOf(block); at?.type === 'element' && at !== article; at = parentOf(at)) {
    if (matches(at, selector) && selectAll('pre', at).length <= maxBlocksInBox) boxes.push(at);
  }
  return boxes;
}

const media = new Set('img svg picture video audio math'.split(' '));

/** True if a node contains text or images outside the given elements. */
function hasOtherContent(node: Nodes, known: readonly Element[]): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type !== 'element' || known.includes(node)) return false;
  return media.has(node.tagName) || node.children.some((child) => hasOtherContent(child, known));
}

/**
 * Maximum number of `<pre>` elements in a replaced wrapper. A block with line numbers has two `<pre>` elements, but the
 * one with the numbers was removed.
 */
const maxBlocksInBox = 1;

/**
 * Returns up to two ancestors of a block that can specify its language. Each has at most two children, including the
 * block.
 */
function parentElements(element: Element, article: Element): Element[] {
  const found: Element[] = [];
  let at = parentOf(element);
  while (found.length < 2 && at?.type === 'element' && at !== article) {
    const others = at.children.filter(
      (node) => node.type === 'element' || (node.type === 'text' && node.value.trim() !== ''),
    );
    if (others.length > 2) break;
    found.push(at);
    at = parentOf(at);
  }
  return found;
}

/**
 * Returns empty elements with the ids that a block contains. The elements are inserted before the block, because its
 * text is highlighted again.
 *
 * @param isKept True if the elements inside the block are kept.
 */
function idsIn(outer: Element, block: Element, isKept: boolean): Element[] {
  const elements = [
    ...(outer === block ? [] : [outer]),
    block,
    ...selectAll('[id], a[name]', outer).filter((element) => !isKept || !isWithin(element, block)),
  ];
  const ids = elements.flatMap((element) => [
    attribute(element, 'id'),
    element.tagName === 'a' ? attribute(element, 'name') : undefined,
  ]);
  return [...new Set(ids)].flatMap((id) => (id ? [ours('span', {id}, [])] : []));
}

interface Meta {
  readonly title: string | undefined;
  readonly firstLine: unknown;
  readonly marked: CodeText['marked'];
}

/** Returns the property with a code block's metadata, in the syntax of an info string. */
function metaOf({title, firstLine, marked}: Meta): Properties {
  const words = [
    ...(title ? [`title="${title.replace(/["\\&]/g, '\\$&')}"`] : []),
    ...(firstLine === undefined ? [] : [`showLineNumbers=${Number(firstLine) || 1}`]),
    ...[...marked].map(([mark, lines]) => `${mark}{${lines.join(',')}}`),
  ];
  return words.length === 0 ? {} : {dataMeta: words.join(' ')};
}

function plainText(element: Element): string {
  return codeTextOf(element).text.replace(/\s+/g, ' ').trim();
}

/**
 * Returns the content of a block that contains links or images, without the old highlighting. The content is wrapped in
 * one line element of the theme.
 */
function keptContent(block: Element, {code}: Conversion['options']['markup']): ElementContent[] {
  for (const line of selectAll('div', block)) {
    const next = line.children.at(-1);
    const isEnded = next?.type === 'text' && next.value.endsWith('\n');
    const id = attribute(line, 'id');
    const anchor = id === undefined ? [] : [ours('span', {id}, [])];
    replace(line, ...anchor, ...line.children, ...(isEnded ? [] : [text('\n')]));
  }
  for (const element of selectAll('span, code, font', block)) {
    if (attribute(element, 'id') === undefined) unwrap(element);
  }
  return [ours('span', {className: classList(code.line)}, block.children)];
}

/** Shows API signatures as code. Their links are kept. */
function convertSignatures({article, profile}: Conversion): void {
  const joined = new Set<Element>();
  for (const signature of selectAll(profile.signature ?? '', article)) {
    if (select(blockParts, signature) !== undefined || closest(signature, 'pre, code')) continue;
    for (const part of selectAll('code, tt', signature)) part.tagName = 'span';
    const before = previousOf(signature);
    const [started] = before?.type === 'element' ? before.children : [];
    if (signature.tagName === 'span' && started?.type === 'element' && joined.has(started)) {
      // The parts of one signature are one piece of code.
      replace(signature);
      started.children.push(signature);
      setParent(started, [signature]);
      continue;
    }
    const code = ours('code', {}, signature.children, signature);
    if (signature.tagName === 'span') joined.add(code);
    signature.children = [code];
    setParent(signature, [code]);
  }
}

/** Joins the lines of inline code, because the compiler would show code that contains line breaks as a block. */
function joinInlineCode({article, profile}: Conversion): void {
  for (const code of selectAll('code', article)) {
    if (closest(code, 'pre') !== undefined) continue;
    joinLines(code, profile.brokenCode !== undefined && matches(code, profile.brokenCode));
  }
}

/** @param isBroken True if the lines are shown as lines. */
function joinLines(element: Element, isBroken: boolean): void {
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') joinLines(child, isBroken);
    if (child.type !== 'text' || !child.value.includes('\n')) return [child];
    const lines = child.value.split(/\s*\n\s*/);
    if (!isBroken) return [text(lines.join(' '))];
    return lines.flatMap((line, index) => [
      ...(index === 0 ? [] : [ours('br', {}, [])]),
      text(line),
    ]);
  });
  setParent(element, element.children);
}
