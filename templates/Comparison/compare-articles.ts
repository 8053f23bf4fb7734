import {type Change, type ComparedBlock, compareBlocks, type Token} from './compare-blocks.ts';
import {type ArticleBlock, readArticle} from './read-article.ts';

/** Labels of changes, for readers who cannot see colours. */
export interface ChangeWords {
  readonly added: string;
  readonly removed: string;
}

export interface ComparedArticle {
  /** The compared text. The first element of each change has the attribute `data-change`, and scripts can focus it. */
  readonly content: DocumentFragment;
  readonly changes: number;
}

/** Attribute of the first element of each change. */
const changeAttribute = 'data-change';

/** Compares two articles. Loaded on demand. */
export function compareArticles(
  older: Element,
  newer: Element,
  words: ChangeWords,
): ComparedArticle {
  const content = document.createDocumentFragment();
  let changes = 0;
  let isAfterChange = false;
  let list: {readonly group: string; readonly element: Element} | undefined;
  for (const compared of compareBlocks(readArticle(older), readArticle(newer))) {
    const {group} = compared.block;
    const element = render(compared, words);
    if (compared.kind !== 'same' && !isAfterChange) {
      changes += 1;
      element.setAttribute(changeAttribute, '');
      element.setAttribute('tabindex', '-1');
    }
    isAfterChange = compared.kind !== 'same';
    if (group === undefined) {
      list = undefined;
      content.append(element);
      continue;
    }
    if (list?.group !== group || isHeader(compared.block)) {
      list = {group, element: document.createElement(group)};
      content.append(list.element);
    }
    list.element.append(element);
  }
  return {content, changes};
}

/** True for the header row of a table. Such a row begins a new table, even after the row of another table. */
function isHeader({element}: ArticleBlock): boolean {
  return element.localName === 'tr' && element.querySelector('th[scope="row"], td') === null;
}

function render(compared: ComparedBlock<ArticleBlock>, words: ChangeWords): Element {
  const {kind, block} = compared;
  const element = document.importNode(block.element, true);
  if (kind === 'same') return element;
  element.classList.add(`Comparison-${kind}`);
  if (kind === 'changed') {
    const {cells} = compared;
    if (block.kind === 'code') {
      const code = element.querySelector('pre') ?? element;
      code.replaceChildren(...lines(cells[0] ?? [], words));
    } else {
      const targets = block.kind === 'tr' ? [...element.children] : [element];
      for (const [index, target] of targets.entries()) {
        target.replaceChildren(...(cells[index] ?? []).map((change) => run(change, words)));
      }
    }
    return element;
  }
  const mark = kind === 'added' ? 'ins' : 'del';
  if (block.kind === 'other') {
    const box = document.createElement(mark);
    box.className = 'Comparison-block';
    box.append(hidden(words[kind]), element);
    return box;
  }
  for (const target of block.kind === 'tr' ? element.children : [element]) {
    const marked = document.createElement(mark);
    marked.append(...target.childNodes);
    target.append(marked);
  }
  const first = block.kind === 'tr' ? element.firstElementChild : element;
  first?.prepend(hidden(words[kind]));
  return element;
}

function lines(changes: readonly Change[], words: ChangeWords): Node[] {
  const code = document.createElement('code');
  const signs = {same: '  ', added: '+ ', removed: '- '};
  for (const {kind, tokens} of changes) {
    const text = tokens.map((token) => `${signs[kind]}${token.text}\n`).join('');
    code.append(kind === 'same' ? text : marked(kind, [document.createTextNode(text)], words));
  }
  return [code];
}

function run({kind, tokens}: Change, words: ChangeWords): Node {
  const nodes = formatted(tokens);
  if (kind !== 'same') return marked(kind, nodes, words);
  const fragment = document.createDocumentFragment();
  fragment.append(...nodes);
  return fragment;
}

function marked(kind: 'added' | 'removed', nodes: readonly Node[], words: ChangeWords): Element {
  const element = document.createElement(kind === 'added' ? 'ins' : 'del');
  element.append(hidden(words[kind]), ...nodes);
  return element;
}

function hidden(word: string): Element {
  const element = document.createElement('span');
  element.className = 'sr-only';
  element.textContent = `[${word}] `;
  return element;
}

/** Joins adjacent tokens that have the same format. */
function formatted(tokens: readonly Token[]): Node[] {
  const nodes: {readonly isCode: boolean; text: string}[] = [];
  for (const {text, isCode} of tokens) {
    const last = nodes.at(-1);
    if (last?.isCode === isCode) last.text += text;
    else nodes.push({isCode, text});
  }
  return nodes.map(({isCode, text}) => {
    if (!isCode) return document.createTextNode(text);
    const code = document.createElement('code');
    code.textContent = text;
    return code;
  });
}
