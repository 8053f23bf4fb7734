import type {Element, Nodes} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {groupBy} from '../../../core/collections/collections.ts';
import {decodePath} from '../../../core/urls/href.ts';
import {sectionId} from '../../../markdown/compile/plugins/rehype-page-metadata.ts';
import type {OldPage} from '../extract/read-page.ts';
import {ownText, type Shell, type TextPart, wordsOf} from '../extract/shell.ts';
import {collapseLinks, commonLeaveOut, lineNumbers, silentParts} from '../profiles/common.ts';
import {ours, replace, text, unwrap} from '../tree/edit.ts';
import {
  attribute,
  closest,
  lineOf,
  matches,
  parentOf,
  select,
  selectAll,
  walk,
} from '../tree/select.ts';
import {codeTextOf} from './code-text.ts';

/** Property of a code block whose line numbers were removed. The value is the first number. */
export const firstLineAttribute = 'dataAdoptFirstLine';

/** Matches the text of permalinks, which is a symbol or empty. */
const permalinkText = /^(?:\s|[#¶§\u2693\u{1f517}\u200b\ufeff\uf0c1]|\ufe0e)*$/u;

/** Parts of an article that were left out for the same reason. */
export interface LeftOut {
  readonly parts: number;
  /** Text that neither the remaining article nor most other pages contain. */
  readonly own: readonly TextPart[];
}

/** Maximum proportion of an article's text that a removed part can contain. */
const maxShare = 0.5;

/**
 * Removes the parts of an article that are not content. Ids of removed permalinks move to their headings.
 *
 * @param around Parts that belong to the site, not to the page.
 * @returns The removed parts, by selector.
 */
export function leaveOut({
  article,
  profile,
  around,
  shell,
  title,
}: Pick<OldPage, 'article' | 'profile' | 'around' | 'shell' | 'title'>): ReadonlyMap<
  string,
  LeftOut
> {
  const counts = new Map<string, {parts: number; own: TextPart[]}>();
  const silent = [silentParts, profile.menus].filter(Boolean).join(', ');
  const removed = (selector: string, element?: Element): void => {
    const known = counts.get(selector) ?? {parts: 0, own: []};
    counts.set(selector, known);
    known.parts += 1;
    if (element !== undefined) known.own.push(...ownText(element, shell, silent));
  };
  for (const element of around) {
    removed('menus, headers and footers', element);
    remove(element);
  }
  if (profile.name === 'generic') {
    for (const element of menusBeforeTitle(article, title)) {
      removed('menus before the title', element);
      remove(element);
    }
    for (const element of sharedControls(article, shell)) {
      removed('links and controls of most pages', element);
      remove(element);
    }
  }
  const length = textOf(article).length;
  for (const element of selectAll(lineNumbers, article)) {
    const block = closest(
      element,
      'pre, table, div[class*="highlight"], div[class*="language-"], div[class*="odeBlock"]',
    );
    if (element.tagName === 'pre' || block === undefined || closest(element, 'p') !== undefined)
      continue;
    const first = /\d+/.exec(codeTextOf(element).text)?.[0];
    block.properties[firstLineAttribute] ??= first ?? 1;
    replace(element);
    removed('line numbers');
  }
  for (const {box, title, decoration} of profile.admonitions ?? []) {
    if (title === undefined || decoration === undefined) continue;
    for (const icon of selectAll(decoration, article)) {
      const label = closest(icon, title);
      if (label === undefined || closest(icon, box) === undefined) continue;
      // An icon can be the whole title. Its tooltip is then the name of the admonition.
      const name = textOf(label).trim() === '' ? attribute(icon, 'title') : undefined;
      replace(icon, ...(name === undefined ? [] : [text(name)]));
      removed('icon of an admonition');
    }
  }
  const ids = new Set(selectAll('[id]', article).map((element) => `#${attribute(element, 'id')}`));
  const toggles = groupBy(
    selectAll(collapseLinks, article).filter(
      (link) => textOf(link).trim() !== '' && ids.has(attribute(link, 'href') ?? ''),
    ),
    textOf,
  );
  const selectors = [...commonLeaveOut, ...(profile.leaveOut ?? [])];
  for (const element of selectAll(selectors.join(', '), article)) {
    if (profile.name === 'generic' && isHeading(element)) continue;
    keepIds(element);
    if (isWholeHeading(element)) {
      unwrap(element);
      continue;
    }
    if (isContent(element, length) || isChoice(element)) continue;
    if (toggles.get(textOf(element))?.length === 1 && matches(element, collapseLinks)) {
      // The text is the title of the collapsible part.
      unwrap(element);
      continue;
    }
    removed(selectors.find((selector) => matches(element, selector)) ?? '', element);
    remove(element);
  }
  for (const link of selectAll('pre a[href^="#"]', article)) {
    if (!isLineLink(link)) continue;
    delete link.properties['href'];
    removed('link of a line');
  }
  for (const link of selectAll('a[href^="#"]', article)) {
    if (!isPermalink(link)) continue;
    keepIds(link);
    replace(link);
    removed('permalink');
  }
  selectAll('h2, h3, h4, h5, h6', article).forEach(takeAnchor);
  for (const link of selectAll('h1 a, h2 a, h3 a, h4 a, h5 a, h6 a', article)) {
    const href = attribute(link, 'href');
    const heading = closest(link, 'h1, h2, h3, h4, h5, h6');
    if (href !== undefined && !href.startsWith('#')) continue;
    if (!permalinkText.test(textOf(link)) || selectAll('img', link).length > 0) {
      // The heading's text is a link to the heading, or has an anchor.
      const own =
        heading && (attribute(heading, 'id') ?? attribute(link, 'id') ?? attribute(link, 'name'));
      if (href !== undefined && href !== `#${own}`) continue;
      keepIds(link);
      delete link.properties['id'];
      delete link.properties['name'];
      unwrap(link);
      if (href === undefined) continue;
      removed('link of a heading to itself');
      continue;
    }
    keepIds(link);
    removed('permalink');
    replace(link);
  }
  return withoutRepeated(counts, article);
}

/** Returns the parts that most pages contain and that consist of links, or of a control and its label. */
function sharedControls(article: Element, shell: Shell): Element[] {
  const found = new Set<Element>();
  walk(article, (element) => {
    if (!/^(?:div|form|label|nav|ol|p|ul)$/.test(element.tagName)) return true;
    const isControl = select('a[href], input, select', element) !== undefined;
    if (!isControl || select('h1, h2, h3, pre, table', element) !== undefined) return true;
    const texts = ownText(element, {isShared: () => false}, silentParts);
    const isLinks = texts.length > 0 && texts.every(({isLink}) => isLink);
    const hasInput = select('input:not([disabled]), select', element) !== undefined;
    const isShort = wordsOf(texts.map(({text}) => text).join(' ')).length <= maxLabelWords;
    if (!(isLinks || (hasInput && isShort)) || !shell.isShared(element)) return true;
    found.add(element);
    return false;
  });
  return [...found];
}

/** Maximum number of words in the label of a control. */
const maxLabelWords = 5;

/** True for one of several buttons with different texts, because the texts can be the labels of alternatives. */
function isChoice(element: Element): boolean {
  const siblings = element.tagName === 'button' ? (parentOf(element)?.children ?? []) : [];
  const texts = siblings.flatMap((node) =>
    node.type === 'element' && node.tagName === 'button' ? textOf(node).trim() : [],
  );
  return texts.length > 1 && new Set(texts).size === texts.length && !texts.includes('');
}

/** Removes a part of an article. Keeps the anchors inside it, because links can lead to them. */
function remove(part: Element): void {
  const ids = selectAll('a:not([href])', part).flatMap(anchorsOf);
  replace(part, ...[...new Set(ids)].map((id) => ours('span', {id}, [])));
}

/** Returns the id and the name of an element that links can lead to. */
export function anchorsOf(element: Element): string[] {
  const name = element.tagName === 'a' ? attribute(element, 'name') : undefined;
  return [attribute(element, 'id'), name].flatMap((id) => (id ? [id] : []));
}

/** Elements that are kept if they contain most of an article's text. */
const containers = new Set('aside div footer form header main nav ol section ul'.split(' '));

function isContent(element: Element, length: number): boolean {
  return containers.has(element.tagName) && textOf(element).length > length * maxShare;
}

/** Discards texts whose words are all in the remaining article. */
function withoutRepeated(
  counts: ReadonlyMap<string, LeftOut>,
  article: Element,
): ReadonlyMap<string, LeftOut> {
  return new Map(
    [...counts].map(([key, {parts, own}]) => [key, {parts, own: newTexts(own, article)}]),
  );
}

/** Returns the texts with words that the article does not contain. */
export function newTexts(texts: readonly TextPart[], article: Element): readonly TextPart[] {
  if (texts.length === 0) return texts;
  const known = new Set(wordsOf(textOf(article)));
  return texts.filter(({text}) => wordsOf(text).some((word) => !known.has(word)));
}

/** Moves the id of an anchor before a heading to the heading. */
function takeAnchor(heading: Element): void {
  const parent = parentOf(heading);
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const index = siblings.indexOf(heading);
  const before = siblings
    .slice(0, index)
    .findLast((node) => node.type !== 'text' || node.value.trim() !== '');
  if (before?.type !== 'element' || !/^(?:a|span)$/.test(before.tagName)) return;
  if (textOf(before).trim() !== '' || select('*', before) !== undefined) return;
  if (heading.properties['id'] !== undefined || attribute(before, 'href') !== undefined) return;
  const [id] = anchorsOf(before);
  // The heading of a section has the section's id.
  if (id === undefined || sectionId(parent, index) !== undefined) return;
  heading.properties['id'] = id;
  const others = anchorsOf(before).filter((other) => other !== id);
  replace(before, ...others.map((other) => ours('span', {id: other}, [])));
}

/** True for a visible heading, whose id can be `sidebar` or `navigation` although it is content. */
function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.tagName) && !matches(element, commonLeaveOut.join(', '));
}

