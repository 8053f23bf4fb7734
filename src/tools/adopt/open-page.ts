import type {Element} from 'hast';
import {normalizeTitles, orderTabs} from './convert/admonitions.ts';
import {type LeftOut, leaveOut} from './convert/leave-out.ts';
import {restoreStructure} from './convert/restore-structure.ts';
import {type OldPage, readPage, type Unreadable} from './extract/read-page.ts';
import {type SharedElements, shellsFrom, wordsOf} from './extract/shell.ts';
import {appearanceAttribute, generic} from './profiles/generic.ts';
import {profilesFor} from './profiles/index.ts';
import {type DecodedText, decodeHtml} from './source/decode.ts';
import type {Appearance, OldStyles} from './source/old-styles.ts';
import {closest, lineOf, selectAll} from './tree/select.ts';

/** How the pages of a folder are read, as JSON data. */
export interface ReadingContext {
  /** Name of the profile for all pages; `undefined` if it is detected for each page. */
  readonly generator: string | undefined;
  readonly shared: SharedElements;
  readonly styles: OldStyles;
}

/** A page as it is in the old folder. */
interface OpenedPage extends DecodedText {
  readonly page: OldPage | Unreadable;
}

/** Reads a page. */
type PageReader = (bytes: Uint8Array) => OpenedPage;

/** Creates a function that reads the pages of a folder. */
export function createPageReader({generator, shared, styles}: ReadingContext): PageReader {
  const all = profilesFor(generator);
  const shellOf = shellsFrom(shared);
  return (bytes) => {
    const decoded = decodeHtml(bytes);
    const page = readPage(decoded.text, {candidates: all, shellOf});
    if (!('kind' in page) && page.profile === generic) markAppearance(page.article, styles);
    return {...decoded, page};
  };
}

/**
 * Removes the parts that are not content, and gives other parts the form and order of the new article.
 *
 * @returns The removed parts, by selector.
 */
export function prepareArticle(page: OldPage): ReadonlyMap<string, LeftOut> {
  restoreStructure(page.article, page.profile);
  const leftOut = leaveOut(page);
  normalizeTitles(page);
  orderTabs(page.article, page.profile);
  return leftOut;
}

/** Maximum number of words in a hidden hint. */
const maxHintWords = 6;

/** Marks the elements of an article to which the old style sheets gave an appearance with a meaning. */
function markAppearance(article: Element, styles: OldStyles): void {
  const mark = (appearance: Appearance, element: Element): void => {
    element.properties[appearanceAttribute] = appearance;
  };
  for (const appearance of ['bold', 'code'] as const)
    for (const element of selectAll(styles[appearance], article))
      if (closest(element, 'svg') === undefined) mark(appearance, element);
  for (const element of selectAll(styles.hidden, article))
    if (wordsOf(lineOf(element)).length <= maxHintWords) mark('hidden', element);
}
