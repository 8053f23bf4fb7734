import {type Block, type Token, tokens} from './compare-blocks.ts';

/** A block with its element, which is shown where it is unchanged. */
export interface ArticleBlock extends Block {
  readonly element: Element;
  /** Elements that contain the block and group it with adjacent ones: lists and tables. */
  readonly group: 'ul' | 'ol' | 'table' | undefined;
}

/** Parts of an article that are not its text. */
const ignored =
  'script, style, template, .hash-link, .code-buttons, .sr-only, .OtherVersions, .FoldedTableOfContents';
/** Elements that are compared as a unit. */
const units = new Set('h1 h2 h3 h4 h5 h6 p pre tr li dt dd summary figcaption'.split(' '));
/** Elements that contain blocks. */
const containers = new Set(
  'div section article ul ol dl table thead tbody details blockquote figure header'.split(' '),
);

/** Reads the blocks of an article. The article itself is not changed. */
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
    // A figure and other components: not text, although they may contain some.
    if (node.querySelector('button, input, canvas, video') !== null && !hasText(node)) {
      return [whole(node)];
    }
    if (name === 'li') return listItem(node);
    if (units.has(name)) return [blockOf(node)];
    if (!containers.has(name)) return [whole(node)];
    return blocksIn(node);
  });
}

/** True for a container with headings, paragraphs, code or tables. */
function hasText(element: Element): boolean {
  return units.has(element.localName) || element.querySelector('p, pre, tr, h2, h3') !== null;
}

/** A list item, followed by the items of nested lists. */
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

function blockOf(element: Element): ArticleBlock {
  const name = element.localName;
  if (name === 'pre') {
    const lines = (element.textContent ?? '').replace(/\n$/, '').split('\n');
    const cells = lines.map((text) => [{text, isCode: true}]);
    return {kind: 'code', cells, key: lines.join('\n'), element, group: undefined};
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

/** An element without comparable text, such as an image or a figure. */
function whole(element: Element): ArticleBlock {
  // Without its scripts it cannot be used.
  element.setAttribute('inert', '');
  const key = element.textContent?.trim() || (element.getAttribute('alt') ?? element.localName);
  return {kind: 'other', cells: [], key, element, group: undefined};
}

function tokensIn(element: Element): Token[] {
  return [...element.childNodes].flatMap((node): Token[] =>
    node instanceof Element && node.localName !== 'code'
      ? tokensIn(node)
      : tokens(node.textContent ?? '', node instanceof Element),
  );
}
