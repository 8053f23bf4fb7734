import type {Element, Nodes, Parents, Root} from 'hast';
import {refreshTarget} from '../../../core/html/extract-links.ts';
import {isTag} from '../../../core/messages/language-tags.ts';
import type {Profile} from '../profiles/types.ts';
import {parseHtml} from '../tree/parse.ts';
import {attribute, closest, matches, select, selectAll} from '../tree/select.ts';
import {findArticle} from './find-article.ts';
import {documentTitleOf, headOf} from './metadata.ts';
import type {Shell, ShellOf} from './shell.ts';
import {withoutSharedParts} from './title-parts.ts';

/** A page of the old documentation. */
export interface OldPage {
  readonly tree: Root;
  /** Texts that the page shares with other pages. */
  readonly shell: Shell;
  readonly profile: Profile;
  readonly article: Element;
  /** Parts inside the article that belong to the site, not to the page. */
  readonly around: readonly Element[];
  /** Name of the documentation in the page; empty if there is none. */
  readonly siteName: string;
  /** Text of `<title>`. */
  readonly documentTitle: string;
  /** Text of `<title>` without the name of the site; empty if there is none. */
  readonly title: string;
  readonly description: string | undefined;
  /** URL of `<base>`. */
  readonly base: string | undefined;
  /** BCP 47 tag. */
  readonly language: string | undefined;
}

/** Reason why a page has no article. */
export type Unreadable =
  | {readonly kind: 'redirect'; readonly to: string}
  | {readonly kind: 'frames'; readonly sources: readonly string[]}
  | {readonly kind: 'scripts' | 'empty' | 'nesting' | 'binary'};

/** Maximum depth of elements. Browsers limit it to 512. */
const maxDepth = 500;

/** How a page is read. */
export interface ReadOptions {
  /** Profiles to try. The last one can read any page. */
  readonly candidates: readonly Profile[];
  readonly shellOf: ShellOf;
}

/** Reads a page. */
export function readPage(text: string, {candidates, shellOf}: ReadOptions): OldPage | Unreadable {
  if (isBinary(text)) return {kind: 'binary'};
  const tree = parsePage(text, true);
  if (tree === undefined) return {kind: 'nesting'};
  const head = headOf(tree);
  const refresh = selectAll('meta[http-equiv="refresh" i]', head)
    .map((meta) => refreshTarget(attribute(meta, 'content')?.trim() ?? ''))
    .find((url) => url !== undefined);
  if (refresh !== undefined) return {kind: 'redirect', to: refresh};
  const body = select('body, frameset', tree);
  if (body?.tagName === 'frameset') {
    const frames = selectAll('frame', body).map((frame) => attribute(frame, 'src') ?? '');
    if (frames.length > 0) return {kind: 'frames', sources: frames};
  }
  const fallback = candidates.at(-1);
  const profile = profileOf(tree, candidates.slice(0, -1)) ?? fallback;
  const shell = shellOf(tree);
  for (const one of new Set([profile, fallback])) {
    const found = one && findArticle(tree, one, shell);
    if (one === undefined || found === undefined) continue;
    const documentTitle = documentTitleOf(tree);
    const own = one === fallback ? withoutSharedParts(documentTitle, shell.titleParts) : '';
    return {
      ...found,
      tree,
      shell,
      profile: one,
      siteName: siteNameOf(tree, one),
      documentTitle,
      title: own || titleOf(documentTitle, one),
      description: metaContent(head, 'description'),
      base: baseOf(head),
      language: languageOf(found.article, head),
    };
  }
  const isScripted = select('script[src], script[type="module"]', tree) !== undefined;
  return {kind: isScripted ? 'scripts' : 'empty'};
}

/** Returns the first profile whose landmarks a page contains. */
function profileOf(tree: Root, profiles: readonly Profile[]): Profile | undefined {
  // With all landmarks in one list, a single walk through the page suffices.
  const landmarks = selectAll(profiles.map((profile) => profile.landmarks).join(', '), tree);
  return profiles.find((profile) =>
    landmarks.some((element) => matches(element, profile.landmarks)),
  );
}

/**
 * True for text with so many control characters that it cannot be HTML: the file is of another kind, although its name
 * is that of a page.
 */
function isBinary(text: string): boolean {
  const start = text.slice(0, 4_096);
  const controls = start.match(/[^\P{Cc}\t\n\f\r\u0080-\u009f]/gu)?.length ?? 0;
  return controls > start.length / 100;
}

/** Parses a page. @returns `undefined` if its elements are nested too deeply. */
export function parsePage(text: string, hasLocations = false): Root | undefined {
  try {
    const tree = parseHtml(text, hasLocations);
    return isTooDeep(tree) ? undefined : tree;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** True if elements are nested more deeply than `maxDepth`. */
function isTooDeep({children}: Parents, depth = 0): boolean {
  if (depth > maxDepth) return true;
  return children.some((child) => child.type === 'element' && isTooDeep(child, depth + 1));
}

function baseOf(head: Nodes): string | undefined {
  const base = select('base[href]', head);
  return base && attribute(base, 'href');
}

/** Returns the language of an article: the nearest `lang` attribute, otherwise the language in the page's metadata. */
function languageOf(article: Element, head: Nodes): string | undefined {
  const element = closest(article, '[lang]:not([lang=""]), [xml\\:lang]:not([xml\\:lang=""])');
  const meta = select('meta[http-equiv="content-language" i]', head);
  const written =
    (element && (attribute(element, 'lang') || attribute(element, 'xml:lang'))) ??
    (meta && attribute(meta, 'content'));
  const tag = written?.trim().replaceAll('_', '-') ?? '';
  return isTag(tag) ? Intl.getCanonicalLocales(tag)[0] : undefined;
}

function metaContent(head: Nodes, name: string): string | undefined {
  const meta = select(`meta[name="${name}" i]`, head);
  const content = meta && attribute(meta, 'content')?.trim();
  return content === '' ? undefined : content;
}

/** Returns the text of the element with the name, without the elements in it, such as the version. */
function siteNameOf(tree: Root, {siteName}: Profile): string {
  const element = siteName === undefined ? undefined : select(siteName, tree);
  const texts = element?.children.flatMap((node) => (node.type === 'text' ? node.value : []));
  return texts?.join('').replace(/\s+/g, ' ').trim() ?? '';
}

function titleOf(text: string, {titleSeparators = []}: Profile): string {
  for (const separator of titleSeparators) {
    const at = text.lastIndexOf(separator);
    if (at > 0) return text.slice(0, at).trim();
  }
  return text;
}
