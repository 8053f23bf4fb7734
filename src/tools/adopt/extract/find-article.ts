import {Readability} from '@mozilla/readability';
import type {Element, Parents, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString as textOf} from 'hast-util-to-string';
import {parseHTML} from 'linkedom';
import type {Profile} from '../profiles/types.ts';
import {parentOf, select, selectAll, walk} from '../tree/select.ts';

/** Minimum length of the text of a page without landmarks, headings and images. */
const minText = 25;

/** Finds the article of a page: by the profile, otherwise by the distribution of text. */
export function findArticle(tree: Root, profile: Profile): Element | undefined {
  for (const selector of profile.article) {
    const found = select(selector, tree);
    if (found !== undefined && isReadable(found, 1)) return found;
  }
  return profile.name === 'generic' ? largestText(tree) : undefined;
}

/** True for an element with text, headings or images. */
function isReadable(element: Element, minLength = minText): boolean {
  if (select('h1, h2, h3, img, pre, table, dl', element) !== undefined) return true;
  return textOf(element).trim().length >= minLength;
}

const mark = 'data-adopt-index';

/**
 * Finds the article with Readability: the smallest element that contains all that Readability keeps. Readability's own result is not
 * used, because it leaves out parts.
 */
function largestText(tree: Root): Element | undefined {
  const body = select('body', tree);
  if (body === undefined) return undefined;
  const elements: Element[] = [];
  walk(body, (element) => {
    element.properties[mark] = String(elements.push(element) - 1);
    return true;
  });
  const {document} = parseHTML(toHtml(tree));
  const kept = new Readability(document as never, {keepClasses: true, charThreshold: 100}).parse();
  const content = kept?.content ?? '';
  const {document: result} = parseHTML(`<html><body>${content}</body></html>`);
  const indexes = [...result.querySelectorAll(`[${mark}]`)].map((one) =>
    Number((one as {getAttribute(name: string): string | null}).getAttribute(mark)),
  );
  for (const element of elements) delete element.properties[mark];
  const found = indexes.flatMap((index) => elements[index] ?? []);
  const common = found.length === 0 ? undefined : commonAncestor(found);
  if (common !== undefined && isReadable(common)) return common;
  return isReadable(body) && selectAll('script[src]', tree).length < textOf(body).length / 40
    ? body
    : undefined;
}

function commonAncestor([first, ...others]: readonly Element[]): Element | undefined {
  if (first === undefined) return undefined;
  let common: Parents | undefined = others.length === 0 ? first : parentOf(first);
  for (const other of others) {
    const line = new Set<Parents>();
    for (let at: Parents | undefined = other; at !== undefined; at = parentOf(at)) line.add(at);
    while (common !== undefined && !line.has(common)) common = parentOf(common);
  }
  return common?.type === 'element' && common.tagName !== 'html' ? common : undefined;
}
