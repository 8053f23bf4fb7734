import type {Element, Nodes, Root} from 'hast';
import {parentOf} from '../tree/select.ts';
import type {FoundArticle} from './find-article.ts';

/** Where an article is in the tree of its page, as JSON data. */
export interface ArticlePlace {
  /** Index of each ancestor, and of the article, in its parent: `[1, 0, 3]`. */
  readonly path: readonly number[];
  /** Indexes of the article's children that belong to the site. */
  readonly around: readonly number[];
}

/** Returns the place of an article. The tree must be as it was parsed. */
export function placeOf({article, around}: FoundArticle): ArticlePlace {
  const path: number[] = [];
  for (let at: Nodes = article, parent = parentOf(at); parent; at = parent, parent = parentOf(at)) {
    const siblings: readonly Nodes[] = parent.children;
    path.unshift(siblings.indexOf(at));
  }
  return {path, around: around.map((part) => article.children.indexOf(part))};
}

/** Returns the article at a place in an equal tree. */
export function articleAt(tree: Root, {path, around}: ArticlePlace): FoundArticle | undefined {
  let article: Nodes | undefined = tree;
  for (const index of path) {
    article = article !== undefined && 'children' in article ? article.children[index] : undefined;
  }
  if (article?.type !== 'element') return undefined;
  const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';
  const {children} = article;
  return {article, around: around.map((index) => children[index]).filter(isElement)};
}
