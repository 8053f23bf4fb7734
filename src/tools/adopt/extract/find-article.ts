import type {Element, ElementContent, Nodes, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {silentParts} from '../profiles/common.ts';
import type {Profile} from '../profiles/types.ts';
import {closest, isWithin, lineOf, matches, parentOf, select, selectAll} from '../tree/select.ts';
import {isMenuPart, ownText, type Shell, shellParts, wordsOf} from './shell.ts';

/** A page's article. */
export interface FoundArticle {
  readonly article: Element;
  /** Parts inside the article that belong to the site, not to the page. */
  readonly around: readonly Element[];
}

/** Minimum length of the text of a page without headings and images. */
const minText = 25;

/** Selector of elements that are typical of an article. */
const structure = 'h1, h2, h3, pre, table, dl, ul, ol, :not(noscript) > p';

/**
 * Minimum number of words outside the page's marked article that belong to the page. Shorter texts belong to the site.
 */
const minWordsBeside = 12;

/** Selector of elements whose text is not shown in browsers. */
const unseenParts = 'script, style, noscript, template';

/** Elements that can be the wrapper of an article. */
const wrappers = new Set('body div main article section center table tbody tr td'.split(' '));

/**
 * Finds the article of a page: with the profile's selectors and, for the generic profile, by the text that only this
 * page has.
 */
export function findArticle(tree: Root, profile: Profile, shell: Shell): FoundArticle | undefined {
  const marked = profile.article.flatMap((selector) => select(selector, tree) ?? []);
  const found = marked.find((element) => isReadable(element, 1));
  if (profile.name !== 'generic') {
    // If the first readable element also contains the navigation, the page has no text, and its article is the empty
    // element that the profile prefers.
    const isAroundMenus = found && select(profile.sidebar ?? '', found) !== undefined;
    const article = isAroundMenus ? marked[0] : found;
    return article && {article, around: []};
  }
  const body = select('body', tree);
  const article = body && narrowed(body, found, shell);
  if (article === undefined || !isReadable(article, found === undefined ? minText : 1))
    return undefined;
  // If a page contains many scripts and little text, scripts generate its text.
  const isScripted =
    selectAll('script[src]', tree).length >= lineOf(article, unseenParts).length / 40;
  if (found === undefined && isScripted && select(structure, article) === undefined)
    return undefined;
  const elements = article.children
    .filter((child) => child.type === 'element')
    // A heading such as "Methods" is content, although most pages have it.
    .filter((child) => !(article === found ? /^h[1-6]$/.test(child.tagName) : isSection(child)));
  const own = elements.filter((child) => !isAround(child, found, shell));
  // Between the page's own parts, text that most pages have is content: "See also", "None".
  const [first, last] = [own[0], own.at(-1)].map((part) => part && elements.indexOf(part));
  const kept = new Set(own);
  const isInside = (index: number): boolean => index > (first ?? index) && index < (last ?? index);
  const around = elements.filter(
    (child, index) => !kept.has(child) && (!isInside(index) || isMenuPart(child)),
  );
  return {article, around};
}

/** True for one of several headings of the same level that links can lead to. */
function isSection(heading: Element): boolean {
  const siblings: readonly Nodes[] = parentOf(heading)?.children ?? [];
  const isOther = (node: Nodes): boolean =>
    node !== heading && node.type === 'element' && node.tagName === heading.tagName;
  const hasId = matches(heading, '[id]') || select('[id], a[name]', heading) !== undefined;
  return /^h[1-6]$/.test(heading.tagName) && hasId && siblings.some(isOther);
}

/**
 * Returns the smallest element that contains all text that only this page has.
 *
 * @param landmark The element that the page marks as its article.
 */
function narrowed(body: Element, landmark: Element | undefined, shell: Shell): Element {
  let article = body;
  for (let at: Element | undefined = body; at !== undefined; ) {
    if (!['table', 'tbody', 'tr'].includes(at.tagName)) article = at;
    if (at === landmark) break;
    const own: readonly ElementContent[] = at.children.filter((child) =>
      hasOwnText(child, landmark, shell),
    );
    const [only] = own;
    const isWrapper = only?.type === 'element' && wrappers.has(only.tagName);
    at = own.length === 1 && isWrapper ? only : undefined;
  }
  return article;
}

function hasOwnText(node: ElementContent, landmark: Element | undefined, shell: Shell): boolean {
  if (node.type !== 'element') return node.type === 'text' && node.value.trim() !== '';
  if (landmark !== undefined && isWithin(landmark, node)) return true;
  if (isAround(node, landmark, shell) || matches(node, silentParts)) return false;
  if (landmark === undefined) return textOf(node).trim() !== '' || isReadable(node, minText);
  const text = ownText(node, shell, shellParts).flatMap((part) => (part.isLink ? [] : part.text));
  if (/^h[1-6]$/.test(node.tagName) && text.length > 0) return true;
  return wordsOf(text.join(' ')).length >= minWordsBeside;
}

function isAround(node: Element, landmark: Element | undefined, shell: Shell): boolean {
  if (landmark !== undefined && isWithin(landmark, node)) return false;
  return isMenuPart(node) || shell.isShared(node);
}

/**
 * True for an element with a heading, an image, code, a table or a definition list, or with text of a minimum length.
 */
function isReadable(element: Element, minLength: number): boolean {
  const parts = selectAll('h1, h2, h3, img, pre, table, dl', element);
  if (parts.some((part) => closest(part, 'noscript') === undefined)) return true;
  return lineOf(element, unseenParts).length >= minLength;
}
