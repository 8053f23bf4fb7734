import type {Element, ElementContent, Nodes, Parents} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {blocks} from '../../../core/html/nesting.ts';
import {wordsOf} from '../extract/shell.ts';
import {blockNames, silentParts} from '../profiles/common.ts';
import type {Profile} from '../profiles/types.ts';
import {ours, replace, replaceKeepingId, text, unwrap} from '../tree/edit.ts';
import {
  attribute,
  closest,
  lineOf,
  matches,
  parentOf,
  previousOf,
  select,
  selectAll,
  setParent,
  walk,
} from '../tree/select.ts';

/** Selector of blocks other than `<div>` elements. */
const blockTags = [...blocks].filter((name) => name !== 'div').join(', ');

/** Names and labels that only the old style sheets separate. */
const badges =
  'span.feature, .badge, .chip, .pill, span.tag, span.label, .sl-badge, .tsd-flag, .tsd-tag, .projectTitle > small';

/** Buttons that name the part that they open: a folder of a file tree, or a section of an accordion. */
const labels =
  'li > button:first-child:not([role="tab"]), h2 > button, h3 > button, h4 > button, h5 > button, h6 > button, dt > button';

/** Headings that readers do not see. */
const hiddenHeadings =
  'h2[style*="visibility:hidden"], h3[style*="visibility:hidden"], h4[style*="visibility:hidden"]';

/** Lists whose items are sections of the page. */
const sectionLists = 'ul:has(> li h1, > li h2, > li h3, > li h4)';

/** Lists of odoc without numbers. */
const memberLists = 'ol:has(> li.def)';

/** Code of Scribble, whose lines are rows of tables. */
const codeTables =
  'blockquote.SCodeFlow, blockquote.SVInsetFlow, table.RktBlk:not(.SCodeFlow *, .SVInsetFlow *)';

/** Tables with one row, which place the title beside a picture or a version. */
const titleTables = 'table:has(h1, h2):not(:has(th, tr ~ tr, tbody ~ tbody, thead ~ tbody, table))';

/** Notes inside a line, which the old style sheets showed beside the text or on hover. */
const notes = 'sup > span, .sidenote, .marginnote';

/** Minimum number of words in a note. */
const minNoteWords = 4;

/** Collapsible parts of Haddock that are open, and whose label repeats the heading before them. */
const repeatedLabels = 'details[open]:has(> summary.hide-when-js-enabled)';

/** Elements in which text can be beside paragraphs. */
const textContainers = 'body, div, section, article, main, blockquote, center, dd, li, td';

/** Paragraphs of DocBook and DITA that are not `<p>` elements. */
const paragraphs = 'div.para, div.simpara, div.p';

/** Tables of Haddock, beside which the title is shown. */
const besideTitle = '#module-header > table.info';

/** Elements of old HTML versions, and the elements that replace them. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['acronym', 'abbr'],
  ['dir', 'ul'],
  ['fieldset', 'div'],
  ['legend', 'div'],
  ['listing', 'pre'],
  ['menu', 'ul'],
  ['plaintext', 'pre'],
  ['xmp', 'pre'],
]);

/** Matches the names of elements in XHTML pages that declare a prefix for formulas or drawings. */
const prefixed = /^(?:m|mml|mathml|svg):(?=\w+$)/;

/** Attributes from which scripts load images. The first one that an image has is used. */
const lazySources = ['data-src', 'data-original', 'data-lazy-src'];

