import {elementTree, type TreeElement, type TreeNode} from '../html/element-tree.ts';
import {escapeStart, fence} from './escape.ts';
import {inlineMarkdown, type MarkdownOptions} from './inline.ts';
import {
  elementsOf,
  findAll,
  hasClass,
  isElement,
  isInline,
  isSilent,
  textOf,
} from './read-element.ts';
import {tableMarkdown} from './table.ts';

/**
 * What an article says as GitHub's Markdown, whatever it was written in: code with its language, tabs below their labels, boxes as
 * quotations, figures as their descriptions; nothing that can only be pressed. Of all blocks each depends on its own elements
 * alone. Libraries for this take a third of the time in which the rest of a site is built.
 *
 * @param html An article, or any part of a page.
 * @returns Blocks with an empty line between them, without a line break at the end.
 */
export function toMarkdown(html: string, options: MarkdownOptions): string {
  return blocks(elementTree(plainer(html)), options).join('\n\n');
}

/** Without what makes up most of it and says nothing here: lines of drawings, colours of code. */
function plainer(html: string): string {
  return html
    .replace(/(<svg\b[^>]*>)[\s\S]*?(?=<\/svg>)/g, '$1')
    .replace(/<pre\b[\s\S]*?<\/pre>/g, (pre) => pre.replace(/<\/?span(?:[^>"]|"[^"]*")*>/g, ''));
}

function blocks(nodes: readonly TreeNode[], options: MarkdownOptions): string[] {
  const found: string[] = [];
  let line: TreeNode[] = [];
  const endLine = (): void => {
    const text = paragraph(line, options);
    if (text !== '') found.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(node);
    } else if (isElement(node)) {
      endLine();
      found.push(...block(node, options).filter((text) => text !== ''));
    }
  }
  endLine();
  return found;
}

function paragraph(nodes: readonly TreeNode[], options: MarkdownOptions): string {
  return inlineMarkdown(nodes, options).split('\n').map(escapeStart).join('\n');
}

function block(element: TreeElement, options: MarkdownOptions): string[] {
  const {name, children, attributes} = element;
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading !== undefined) {
    const text = inlineMarkdown(children, options).replaceAll('\\\n', ' ');
    return text === ''
      ? []
      : [`${'#'.repeat(Number(heading))} ${text.replace(/(?<=\s)#+$/, '\\$&')}`];
  }
  switch (name) {
    case 'pre':
      return [codeBlock(element, undefined)];
    case 'ul':
    case 'ol':
      return [list(element, options)];
    case 'dl':
      return [definitions(element, options)];
    case 'blockquote':
      return quoted(blocks(children, options));
    case 'hr':
      return ['---'];
    case 'table':
      return tableMarkdown(element, options);
    case 'figure':
      return figure(element, options);
    case 'summary':
      return strong(inlineMarkdown(children, options));
    case 'iframe':
    case 'video':
    case 'audio':
      return media(element, options);
  }
  if (hasClass(element, 'admonition')) return admonition(element, options);
  if (hasClass(element, 'tabs-label')) return strong(inlineMarkdown(children, options));
  if (attributes.has('data-footnotes')) return footnotes(element, options);
  return blocks(children, options);
}

function strong(text: string): string[] {
  return text === '' ? [] : [`**${text}**`];
}

