import type {Element, ElementContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import type {Profile} from '../profiles/types.ts';
import {ours, replace, text} from '../tree/edit.ts';
import {closest, matches, previousOf, selectAll} from '../tree/select.ts';

/** Names and labels that only the old style sheets separate. */
const badges =
  'span.feature, .badge, .chip, .pill, span.tag, span.label, .sl-badge, .tsd-flag, .tsd-tag';

/** Replaces markup that only the old style sheets gave its meaning. */
export function restoreStructure(article: Element, profile: Profile): void {
  for (const list of selectAll(profile.layoutLists ?? '', article)) {
    for (const item of list.children)
      if (item.type === 'element' && item.tagName === 'li') item.tagName = 'div';
    list.tagName = 'div';
  }
  for (const grid of selectAll(profile.gridTable?.box ?? '', article))
    toTable(grid, profile.gridTable?.header ?? '');
  for (const [selector, sign] of Object.entries(profile.signs ?? {}))
    for (const icon of selectAll(selector, article))
      if (textOf(icon).trim() === '') replace(icon, text(sign));
  for (const badge of selectAll(badges, article)) separate(badge);
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