/** True for a link that contains all text of its heading. */
function isWholeHeading(link: Element): boolean {
  const heading = link.tagName === 'a' ? closest(link, 'h1, h2, h3, h4, h5, h6') : undefined;
  const name = textOf(link).trim();
  return heading !== undefined && !permalinkText.test(name) && textOf(heading).trim() === name;
}

/** True for a link from a line of code to itself: its text is empty or a number, or its URL has a known form. */
function isLineLink(link: Element): boolean {
  return (
    /^\s*\d*\s*$/.test(textOf(link)) ||
    /^#(?:__codeline|cb\d|L\d)/.test(attribute(link, 'href') ?? '')
  );
}

/** True for a link whose text is a symbol and that leads to its own line, or to a part around the line. */
function isPermalink(link: Element): boolean {
  const text = textOf(link);
  if (text.trim() === '' || !permalinkText.test(text)) return false;
  const id = decodePath((attribute(link, 'href') ?? '').slice(1));
  const line = parentOf(link);
  const inside = line === undefined ? [] : selectAll('[id], a[name]', line);
  return (
    inside.some((element) => anchorsOf(element).includes(id)) ||
    ancestorsOf(link).some((element) => attribute(element, 'id') === id)
  );
}

function ancestorsOf(element: Element): Element[] {
  const parent = parentOf(element);
  return parent?.type === 'element' ? [parent, ...ancestorsOf(parent)] : [];
}

