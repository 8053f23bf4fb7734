import {distance} from 'fastest-levenshtein';
import type {Element, ElementContent, Parents, Properties, Root} from 'hast';
import {toString as toText} from 'hast-util-to-string';
import {SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '../../../core/diagnostics/diagnostic.ts';
import {escapeText} from '../../../core/html/escape.ts';
import {type StyleRule, styleRule} from '../../../core/html/inline-styles.ts';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import type {CodeOptions} from '../../types.ts';
import {ansiLines} from '../code/ansi.ts';
import type {CodeHighlighter, HighlightedBlocks} from '../code/code-highlighter.ts';
import {type CodeMeta, codeLines, parseCodeMeta} from '../code/code-meta.ts';
import {findLanguage, languageNames, terminalOutput} from '../code/languages.ts';
import {classList, element, pageDataOf, partName, report, visit} from './plugin.ts';

/**
 * Converts a `<code>` of raw HTML that contains a line break to a code block, like a fence (row MD-16). An enclosing
 * paragraph is split, since it cannot contain a block.
 */
export function rehypeRawCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'pre') return SKIP;
      if (parent === undefined || index === undefined) return undefined;
      if (node.tagName === 'p' && node.children.some(isMultiLine)) {
        const parts = split(node);
        parent.children.splice(index, 1, ...parts);
        return index + parts.length;
      }
      if (!isMultiLine(node)) return undefined;
      parent.children[index] = block(node);
      return SKIP;
    });
  };
}

function isMultiLine(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'code' && toText(node).includes('\n');
}

function split(paragraph: Element): Element[] {
  const parts: Element[] = [];
  for (const child of paragraph.children) {
    const last = parts.at(-1);
    if (isMultiLine(child)) parts.push(block(child));
    else if (last?.tagName === 'p') last.children.push(child);
    else parts.push({...paragraph, children: [child]});
  }
  return parts.filter(
    (part) => part.tagName !== 'p' || toText(part).trim() !== '' || hasElement(part),
  );
}

function hasElement({children}: Element): boolean {
  return children.some(({type}) => type === 'element');
}

function block(code: Element): Element {
  return {...element('pre', {}, [code]), ...(code.position && {position: code.position})};
}

/** Excludes code from browser translation: a translated API name is invalid. */
export function rehypeUntranslated(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName !== 'code' && tagName !== 'pre') return undefined;
      properties['translate'] ??= 'no';
      return SKIP;
    });
  };
}

declare module 'vfile' {
  interface DataMap {
    /** Cache of highlighted blocks. */
    highlightedBlocks: HighlightedBlocks;
  }
}

export interface RehypeCodeOptions extends CodeHighlighting {
  /**
   * How highlighted HTML is inserted into the tree: as a `raw` node, or, in pages that become JavaScript, as the
   * property that React uses. Both contain a single string instead of an element for each token.
   */
  readonly embed: 'raw' | 'property';
}

interface CodeBlock {
  readonly parent: Parents;
  readonly pre: Element;
  readonly code: Element;
}

/** Converts `<pre><code>` to the markup of a code block, highlighted with classes (rows MD-09 to MD-17). */
export function rehypeCode(options: RehypeCodeOptions): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const replacing = findBlocks(tree).map(async (block) => {
      const {parent, pre} = block;
      const markup = await blockMarkup(block, options, file);
      parent.children[parent.children.indexOf(pre)] = markup;
    });
    await Promise.all(replacing);
  };
}

function findBlocks(tree: Root): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(tree, 'element', (pre, _index, parent) => {
    if (pre.tagName !== 'pre' || parent === undefined) return undefined;
    const [code, ...rest] = pre.children.filter(
      (child) => child.type !== 'text' || child.value.trim() !== '',
    );
    // A scrollable element must be reachable with the keyboard.
    pre.properties['tabIndex'] ??= 0;
    if (code?.type === 'element' && code.tagName === 'code' && rest.length === 0) {
      blocks.push({parent, pre, code});
    }
    return SKIP;
  });
  return blocks;
}

async function blockMarkup(
  {pre, code}: CodeBlock,
  options: RehypeCodeOptions,
  file: VFile,
): Promise<Element> {
  const {dataMeta, ...properties} = code.properties;
  const meta = parseCodeMeta(typeof dataMeta === 'string' ? dataMeta : '');
  const language = writtenLanguage(code) ?? options.code.defaultLanguage?.toLowerCase();
  reportUnknown(language, options.code.languages, file, pre);
  code.properties = properties;
  pre.children = [code];
  numberLines(pre, meta, options.parts, file);
  // Code that contains elements from raw HTML keeps them and is not highlighted.
  if (code.children.every(({type}) => type === 'text')) {
    const text = toText(code).replace(/\n$/, '');
    const {highlightedBlocks} = file.data;
    const {styles} = pageDataOf(file);
    const input = {code: text, language, meta, styles};
    const html = await codeBlockHtml(input, options, highlightedBlocks);
    embedHtml(code, html, options.embed);
  }
  return wrap(pre, {title: meta.title, language, parts: options.parts});
}

