import {type Block, type Token, tokens} from './compare-blocks.ts';

/** A block with its element. Unchanged blocks are shown as this element. */
export interface ArticleBlock extends Block {
  readonly element: Element;
  /** Elements that enclose the block and group it with adjacent blocks: lists and tables. */
  readonly group: 'ul' | 'ol' | 'table' | undefined;
}

/** Parts of an article that are not its text. */
const ignored = 'script, style, template, .hash-link, .code-buttons, .sr-only, .PageBar';
/** Elements that are each compared as a unit. */
const units = new Set('h1 h2 h3 h4 h5 h6 p pre tr li dt dd summary figcaption'.split(' '));
/** Elements that contain blocks. */
const containers = new Set(
  'div section article ul ol dl table thead tbody details blockquote figure header'.split(' '),
);

/** Reads an article's blocks. The article itself is not changed. */
export function readArticle(article: Element): ArticleBlock[] {
  const copy = article.cloneNode(true);
  if (!(copy instanceof Element)) return [];
  for (const element of copy.querySelectorAll(ignored)) element.remove();
  for (const element of copy.querySelectorAll('[id], [tabindex]')) {
    element.removeAttribute('id');
    element.removeAttribute('tabindex');
  }
  return blocksIn(copy);
}

function blocksIn(container: Element): ArticleBlock[] {
  return [...container.childNodes].flatMap((node): ArticleBlock[] => {
    if (!(node instanceof Element)) {
      const text = node.textContent?.trim() ?? '';
      if (text === '') return [];
      const paragraph = container.ownerDocument.createElement('p');
      paragraph.textContent = text;
      return [blockOf(paragraph)];
    }
    const name = node.localName;
    if (node.getAttribute('role') === 'tablist') return [];
    const code = node.querySelector(':scope > pre');
    if (code !== null && node.children.length <= 2) return [blockOf(code, node)];
    if (isInteractive(node)) return [whole(node, node.className)];
    if (name === 'li') return listItem(node);
    if (units.has(name)) return [blockOf(node)];
    if (!containers.has(name)) return [whole(node)];
    return blocksIn(node);
  });
}

/**
 * True for an element with controls, such as an interactive figure, unless it contains headings or tables. Its text
 * depends on the state of the controls.
 */
function isInteractive(element: Element): boolean {
  return (
    element.querySelector('button:not([role="tab"]), input, canvas, video') !== null &&
    element.querySelector('h2, h3, h4, table') === null
  );
}

/** Returns a list item, followed by the items in nested lists. */
function listItem(item: Element): ArticleBlock[] {
  const nested = [...item.querySelectorAll(':scope > :is(ul, ol, div, pre, table)')];
  for (const element of nested) element.remove();
  return [blockOf(item), ...nested.flatMap((element) => blocksIn(wrapped(element)))];
}

function wrapped(element: Element): Element {
  const box = element.ownerDocument.createElement('div');
  box.append(element);
  return box;
}

/**
 * Returns the block of an element.
 *
 * @param shown Element to show.
 */
function blockOf(element: Element, shown = element): ArticleBlock {
  const name = element.localName;
  if (name === 'pre') {
    const lines = (element.textContent ?? '').replace(/\n$/, '').split('\n');
    const cells = lines.map((text) => [{text, isCode: true}]);
    return {kind: 'code', cells, key: lines.join('\n'), element: shown, group: undefined};
  }
  const parts = name === 'tr' ? [...element.children] : [element];
  const cells = parts.map((part) => tokensIn(part));
  return {
    kind: name,
    cells,
    key: cells
      .map((cell) =>
        cell
          .map(({text}) => text)
          .join('')
          .trim(),
      )
      .join('\t'),
    element,
    group: name === 'tr' ? 'table' : name === 'li' ? listOf(element) : undefined,
  };
}

function listOf(item: Element): 'ul' | 'ol' {
  return item.closest('ul, ol')?.localName === 'ol' ? 'ol' : 'ul';
}

/** Returns the block of an element without text to compare, such as an image or a figure. */
function whole(
  element: Element,
  key = element.textContent?.trim() || (element.getAttribute('alt') ?? element.localName),
): ArticleBlock {
  // The element cannot be used without its scripts.
  element.setAttribute('inert', '');
  return {kind: 'other', cells: [], key, element, group: undefined};
}

function tokensIn(element: Element): Token[] {
  return [...element.childNodes].flatMap((node): Token[] =>
    node instanceof Element && node.localName !== 'code'
      ? tokensIn(node)
      : tokens(node.textContent ?? '', node instanceof Element),
  );
}
