import type {Element, Nodes, Parents, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import type {Profile} from '../profiles/types.ts';
import {parseHtml} from '../tree/parse.ts';
import {attribute, select, selectAll} from '../tree/select.ts';
import {findArticle} from './find-article.ts';
import type {Shell} from './shell.ts';

/** A page of the old documentation. */
export interface OldPage {
  readonly tree: Root;
  readonly profile: Profile;
  readonly article: Element;
  /** Parts inside the article that are about the site, not about the page. */
  readonly around: readonly Element[];
  /** Text of its `<title>`. */
  readonly documentTitle: string;
  /** Text of its `<title>` without the name of the site; empty if there is none. */
  readonly title: string;
  readonly description: string | undefined;
  /** URL of `<base>`. */
  readonly base: string | undefined;
}

/** Why a page has no article. */
export type Unreadable =
  | {readonly kind: 'redirect'; readonly to: string}
  | {readonly kind: 'frames'; readonly sources: readonly string[]}
  | {readonly kind: 'scripts' | 'empty' | 'nesting' | 'binary'};

/** Maximum depth of elements. Browsers stop at 512. */
const maxDepth = 500;

/**
 * Reads a page.
 *
 * @param candidates Profiles, the last of which reads any page.
 */
export function readPage(
  text: string,
  candidates: readonly Profile[],
  shell: Shell,
): OldPage | Unreadable {
  if (isBinary(text)) return {kind: 'binary'};
  const tree = parsePage(text);
  if (tree === undefined) return {kind: 'nesting'};
  const refresh = selectAll('meta[http-equiv]', tree)
    .filter((meta) => attribute(meta, 'http-equiv')?.toLowerCase() === 'refresh')
    .map(
      (meta) =>
        /^\s*\d*\.?\d*\s*[;,]\s*(?:url\s*=\s*)?["']?(.+?)["']?\s*$/i.exec(
          attribute(meta, 'content') ?? '',
        )?.[1],
    )
    .find((url) => url !== undefined);
  if (refresh !== undefined) return {kind: 'redirect', to: refresh};
  const frames = selectAll('frameset frame', tree).map((frame) => attribute(frame, 'src') ?? '');
  if (frames.length > 0) return {kind: 'frames', sources: frames};
  const profile = candidates.find((one) => select(one.landmarks, tree) !== undefined);
  const fallback = candidates.at(-1);
  for (const one of new Set([profile, fallback])) {
    const found = one && findArticle(tree, one, shell);
    if (one === undefined || found === undefined) continue;
    const documentTitle = documentTitleOf(tree);
    return {
      ...found,
      tree,
      profile: one,
      documentTitle,
      title: titleOf(documentTitle, one),
      description: metaContent(tree, 'description'),
      base: baseOf(tree),
    };
  }
  const isScripted = select('script[src], script[type="module"]', tree) !== undefined;
  return {kind: isScripted ? 'scripts' : 'empty'};
}

/** True for text with characters that no HTML page has: another kind of file with the name of a page. */
function isBinary(text: string): boolean {
  const start = text.slice(0, 4_096);
  const controls = start.match(/[^\P{Cc}\t\n\f\r\u0080-\u009f]/gu)?.length ?? 0;
  return controls > start.length / 100;
}

/** Parses a page. @returns `undefined` if its elements are nested too deeply. */
export function parsePage(text: string): Root | undefined {
  try {
    const tree = parseHtml(text);
    return depthOf(tree) > maxDepth ? undefined : tree;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function depthOf(tree: Root): number {
  let depth = 0;
  let level: readonly Parents[] = [tree];
  while (level.length > 0 && depth <= maxDepth) {
    level = level.flatMap(({children}): Element[] => elementsOf(children));
    depth += 1;
  }
  return depth;
}

function elementsOf(nodes: readonly Nodes[]): Element[] {
  return nodes.filter((node) => node.type === 'element');
}

function baseOf(tree: Root): string | undefined {
  const base = select('base[href]', tree);
  return base && attribute(base, 'href');
}

function metaContent(tree: Root, name: string): string | undefined {
  const meta = select(`meta[name="${name}" i]`, tree);
  const content = meta && attribute(meta, 'content')?.trim();
  return content === '' ? undefined : content;
}

/** Returns the canonical URL that a page states. */
export function canonicalOf(tree: Root): string | undefined {
  const link = select('link[rel~="canonical"][href]', tree);
  const og = select('meta[property="og:url"][content]', tree);
  return (link && attribute(link, 'href')) ?? (og && attribute(og, 'content'));
}

function documentTitleOf(tree: Root): string {
  const title = select('title', tree);
  return title === undefined ? '' : textOf(title).replace(/\s+/g, ' ').trim();
}

function titleOf(text: string, {titleSeparators = []}: Profile): string {
  for (const separator of titleSeparators) {
    const at = text.lastIndexOf(separator);
    if (at > 0) return text.slice(0, at).trim();
  }
  return text;
}