function quoted(inside: readonly string[]): string[] {
  const lines = inside.join('\n\n').split('\n');
  return inside.length === 0
    ? []
    : [lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')];
}

function codeBlock(pre: TreeElement, title: string | undefined): string {
  const [code] = findAll(pre, ['code']);
  const language = /(?:^|\s)language-(\S+)/.exec(code?.attributes.get('class') ?? '')?.[1] ?? '';
  const text = textOf(pre).replace(/\n$/, '');
  const marks = fence(text, '`', 3);
  const info = title === undefined ? language : `${language || 'text'} title="${title}"`;
  return `${marks}${info.replace(/[`\n]/g, ' ')}\n${text}\n${marks}`;
}

function list(element: TreeElement, options: MarkdownOptions): string {
  const items = elementsOf(element).filter((item) => !isSilent(item));
  const isLoose = items.some((item) => elementsOf(item).some(({name}) => name === 'p'));
  const first = Number.parseInt(element.attributes.get('start') ?? '1', 10) || 0;
  return items
    .map((item, index) => {
      const marker = element.name === 'ol' ? `${Math.max(first, 0) + index}. ` : '- ';
      const inside = blocks(item.children, options).join(isLoose ? '\n\n' : '\n');
      return (marker + indented(inside, marker.length)).trimEnd();
    })
    .join(isLoose ? '\n\n' : '\n');
}

/** All lines but the first, where the marker stands. */
function indented(text: string, columns: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`);
}

/** Terms may stand in groups of their own. */
function definitions(element: TreeElement, options: MarkdownOptions): string {
  return findAll(element, ['dt', 'dd'])
    .map(({name, children}) => {
      const text = inlineMarkdown(children, options).replaceAll('\\\n', ' ');
      return name === 'dt' ? `\n- **${text}**` : `: ${text}`;
    })
    .join('')
    .trim();
}

/** One that shows a picture, a table or nothing but text is that; of any other it is said what it shows. */
function figure(element: TreeElement, options: MarkdownOptions): string[] {
  const caption = elementsOf(element).find(({name}) => name === 'figcaption');
  const rest = element.children.filter((child) => child !== caption);
  const [pre] = findAll(element, ['pre']);
  if (pre !== undefined && hasClass(element, 'code-block')) {
    return [codeBlock(pre, caption && textOf(caption).trim())];
  }
  const described = blocks(caption?.children ?? [], options);
  const drawings = findAll(element, ['svg']);
  const shown = [
    'img',
    'table',
    'video',
    'audio',
    'iframe',
    ...(drawings.length > 0 ? [] : ['pre']),
  ];
  if (findAll(element, shown).length > 0) return [...blocks(rest, options), ...described];
  const names = drawings.flatMap(({attributes}) => attributes.get('aria-label') ?? []);
  const label = element.attributes.get('aria-label') ?? [...new Set(names)].join('; ');
  const [first = paragraph([label], options), ...more] = described;
  return first === '' ? [] : quoted([`**${options.labels.figure}.** ${first}`, ...more]);
}

function admonition(element: TreeElement, options: MarkdownOptions): string[] {
  const [heading, ...content] = elementsOf(element);
  const title = inlineMarkdown(heading?.children ?? [], options);
  const type = /\badmonition-(\w+)/.exec(element.attributes.get('class') ?? '')?.[1] ?? '';
  const label = labelOf(type, options) ?? type;
  const kind = label.charAt(0).toUpperCase() + label.slice(1);
  const isSame = title.toLowerCase() === label.toLowerCase() || title === '';
  return quoted([`**${isSame ? kind : `${kind}: ${title}`}**`, ...blocks(content, options)]);
}

function media(element: TreeElement, options: MarkdownOptions): string[] {
  const src = [element, ...findAll(element, ['source'])].flatMap(
    ({attributes}) => attributes.get('src') ?? [],
  )[0];
  const {attributes, name} = element;
  const kind = name === 'iframe' ? 'embed' : name;
  const label =
    attributes.get('title') ?? attributes.get('aria-label') ?? labelOf(kind, options) ?? name;
  const link = {name: 'a', attributes: new Map([['href', src ?? '']]), children: [label]};
  return src === undefined ? [] : [inlineMarkdown([link], options)];
}

function labelOf(kind: string, {labels}: MarkdownOptions): string | undefined {
  return new Map<string, string>(Object.entries(labels)).get(kind);
}

function footnotes(element: TreeElement, options: MarkdownOptions): string[] {
  return findAll(element, ['li']).map((item, index) => {
    const marker = `[^${index + 1}]: `;
    return marker + indented(blocks(item.children, options).join('\n\n'), 4);
  });
}
