import {posix} from 'node:path';
import {tokenizer} from 'acorn';
import type {Element, Root} from 'hast';
import {silentParts} from '../profiles/common.ts';
import {generic} from '../profiles/generic.ts';
import {doxygen} from '../profiles/references.ts';
import {decodeHtml} from '../source/decode.ts';
import type {ReadBytes} from '../source/types.ts';
import {attribute, select, selectAll} from '../tree/select.ts';
import {doxygenMenu, readDoxygenMenu} from './doxygen-menu.ts';
import {isExdocMenu, readExdocMenu} from './exdoc-menu.ts';
import {type NavigationEntry, readEntries, readNavigation} from './read-navigation.ts';
import {type OldPage, parsePage} from './read-page.ts';
import {ownText, wordsOf} from './shell.ts';
import {isTypedocMenu, readTypedocMenu} from './typedoc-menu.ts';

/** The navigation of a page. */
export interface Menu {
  readonly navigation: readonly NavigationEntry[];
  /** True if the navigation was guessed and can therefore be another list of links. */
  readonly isGuess: boolean;
  /** URL of `<base>`. */
  readonly base: string | undefined;
}

/** Maximum ratio of other words to words in links, in a menu. */
const maxExplanation = 3;

/** True for an article that consists of links, which can have short explanations. */
export function isMenu(article: Element): boolean {
  const parts = ownText(article, {isShared: () => false}, silentParts);
  const wordsIn = (isLink: boolean): number =>
    wordsOf(parts.flatMap((part) => (part.isLink === isLink ? part.text : [])).join(' ')).length;
  return wordsIn(true) * maxExplanation > wordsIn(false);
}

export function menuOf({tree, profile, article, base}: OldPage): Menu {
  const {entries, isGuess} = readNavigation(tree, profile, article);
  return {navigation: entries, isGuess, base};
}

/** Returns the menu of a page that contains only a menu, such as `toc.html` in DocFX. */
export function menuIn(text: string): Menu {
  const tree = parsePage(text);
  const body = tree && select('body', tree);
  return {navigation: body ? readEntries([body], generic) : [], isGuess: true, base: undefined};
}

/**
 * Returns the menu in a file that scripts insert into pages: links without a title, headings and metadata. Dokka and
 * dartdoc write such files.
 *
 * @param files Paths of all files.
 * @returns `undefined` if the file is a page.
 */
export function insertedMenu(
  tree: Root | undefined,
  path: string,
  files: ReadonlySet<string>,
): Menu | undefined {
  const isPage =
    tree === undefined ||
    select('title, h1, h2, h3, head > meta, head > link', tree) !== undefined ||
    /^index\./i.test(posix.basename(path));
  const body = isPage ? undefined : select('body', tree);
  if (body === undefined || !isMenu(body)) return undefined;
  // The links are relative to the pages that contain the menu, or to the root of the documentation.
  const links = selectAll('a[href]', body).map((link) => attribute(link, 'href') ?? '');
  const found = (folder: string): number =>
    links.filter((href) => files.has(posix.join(folder, href.replace(/[?#].*$/, '')))).length;
  const folder = posix.dirname(path);
  const isFromRoot = found('.') > found(folder);
  return {
    navigation: readEntries([body], generic),
    isGuess: false,
    base: isFromRoot ? `${posix.relative(folder, '.')}/` : undefined,
  };
}

/**
 * Returns the menus in the scripts of Doxygen, TypeDoc, ExDoc and Compodoc, keyed by path of the script. Scripts are not
 * run.
 *
 * @param profile Name of the profile of most pages.
 */
export function scriptMenus(
  files: ReadonlyMap<string, ReadBytes>,
  profile: string | undefined,
): ReadonlyMap<string, Menu> {
  const textIn = (file: string): string | undefined => {
    const read = files.get(file);
    return read && decodeHtml(read()).text;
  };
  const menus = new Map<string, Menu>();
  const add = (path: string, navigation: readonly NavigationEntry[], base?: string): void => {
    menus.set(path, {navigation, isGuess: false, base});
  };
  if (profile === doxygen.name) add(doxygenMenu, readDoxygenMenu(textIn));
  for (const path of files.keys()) {
    const entries = isTypedocMenu(path) ? readTypedocMenu(textIn(path) ?? '') : undefined;
    if (entries !== undefined) add(path, entries, '../');
    if (isExdocMenu(path)) add(path, readExdocMenu(textIn(path) ?? ''), '../');
    if (isCompodocMenu(path)) add(path, menuIn(templatesIn(textIn(path) ?? '')).navigation, '../');
  }
  return menus;
}

/** True for the path of the script that contains Compodoc's navigation. */
function isCompodocMenu(path: string): boolean {
  return /(?:^|\/)js\/menu-wc\.js$/.test(path);
}

/** Returns the text of the template literals in a script. */
function templatesIn(script: string): string {
  try {
    const tokens = [...tokenizer(script, {ecmaVersion: 'latest'})];
    const texts = tokens.filter(({type}) => type.label === 'template');
    return texts.map(({start, end}) => script.slice(start, end)).join('');
  } catch {
    return '';
  }
}
