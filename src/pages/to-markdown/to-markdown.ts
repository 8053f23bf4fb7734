import {fence, inlineMarkdown, type MarkdownOptions} from './inline.ts';
import {
  elementsOf,
  findAll,
  hasClass,
  hasControl,
  isElement,
  isInline,
  isSilent,
  parseElements,
  type TreeElement,
  type TreeNode,
  textOf,
} from './read-element.ts';

/** Matches the markup of a heading, list, quotation or rule at the start of a line. */
const blockMarkup = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$|-)|>|=+\s*$)/;
const orderedItem = /^(\d{1,9})([.)])(?=\s|$)/;

/**
 * Converts an article to GitHub Flavored Markdown: code with its language, tab contents below their labels, admonitions
 * as quotations, figures as their descriptions, and no controls. `rehype-remark` with `remark-stringify` takes four
 * times as long, which adds a sixth to the CPU time of a cold build with 1,000 pages.
 *
 * @param html An article, or any part of a page.
 * @returns Blocks separated by an empty line, without a final line break.
 */
export function toMarkdown(html: string, options: MarkdownOptions): string {
  return blocks(parseElements(html), options).join('\n\n');
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

/** Escapes block markup in one line of a paragraph. */
function escapeStart(line: string): string {
  return line.replace(blockMarkup, (marks) => `\\${marks}`).replace(orderedItem, '$1\\$2');
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
  const items = element.children.flatMap((child): TreeElement[] => {
    if (isElement(child)) return isSilent(child) ? [] : [child];
    // HTML forbids text between items, but browsers show it.
    return child.trim() === '' ? [] : [{name: 'li', attributes: new Map(), children: [child]}];
  });
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

/** Indents all lines except the first, which follows the marker. */
function indented(text: string, columns: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`);
}

/** Writes a definition list, including terms inside groups. */
function definitions(element: TreeElement, options: MarkdownOptions): string {
  return findAll(element, ['dt', 'dd'])
    .map(({name, children}) => {
      const text = inlineMarkdown(children, options).replaceAll('\\\n', ' ');
      return name === 'dt' ? `\n- **${text}**` : `: ${text}`;
    })
    .join('')
    .trim();
}

/** Writes the content of a figure that contains an image, a table or text; describes any other figure. */
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
  const isText = drawings.length === 0 && !rest.some(hasControl);
  if (isText || findAll(element, shown).length > 0) return [...blocks(rest, options), ...described];
  const names = drawings.flatMap(({attributes}) => attributes.get('aria-label') ?? []);
  const label = element.attributes.get('aria-label') ?? [...new Set(names)].join('; ');
  const [first = paragraph([label], options), ...more] = described;
  return first === '' ? [] : quoted([`**${options.labels['figure']}.** ${first}`, ...more]);
}

function admonition(element: TreeElement, options: MarkdownOptions): string[] {
  const [heading, ...content] = elementsOf(element);
  const title = inlineMarkdown(heading?.children ?? [], options);
  const type = /\badmonition-(\w+)/.exec(element.attributes.get('class') ?? '')?.[1] ?? '';
  const label = options.labels[type] ?? type;
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
    attributes.get('title') ?? attributes.get('aria-label') ?? options.labels[kind] ?? name;
  const link = {name: 'a', attributes: new Map([['href', src ?? '']]), children: [label]};
  return src === undefined ? [] : [inlineMarkdown([link], options)];
}

function footnotes(element: TreeElement, options: MarkdownOptions): string[] {
  return findAll(element, ['li']).map((item, index) => {
    const marker = `[^${index + 1}]: `;
    return marker + indented(blocks(item.children, options).join('\n\n'), 4);
  });
}

/** Returns a table in GitHub Flavored Markdown, below the table's caption. The first row becomes the header row. */
function tableMarkdown(table: TreeElement, options: MarkdownOptions): string[] {
  const caption = elementsOf(table).find(({name}) => name === 'caption');
  const title = caption === undefined ? '' : inlineMarkdown(caption.children, options);
  const rows = rowsOf(table).map((row) => cellsOf(row, options));
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (columns === 0) return [title];
  const [head = [], ...body] = rows.map((row) => [
    ...row,
    ...Array.from({length: columns - row.length}, () => ''),
  ]);
  const rule = Array.from({length: columns}, () => '---');
  const lines = [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`);
  return [...strong(title), lines.join('\n')];
}

/** Returns a table's rows without those of nested tables. */
function rowsOf(table: TreeElement): readonly TreeElement[] {
  return elementsOf(table).flatMap((child) => {
    if (isSilent(child)) return [];
    if (child.name === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.name) ? rowsOf(child) : [];
  });
}

function cellsOf(row: TreeElement, options: MarkdownOptions): string[] {
  return elementsOf(row)
    .filter(({name}) => name === 'td' || name === 'th')
    .flatMap(({children, attributes}) => {
      const text = inlineMarkdown(children, options)
        .replaceAll('\\\n', '<br>')
        .replaceAll('|', '\\|');
      const span = Math.min(Number.parseInt(attributes.get('colspan') ?? '1', 10) || 1, 100);
      return [text, ...Array.from({length: span - 1}, () => '')];
    });
}