function numberLines(
  pre: Element,
  {firstNumber}: CodeMeta,
  parts: ArticleMarkup['code'],
  file: VFile,
): void {
  if (firstNumber === undefined) return;
  const classes = classList(parts.numbered);
  const rule = firstNumber === 1 ? undefined : styleRule(`counter-reset: line ${firstNumber - 1}`);
  if (rule !== undefined) pageDataOf(file).styles.set(rule.className, rule);
  pre.properties['className'] = [...classes, ...(rule ? [rule.className] : [])];
}

function embedHtml(code: Element, html: string, embed: RehypeCodeOptions['embed']): void {
  if (embed === 'raw') {
    code.children = [{type: 'raw', value: html}];
  } else {
    code.children = [];
    code.properties['dangerouslySetInnerHTML'] = html;
  }
}

interface Frame {
  /** Title in a bar above the code (row MD-09). */
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly parts: ArticleMarkup['code'];
}

function wrap(pre: Element, {title, language, parts}: Frame): Element {
  const properties: Properties = {
    className: classList(parts.block),
    ...(language !== undefined && {dataLanguage: language}),
  };
  if (title === undefined) return element('div', properties, [pre]);
  const caption = element('figcaption', {className: classList(parts.title)}, [
    {type: 'text', value: title},
  ]);
  return element('figure', properties, [caption, pre]);
}

/** Reads the language from the class that the Markdown parser adds: `language-js`. */
function writtenLanguage({properties}: Element): string | undefined {
  const classes = Array.isArray(properties['className']) ? properties['className'] : [];
  return classes
    .map((name) => /^language-(.+)$/.exec(String(name))?.[1]?.toLowerCase())
    .find((name) => name !== undefined);
}

/**
 * Returns the nearest language name. Language names are short and often similar by chance, so fewer differing letters
 * are allowed than in other names.
 */
function nearLanguage(name: string, own: CodeOptions['languages']): string | undefined {
  const meant = nearest(name, languageNames(own));
  const tolerated = name.length < 4 ? 0 : name.length < 7 ? 1 : 2;
  const isNear = meant?.startsWith(name.charAt(0)) && distance(name, meant) <= tolerated;
  return isNear ? meant : undefined;
}

function reportUnknown(
  language: string | undefined,
  own: CodeOptions['languages'],
  file: VFile,
  node: Element,
): void {
  if (language === undefined || findLanguage(language, own) !== undefined) return;
  const meant = nearLanguage(language, own);
  report(file, node, {
    severity: 'warning',
    code: 'unknown-code-language',
    message: `There is no grammar for the language \`${language}\`.`,
    consequence: 'The code is not highlighted.',
    hint:
      meant === undefined
        ? 'Write `text` for code without highlighting, or add a grammar to `themeConfig.code.additionalLanguages`.'
        : `Did you mean \`${meant}\`?`,
  });
}

interface CodeBlockInput {
  /** Code without the final line break. */
  readonly code: string;
  /** Language as written after the fence, in lower case. */
  readonly language: string | undefined;
  readonly meta: CodeMeta;
  /** Receives the rules that the page adds to the site's style sheet, keyed by class name. */
  readonly styles: Map<string, StyleRule>;
}

/** A site's highlighting: options, highlighter, and the theme's classes. */
interface CodeHighlighting {
  readonly code: CodeOptions;
  readonly highlighter: CodeHighlighter;
  readonly parts: ArticleMarkup['code'];
}

/**
 * Returns the HTML inside the `<code>` of a block: an element for each line, including its line break. The text content
 * equals the code. Unknown languages are not highlighted.
 */
async function codeBlockHtml(
  {code, language, meta, styles}: CodeBlockInput,
  {code: options, highlighter, parts}: CodeHighlighting,
  known?: HighlightedBlocks,
): Promise<string> {
  const usualMark = partName(parts.markedLine);
  const {lines, classNames} = codeLines(code, {language, meta, options, usualMark});
  const found = language === undefined ? undefined : findLanguage(language, options.languages);
  const html =
    found === terminalOutput
      ? await ansiLines(lines.join('\n'), options, styles)
      : await highlightedLines(lines, found, highlighter, known);
  return html
    .map((line, index) => {
      const marks = (classNames.get(index) ?? []).map((name) =>
        name === usualMark ? parts.markedLine : name,
      );
      const className = [parts.line, ...marks].join(' ');
      return `<span class="${escapeText(className).replaceAll('"', '&quot;')}">${line}\n</span>`;
    })
    .join('');
}

async function highlightedLines(
  lines: readonly string[],
  language: string | undefined,
  highlighter: CodeHighlighter,
  known: HighlightedBlocks | undefined,
): Promise<readonly string[]> {
  if (language === undefined || language === 'plain') return lines.map(escapeText);
  return await highlighter.highlight(lines.join('\n'), language, known);
}
