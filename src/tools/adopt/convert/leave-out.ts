import type {Element} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {commonLeaveOut, lineNumbers} from '../profiles/common.ts';
import type {Profile} from '../profiles/types.ts';
import {ours, replace, unwrap} from '../tree/edit.ts';
import {attribute, closest, matches, selectAll} from '../tree/select.ts';
import {codeTextOf} from './code-text.ts';

/** Property of a code block whose line numbers were left out: the first number. */
export const firstLineAttribute = 'dataAdoptFirstLine';

/** Symbols of headings' links to themselves. */
const permalinkText = /^(?:\s|[#¶§\u2693\u{1f517}\u200b\ufeff\uf0c1]|\ufe0e)*$/u;

/**
 * Removes the parts of an article that are not text. Ids of removed permalinks move to their headings.
 *
 * @returns Number of removed elements for each selector.
 */
export function leaveOut(article: Element, profile: Profile): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const removed = (selector: string): void => {
    counts.set(selector, (counts.get(selector) ?? 0) + 1);
  };
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
      if (closest(icon, title) === undefined || closest(icon, box) === undefined) continue;
      replace(icon);
      removed('icon of an admonition');
    }
  }
  const selectors = [...commonLeaveOut, ...(profile.leaveOut ?? [])];
  for (const element of selectAll(selectors.join(', '), article)) {
    keepIds(element);
    if (isWholeHeading(element)) {
      unwrap(element);
      continue;
    }
    removed(selectors.find((selector) => matches(element, selector)) ?? '');
    replace(element);
  }
  for (const link of selectAll('pre a[href^="#"]', article)) {
    if (!isLineLink(link)) continue;
    delete link.properties['href'];
    removed('link of a line');
  }
  for (const link of selectAll('h1 a, h2 a, h3 a, h4 a, h5 a, h6 a', article)) {
    const href = attribute(link, 'href');
    const heading = closest(link, 'h1, h2, h3, h4, h5, h6');
    if (href !== undefined && !href.startsWith('#')) continue;
    if (!permalinkText.test(textOf(link)) || selectAll('img', link).length > 0) {
      // The heading is a link to itself.
      const own =
        heading && (attribute(heading, 'id') ?? attribute(link, 'id') ?? attribute(link, 'name'));
      if (href === undefined || href !== `#${own}`) continue;
      keepIds(link);
      delete link.properties['id'];
      delete link.properties['name'];
      unwrap(link);
      removed('link of a heading to itself');
      continue;
    }
    keepIds(link);
    removed('permalink');
    replace(link);
  }
  return counts;
}

/** True for a link that contains all text of its heading. */
function isWholeHeading(link: Element): boolean {
  const heading = link.tagName === 'a' ? closest(link, 'h1, h2, h3, h4, h5, h6') : undefined;
  const name = textOf(link).trim();
  return heading !== undefined && !permalinkText.test(name) && textOf(heading).trim() === name;
}

/** True for a link of a line of code to itself, which has no text but perhaps a number. */
function isLineLink(link: Element): boolean {
  return (
    /^\s*\d*\s*$/.test(textOf(link)) ||
    /^#(?:__codeline|cb\d|L\d)/.test(attribute(link, 'href') ?? '')
  );
}

/** Moves the ids of a link that is removed to its heading, or to an empty element before it. */
function keepIds(element: Element): void {
  if (element.tagName !== 'a') return;
  const heading = closest(element, 'h1, h2, h3, h4, h5, h6');
  const ids = new Set([attribute(element, 'id'), attribute(element, 'name')]);
  for (const id of ids) {
    if (!id || heading?.properties['id'] === id) continue;
    if (heading !== undefined && heading.properties['id'] === undefined)
      heading.properties['id'] = id;
    else replace(element, ours('span', {id}, []), element);
  }
}