/** Moves the ids of a removed link to its heading, or to an empty element before the link. */
function keepIds(element: Element): void {
  if (element.tagName !== 'a') return;
  const heading = closest(element, 'h1, h2, h3, h4, h5, h6');
  for (const id of new Set(anchorsOf(element))) {
    // A section can have the id of the anchor in its heading.
    if (ancestorsOf(element).some(({properties}) => properties['id'] === id)) continue;
    if (heading !== undefined && heading.properties['id'] === undefined)
      heading.properties['id'] = id;
    else replace(element, ours('span', {id}, []), element);
  }
}

/** Minimum number of links in a menu before the title. */
const minMenuLinks = 3;

/**
 * Returns the menus and lines in an article before its title. Menus are the parts that contain links, at most one other
 * word for each link, and no headings.
 *
 * @param title Text of `<title>` without the name of the site.
 */
function menusBeforeTitle(article: Element, title: string): Element[] {
  const menus: Element[] = [];
  let end: Element | undefined;
  walk(article, (element) => {
    if (end !== undefined) return false;
    if (/^h[1-6]$/.test(element.tagName)) end = element;
    else if (element.tagName === 'hr' || isLinkList(element)) menus.push(element);
    else return true;
    return false;
  });
  const isTitle = end?.tagName === 'h1' || (end && ` ${lineOf(end)}`.endsWith(` ${title}`));
  return menus.filter((menu) => isTitle || (menu.tagName !== 'hr' && textOf(menu).trim() === ''));
}

function isLinkList(element: Element): boolean {
  if (!/^(?:aside|div|dl|nav|ol|p|section|table|ul)$/.test(element.tagName)) return false;
  const links = selectAll('a[href]', element).length;
  if (links < minMenuLinks || select('h1, h2, h3, h4, h5, h6, pre', element)) return false;
  const texts = ownText(element, {isShared: () => false}, silentParts);
  const others = texts.flatMap(({text, isLink}) => (isLink ? [] : wordsOf(text)));
  return others.filter((word) => /\p{L}/u.test(word)).length <= links;
}
