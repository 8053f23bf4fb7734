import type {Element, Root} from 'hast';
import {attribute, lineOf, select, selectAll} from '../tree/select.ts';

/** Returns the `<head>`, so that the rest of the page is not searched; the entire page if there is none. */
export function headOf(tree: Root): Root | Element {
  return select('head', tree) ?? tree;
}

/** Returns the text of `<title>`; empty if there is none. */
export function documentTitleOf(tree: Root): string {
  const title = select('title', headOf(tree));
  return title === undefined ? '' : lineOf(title);
}

/** Returns a page's canonical URL. */
export function canonicalOf(tree: Root): string | undefined {
  const head = headOf(tree);
  const link = select('link[rel~="canonical"][href]', head);
  const og = select('meta[property="og:url"][content]', head);
  return (link && attribute(link, 'href')) ?? (og && attribute(og, 'content'));
}

/** URLs from which the old location of a page can be derived. */
export interface PageUrls {
  readonly canonical: string | undefined;
  /** Root-relative URLs of scripts, styles, images and pages. */
  readonly rooted: readonly string[];
}

/** Maximum number of root-relative URLs of a page. */
const maxRooted = 20;

export function pageUrlsOf(tree: Root): PageUrls {
  const elements = selectAll(
    'script[src^="/"], link[href^="/"], img[src^="/"], a[href^="/"]',
    tree,
  );
  const rooted = elements.flatMap(
    (element) => attribute(element, 'src') ?? attribute(element, 'href') ?? [],
  );
  return {canonical: canonicalOf(tree), rooted: rooted.slice(0, maxRooted)};
}

/** URLs of related pages. */
export interface Relations {
  readonly next: string | undefined;
  readonly up: string | undefined;
}

/** Returns the URLs of the next page and of the page above. */
export function relationsOf(tree: Root): Relations {
  const head = headOf(tree);
  const hrefOf = (...names: readonly string[]): string | undefined => {
    const link =
      select(selectorOf('link', names), head) ??
      select(selectorOf('a', names), tree) ??
      select(names.map((name) => `a[href]:has(> img[alt="${name}" i])`).join(', '), tree);
    return link && attribute(link, 'href');
  };
  return {next: hrefOf('next'), up: hrefOf('up', 'parent')};
}

function selectorOf(tag: string, names: readonly string[]): string {
  return names.map((name) => `${tag}[rel~="${name}" i][href]`).join(', ');
}
