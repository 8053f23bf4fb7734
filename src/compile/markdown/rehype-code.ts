import type {Element, ElementContent, Parents, Root} from 'hast';
import {toString as toText} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '../../diagnostics/nearest.ts';
import type {CodeHighlighter} from '../code/code-highlighter.ts';
import {codeLines} from '../code/code-lines.ts';
import {type CodeMeta, parseCodeMeta} from '../code/code-meta.ts';
import {escapeText} from '../code/escape-text.ts';
import {findLanguage, languageNames} from '../code/languages.ts';
import type {CodeOptions} from '../compile-options.ts';
import {report} from './page-notes.ts';

export interface RehypeCodeOptions {
  readonly code: CodeOptions;
  readonly highlighter: CodeHighlighter;
  /**
   * How ready HTML gets into the tree: as a `raw` node, or, for pages that become JavaScript, as the
   * property that React knows: one text instead of an element for every token.
   */
  readonly embed: 'raw' | 'property';
}

interface CodeBlock {
  readonly parent: Parents;
  readonly pre: Element;
  readonly code: Element;
}

/** Turn `<pre><code>` into the markup of a code block, coloured by classes (rows MD-09 to MD-17). */
export function rehypeCode(options: RehypeCodeOptions): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    for (const block of findBlocks(tree)) {
      const {parent, pre} = block;
      parent.children[parent.children.indexOf(pre)] = await blockMarkup(block, options, file);
    }
  };
}

function findBlocks(tree: Root): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(tree, 'element', (pre, _index, parent) => {
    if (pre.tagName !== 'pre' || parent === undefined) return undefined;
    const [code, ...rest] = pre.children.filter(
      (child) => child.type !== 'text' || child.value.trim() !== '',
    );
    // Without a name it could not be told from its surroundings, and only the keyboard scrolls it.
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
  const written = writtenLanguage(code) ?? options.code.defaultLanguage?.toLowerCase();
  code.properties = properties;
  if (code.children.every(({type}) => type === 'text')) {
    const html = await codeHtml(toText(code).replace(/\n$/, ''), written, meta, options, file, pre);
    if (options.embed === 'raw') {
      code.children = [{type: 'raw', value: html}];
    } else {
      code.children = [];
      code.properties['dangerouslySetInnerHTML'] = html;
    }
  }
  pre.children = [code];
  if (meta.lineNumbers) pre.properties['className'] = ['code-lines-numbered'];
  return wrap(pre, meta.title, written);
}

async function codeHtml(
  code: string,
  written: string | undefined,
  meta: CodeMeta,
  {code: options, highlighter}: RehypeCodeOptions,
  file: VFile,
  node: Element,
): Promise<string> {
  const {lines, classNames} = codeLines(code, {language: written, meta, options});
  const language = written === undefined ? 'plain' : findLanguage(written);
  if (language === undefined && written !== undefined) reportUnknown(file, node, written);
  let html: readonly string[] = lines.map(escapeText);
  if (language !== undefined && language !== 'plain') {
    await highlighter.load([language]);
    html = highlighter.highlight(lines.join('\n'), language);
  }
  return html
    .map((line, index) => {
      const className = ['code-line', ...(classNames.get(index) ?? [])].join(' ');
      return `<span class="${className}">${line}\n</span>`;
    })
    .join('');
}

/** @param title Shown in a bar above the code (row MD-09). */
function wrap(pre: Element, title: string | undefined, language: string | undefined): Element {
  const caption: ElementContent[] =
    title === undefined
      ? []
      : [element('figcaption', {className: ['code-title']}, [{type: 'text', value: title}])];
  return {
    ...element(title === undefined ? 'div' : 'figure', {className: ['code-block']}, [
      ...caption,
      pre,
    ]),
    properties: {
      className: ['code-block'],
      ...(language === undefined ? {} : {dataLanguage: language}),
    },
  };
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children};
}

/** From the class that Markdown gives: `language-js`. */
function writtenLanguage({properties}: Element): string | undefined {
  const classes = Array.isArray(properties['className']) ? properties['className'] : [];
  return classes
    .map((name) => /^language-(.+)$/.exec(String(name))?.[1]?.toLowerCase())
    .find((name) => name !== undefined);
}

function reportUnknown(file: VFile, node: Element, language: string): void {
  const meant = nearest(language, languageNames());
  report(file, node, {
    severity: 'info',
    code: 'unknown-code-language',
    message: `No highlighting is known for the language \`${language}\`.`,
    consequence: 'The block is shown without colours.',
    ...(meant === undefined ? {} : {hint: `Did you mean \`${meant}\`?`}),
  });
}
