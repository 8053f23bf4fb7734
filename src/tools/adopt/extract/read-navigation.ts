import type {Element, Nodes, Root} from 'hast';
import type {Profile} from '../profiles/types.ts';
import {attribute, isWithin, matches, selectAll, walk} from '../tree/select.ts';

/** An entry of the old navigation. */
export interface NavigationEntry {
  readonly label: string;
  /** As written; `undefined` for an entry that only groups others. */
  readonly href: string | undefined;
  readonly entries: readonly NavigationEntry[];
}

/** Minimum number of links in a list that can be the page's navigation. */
const minLinks = 5;

/** Reads the navigation of a page. */
export function readNavigation(tree: Root, profile: Profile, article: Element): NavigationEntry[] {
  const {sidebar = '', sidebarItem = 'li', sidebarCaption = '', sidebarLeaveOut = ''} = profile;
  const marked = selectAll(sidebar, tree).filter((root) => !isWithin(article, root));
  const roots = profile.name === 'generic' ? menuOf(tree, article, marked) : marked;
  const outer = roots.filter(
    (root) => !roots.some((other) => other !== root && isWithin(root, other)),
  );
  const result: NavigationEntry[] = [];
  let group: {label: string; entries: NavigationEntry[]} | undefined;

  const isLeftOut = (element: Element): boolean =>
    sidebarLeaveOut !== '' && matches(element, sidebarLeaveOut);
  const entriesBelow = (nodes: readonly Nodes[]): NavigationEntry[] =>
    nodes.flatMap((node): NavigationEntry[] => {
      if (node.type !== 'element' || isLeftOut(node)) return [];
      return matches(node, sidebarItem) ? entryOf(node) : entriesBelow(node.children);
    });
  const entryOf = (item: Element): NavigationEntry[] => {
    const {link, label} = ownPart(item, (node) => isLeftOut(node) || matches(node, sidebarItem));
    const entries = entriesBelow(item.children);
    if (label === '') return entries;
    return [{label, href: link && attribute(link, 'href')?.trim(), entries}];
  };
  const collect = (node: Nodes): void => {
    if (node.type !== 'element' || isLeftOut(node)) return;
    if (sidebarCaption !== '' && matches(node, sidebarCaption)) {
      const label = ownPart(node, () => false).label;
      if (label === '') return;
      group = {label, entries: []};
      result.push({...group, href: undefined});
    } else if (matches(node, sidebarItem)) {
      (group?.entries ?? result).push(...entryOf(node));
    } else node.children.forEach(collect);
  };
  for (const root of outer) {
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
    isOther(node) || silent.has(node.tagName) || matches(node, '.visually-hidden, .sr-only');
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

/**
 * Returns the menu with the most links to other pages. If there is no menu, returns the list outside the article with
 * the most links.
 */
function menuOf(tree: Root, article: Element, marked: readonly Element[]): Element[] {
  const best = (menus: readonly Element[], min: number): Element[] =>
    menus
      .map((menu) => ({menu, links: linksIn(menu)}))
      .filter(({links}) => links >= min)
      .sort((a, b) => b.links - a.links)
      .slice(0, 1)
      .map(({menu}) => menu);
  const [menu] = best(marked, 1);
  if (menu !== undefined) return [menu];
  const lists = selectAll('ul, ol', tree).filter((list) => !isWithin(list, article));
  return best(lists, minLinks);
}

/** Returns the number of links to other pages. */
function linksIn(scope: Element): number {
  return selectAll('a[href]', scope).filter(
    (link) => !/^(?:#|https?:|mailto:|javascript:|$)/i.test(attribute(link, 'href') ?? ''),
  ).length;
}

/** Elements inside an item that are not part of its label. */
const silent = new Set('svg script style img input ul ol nav dl'.split(' '));