/** Replaces markup that only the old style sheets or scripts gave its meaning. */
export function restoreStructure(article: Element, profile: Profile): void {
  walk(article, (part) => {
    part.tagName = renamed.get(part.tagName) ?? part.tagName.replace(prefixed, '');
    return true;
  });
  for (const image of selectAll('img', article)) {
    const source = lazySources.flatMap((name) => attribute(image, name) || [])[0];
    if (source !== undefined) image.properties['src'] = source;
  }
  for (const map of selectAll(profile.name === 'generic' ? 'map' : '', article)) toLinks(map);
  const [lists, tables] = profile.name === 'generic' ? [sectionLists, titleTables] : [];
  for (const table of selectAll(tables ?? '', article)) {
    for (const part of [table, ...selectAll('tbody, thead, tr, td', table)]) {
      part.tagName = 'div';
      part.properties = {id: part.properties['id']};
    }
  }
  for (const box of selectAll(codeTables, article)) toCode(box);
  for (const list of selectAll(profile.layoutLists ?? lists ?? '', article)) {
    for (const item of list.children)
      if (item.type === 'element' && item.tagName === 'li') item.tagName = 'div';
    list.tagName = 'div';
  }
  for (const list of selectAll(memberLists, article)) list.tagName = 'ul';
  for (const list of selectAll(profile.linkLists ?? '', article)) toList(list);
  for (const [selector, width] of Object.entries(profile.galleries ?? {}))
    for (const image of selectAll(selector, article)) image.properties['width'] ??= width;
  for (const list of selectAll(profile.termLists ?? '', article)) joinTerms(list);
  for (const grid of selectAll(profile.gridTable?.box ?? '', article))
    toTable(grid, profile.gridTable?.header ?? '');
  for (const [selector, sign] of Object.entries(profile.signs ?? {}))
    for (const icon of selectAll(selector, article))
      if (textOf(icon).trim() === '') replace(icon, text(sign));
  for (const paragraph of selectAll(paragraphs, article))
    if (!paragraph.children.some(isBlock)) paragraph.tagName = 'p';
  for (const end of selectAll('h1 > br, h2 > br, h3 > br, h4 > br, h5 > br, h6 > br', article))
    if (isAtStart(end)) replace(end);
  for (const wrapper of selectAll('small, tt, font', article)) {
    const code = wrapper.tagName === 'small' ? closest(wrapper, 'pre') : undefined;
    const isAroundCode = code === undefined && select('pre', wrapper) !== undefined;
    if (isAroundCode || (code && lineOf(code) === lineOf(wrapper))) unwrap(wrapper);
  }
  for (const parent of new Set(selectAll('p', article).map(parentOf))) wrapText(parent);
  // Browsers keep such tables inside paragraphs only on pages without a doctype.
  for (const paragraph of selectAll('p:has(table)', article)) paragraph.tagName = 'div';
  for (const button of selectAll(labels, article)) {
    if (textOf(button).trim() === '') continue;
    button.tagName = 'span';
    delete button.properties['type'];
  }
  for (const list of selectAll('[class*="tab-list_"]', article)) markTabs(list);
  for (const list of selectAll('[role="tablist"]', article)) wrapTabs(list);
  for (const box of selectAll(profile.steps ?? '', article)) {
    const steps = box.children.filter(isElement).filter(isHeading);
    for (const [index, step] of steps.entries()) step.children.unshift(text(`${index + 1}. `));
  }
  // Nextra has such headings in the panels of tabs, for links to them.
  for (const heading of selectAll(hiddenHeadings, article)) replaceKeepingId(heading);
  for (const badge of selectAll(badges, article)) separate(badge);
  for (const note of selectAll(notes, article)) toNote(note);
  for (const part of selectAll(repeatedLabels, article)) {
    part.tagName = 'div';
    delete part.properties['open'];
    part.children = part.children.filter(
      (node) => node.type !== 'element' || node.tagName !== 'summary',
    );
  }
  for (const table of selectAll(besideTitle, article)) {
    const header = parentOf(table);
    replace(table);
    header?.children.push(table);
  }
}

/** True for a block, and for an element that contains a block. */
function isBlock(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  return blockNames.has(node.tagName) || node.children.some(isBlock);
}

/** Wraps text before a paragraph in a paragraph, because the theme separates paragraphs by the space below them. */
function wrapText(parent: Parents | undefined): void {
  if (parent?.type !== 'element' || !matches(parent, textContainers)) return;
  let run: ElementContent[] = [];
  const children = parent.children.flatMap((node): ElementContent[] => {
    if (!isBlock(node)) {
      run.push(node);
      return [];
    }
    const before = run;
    run = [];
    const isText = node.type === 'element' && node.tagName === 'p';
    if (!isText || before.every((one) => lineOf(one, silentParts) === '')) return [...before, node];
    return [element('p', before), node];
  });
  parent.children = [...children, ...run];
  setParent(parent, parent.children);
}

/** True for a node without text before it in its parent. */
function isAtStart(node: Element): boolean {
  const siblings: readonly Nodes[] = parentOf(node)?.children ?? [];
  return siblings.slice(0, siblings.indexOf(node)).every((other) => textOf(other).trim() === '');
}

/** Encloses a note in parentheses, after the mark that contains it. */
function toNote(note: Element): void {
  if (wordsOf(textOf(note)).length < minNoteWords) return;
  const mark = closest(note, 'sup');
  const small = element('small', [text('('), ...note.children, text(')')]);
  small.properties = note.properties;
  if (mark === undefined) replace(note, text(' '), small);
  else {
    replace(note);
    replace(mark, mark, text(' '), small);
  }
}

/** Converts tables whose rows are lines of code to a code block. Their links are kept. */
function toCode(box: Element): void {
  for (const line of selectAll('tr, p:not(td p)', box)) line.children.push(text('\n'));
  const parts = selectAll('table, tbody, tr, td, p', box).reverse();
  const code = element('pre', []);
  replace(box, code);
  code.children = [box];
  setParent(code, code.children);
  for (const part of [...parts, box]) unwrap(part);
  for (const {children} of [code, ...selectAll('*', code)])
    for (const node of children)
      if (node.type === 'text') node.value = node.value.replaceAll('\u00a0', ' ');
}

/** Adds a space between a badge and the badge or word before it. */
function separate(badge: Element): void {
  const before = previousOf(badge);
  if (before === undefined || closest(badge, 'pre') !== undefined) return;
  const touches =
    before.type === 'text'
      ? /[\p{L}\p{N}]$/u.test(before.value)
      : before.type === 'element' && matches(before, badges);
  if (touches) replace(badge, text(' '), badge);
}

