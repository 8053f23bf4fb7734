import type {Element, Nodes, Root} from 'hast';
import {parseUrl} from '../../../core/urls/href.ts';
import {menuParts} from '../profiles/common.ts';
import {generic} from '../profiles/generic.ts';
import type {Profile} from '../profiles/types.ts';
import {attribute, isWithin, matches, parentOf, selectAll, walk} from '../tree/select.ts';
import {canonicalOf} from './metadata.ts';

/** An entry of the old navigation. */
export interface NavigationEntry {
  readonly label: string;
  /** As written; `undefined` for an entry that only groups others. */
  readonly href: string | undefined;
  readonly entries: readonly NavigationEntry[];
}

/** The navigation of a page. */
export interface Navigation {
  readonly entries: readonly NavigationEntry[];
  /** True if the navigation was guessed and can therefore be another list of links. */
  readonly isGuess: boolean;
}

/** Minimum number of links in a part of a page that can be the page's navigation. */
const minLinks = 5;

/** Reads the navigation of a page. */
export function readNavigation(tree: Root, profile: Profile, article: Element): Navigation {
  const marked = selectAll(profile.sidebar ?? '', tree).filter((root) => !isWithin(article, root));
  const isGuess = profile.name === 'generic' || marked.length === 0;
  const roots = isGuess ? menuOf(article, marked, originOf(tree)) : outermost(marked);
  return {entries: readEntries(roots, isGuess ? {...generic, ...profile} : profile), isGuess};
}

/** Reads the entries of menus and lists of links. */
export function readEntries(roots: readonly Element[], profile: Profile): NavigationEntry[] {
  const {
    sidebarItem = 'li',
    sidebarCaption = '',
    sidebarLeaveOut = '',
    sidebarContinued = '',
  } = profile;
  const result: NavigationEntry[] = [];
  let group: {label: string; entries: NavigationEntry[]} | undefined;

  const isLeftOut = (element: Element): boolean =>
    sidebarLeaveOut !== '' && matches(element, sidebarLeaveOut);
  const gather = (nodes: readonly Nodes[], found: NavigationEntry[] = []): NavigationEntry[] => {
    for (const node of nodes) {
      if (node.type !== 'element' || isLeftOut(node)) continue;
      if (matches(node, sidebarItem)) add(node, found);
      else gather(node.children, found);
    }
    return found;
  };
  const add = (item: Element, entries: NavigationEntry[]): void => {
    const {link, label} = ownPart(item, (node) => isLeftOut(node) || matches(node, sidebarItem));
    const inside = gather(item.children);
    const last = entries.at(-1);
    if (label !== '')
      entries.push({label, href: link && attribute(link, 'href')?.trim(), entries: inside});
    else if (last !== undefined && sidebarContinued !== '' && matches(item, sidebarContinued))
      entries[entries.length - 1] = {...last, entries: [...last.entries, ...inside]};
    else entries.push(...inside);
  };
  const collect = (node: Nodes): void => {
    if (node.type !== 'element' || isLeftOut(node)) return;
    if (sidebarCaption !== '' && matches(node, sidebarCaption)) {
      const label = ownPart(node, () => false).label;
      if (label === '') return;
      group = {label, entries: []};
      result.push({...group, href: undefined});
    } else if (matches(node, sidebarItem)) {
      add(node, group?.entries ?? result);
    } else {
      // A caption belongs to the list after it. A further list continues the level of the caption.
      if (matches(node, 'ul + ul, ol + ol, ul + br + ul')) group = undefined;
      node.children.forEach(collect);
    }
  };
  for (const root of roots) {
    group = undefined;
    root.children.forEach(collect);
  }
  return result;
}

/** Returns the link and label of an item, without those of nested items. */
function ownPart(
  item: Element,
  isOther: (node: Element) => boolean,
): {readonly link: Element | undefined; readonly label: string} {
  const isSkipped = (node: Element): boolean =>
    isOther(node) ||
    silent.has(node.tagName) ||
    matches(node, '.visually-hidden, .sr-only, .nx-sr-only');
  const labelOf = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    return node.type === 'element' && !isSkipped(node) ? node.children.map(labelOf).join('') : '';
  };
  let link = item.tagName === 'a' ? item : undefined;
  walk(item, (node) => {
    if (link !== undefined || isSkipped(node)) return false;
    if (node.tagName === 'a' && attribute(node, 'href') !== undefined) link = node;
    return true;
  });
  const label = (link ?? item).children.map(labelOf).join('').replace(blanks, ' ');
  return {link, label: label.replace(arrows, '').trim()};
}

const blanks = /[\s\u200b\ufeff]+/g;

/** Matches the arrows of collapsible menus. */
const arrows = /^[▸▾▶▼► ]+|[▸▾▶▼► ]+$/gu;

function outermost(elements: readonly Element[]): Element[] {
  return elements.filter(
    (element) => !elements.some((other) => other !== element && isWithin(element, other)),
  );
}

/**
 * Returns the marked menu with the most links to other pages. If there is none, returns the part of the page with the
 * most links: a part beside the article, or a menu that the article's element also contains.
 */
function menuOf(
  article: Element,
  marked: readonly Element[],
  origin: string | undefined,
): Element[] {
  const best = (menus: readonly Element[], min: number): Element[] =>
    menus
      .map((menu) => ({menu, links: linksIn(menu, origin)}))
      .filter(({links}) => links >= min)
      .sort((a, b) => b.links - a.links)
      .slice(0, 1)
      .map(({menu}) => menu);
  const inside = outermost(selectAll(menuParts, article));
  const found = [best(marked, minLinks), best([...partsBeside(article), ...inside], minLinks)];
  return found.find(({length}) => length > 0) ?? best(marked, 1);
}

/** Returns the elements beside an article and beside its ancestors. */
function partsBeside(article: Element): Element[] {
  const parent = parentOf(article);
  if (parent?.type !== 'element') return [];
  const elements = parent.children.filter((node) => node.type === 'element');
  return [...elements.filter((node) => node !== article), ...partsBeside(parent)];
}

/** Returns the number of different URLs of the site's pages to which a part of a page links. */
function linksIn(scope: Element, origin: string | undefined): number {
  const urls = selectAll('a[href]', scope).map((link) => attribute(link, 'href') ?? '');
  const isOfSite = (url: string): boolean =>
    !/^(?:#|[a-z]+:|$)/i.test(url) || (origin !== undefined && url.startsWith(`${origin}/`));
  return new Set(urls.filter(isOfSite)).size;
}

/** Returns the origin of a page's canonical URL. */
function originOf(tree: Root): string | undefined {
  const url = canonicalOf(tree);
  return url === undefined ? undefined : parseUrl(url)?.origin;
}

/** Elements inside an item that are not part of its label. */
const silent = new Set('svg script style img input ul ol nav dl'.split(' '));