/** Adds roles to the tabs of Rspress 1, and an empty panel for each tab that is not open, because pages lack it. */
function markTabs(list: Element): void {
  const siblings: readonly Nodes[] = parentOf(outermost(list))?.children ?? [];
  const area = siblings.slice(siblings.indexOf(outermost(list)) + 1).find(isElement);
  if (area === undefined) return;
  list.properties['role'] = 'tablist';
  const content = area.children;
  area.children = list.children.filter(isElement).map((label) => {
    const isOpen = matches(label, '[class*=" selected_"]');
    label.properties['role'] = 'tab';
    label.properties['ariaSelected'] = String(isOpen);
    const panel = element('div', isOpen ? content : []);
    panel.properties['role'] = 'tabpanel';
    return panel;
  });
  setParent(area, area.children);
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

/** Wraps a list of tabs and its panels in an element, unless their parent contains nothing else. */
function wrapTabs(list: Element): void {
  const top = outermost(list);
  const parent = parentOf(top);
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const start = siblings.indexOf(top);
  const others = siblings.slice(start + 1).filter((node) => node.type === 'element');
  const end = others.findIndex((node) => !matches(node, '[role="tabpanel"]'));
  const direct = end === -1 ? others : others.slice(0, end);
  const [next] = others;
  const isAround = next !== undefined && select('[role="tabpanel"]', next) !== undefined;
  const panels = direct.length > 0 ? direct : isAround ? [next] : [];
  const count = siblings.filter((node) => node.type === 'element').length;
  const isOnly = top === list && count === panels.length + 1;
  if (parent === undefined || panels.length === 0 || isOnly) return;
  for (const panel of panels) replace(panel);
  const box = element('div', []);
  replace(top, box);
  box.children = [list, ...panels];
  setParent(box, box.children);
}

function isHeading({tagName}: Element): boolean {
  return /^h[2-6]$/.test(tagName);
}

/** Returns the outermost wrapper that contains only the given element. */
function outermost(inner: Element): Element {
  const parent = parentOf(inner);
  const isWrapper =
    parent?.type === 'element' &&
    parent.tagName === 'div' &&
    parentOf(parent) !== undefined &&
    parent.children.every((node) => node === inner || textOf(node).trim() === '') &&
    parent.children.filter((node) => node.type === 'element').length === 1;
  return isWrapper ? outermost(parent) : inner;
}

/** Converts the areas of an image to a list of links, because images are shown in other sizes. */
function toLinks(map: Element): void {
  map.tagName = 'ul';
  map.properties = {};
  map.children = selectAll('area[href]', map).map((area) => {
    const {href} = area.properties;
    const link = element('a', [
      text(attribute(area, 'alt') || attribute(area, 'title') || String(href)),
    ]);
    link.properties = {href};
    return element('li', [link]);
  });
  setParent(map, map.children);
}

/** Converts an element that contains only links to a list. */
function toList(list: Element): void {
  const links = list.children.filter((node) => node.type === 'element');
  if (links.some(({tagName}) => tagName !== 'a')) return;
  list.tagName = 'ul';
  list.children = links.map((link) => element('li', [link]));
  setParent(list, list.children);
}

/** Converts a definition list whose definitions are short to a paragraph with a line for each term. */
function joinTerms(list: Element): void {
  const parts = list.children.filter((node) => node.type === 'element');
  if (parts.some((part) => !/^d[td]$/.test(part.tagName) || select(blockTags, part))) return;
  const lines = parts.flatMap((part, index) => {
    const isTerm = part.tagName === 'dt';
    const isNewLine = index > 0 && (isTerm || parts[index - 1]?.tagName === 'span');
    part.tagName = isTerm ? 'strong' : 'span';
    for (const [at, line] of selectAll('div:not(:has(div))', part).entries())
      replace(line, ...(at === 0 ? [] : [element('br', [])]), ...line.children);
    for (const wrapper of selectAll('div', part)) unwrap(wrapper);
    return [...(isNewLine ? [element('br', [])] : []), part, ...(isTerm ? [text(' ')] : [])];
  });
  list.tagName = 'p';
  list.children = lines;
  setParent(list, lines);
}

/** Converts a grid of `<div>` elements, whose first cells are its column headings, to a table. */
function toTable(grid: Element, header: string): void {
  const cells = grid.children.filter((node) => node.type === 'element');
  const columns = cells.filter((cell) => matches(cell, header)).length;
  if (columns === 0 || cells.length % columns !== 0) return;
  const rowOf = (start: number): Element =>
    element(
      'tr',
      cells.slice(start, start + columns).map((cell) => {
        cell.tagName = matches(cell, header) ? 'th' : 'td';
        return cell;
      }),
    );
  const rows = Array.from({length: cells.length / columns}, (_, index) => rowOf(index * columns));
  const [head, ...body] = rows;
  if (head === undefined) return;
  const table = element('table', [element('thead', [head]), element('tbody', body)]);
  table.properties = grid.properties;
  replace(grid, table);
}

function element(tagName: string, children: ElementContent[]): Element {
  return ours(tagName, {}, children);
}
