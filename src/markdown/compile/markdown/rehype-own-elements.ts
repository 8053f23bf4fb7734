import type {Element, Root} from 'hast';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import {partName} from '../part-classes.ts';
import {visit} from './visit.ts';

/** Marks elements that components of the site do not stand for; MDX gives it to JSX that was written out. */
interface MarkedData {
  _mdxExplicitJsx?: boolean;
}

/**
 * Keep what this program makes of boxes, tabs, code blocks and headings from being replaced by the site's components, which
 * stand for elements that Markdown makes of what its author wrote.
 */
export function rehypeOwnElements({
  admonition,
  code,
  headingLink,
  tabs,
}: ArticleMarkup): (tree: Root) => void {
  const {box, heading, title, content} = admonition;
  // Ours with all that is in them, and around what the author wrote.
  const wholes = namesOf(admonition.icon, code.block, headingLink.link);
  const frames = namesOf(box, heading, title, content, ...Object.values(tabs));
  return (tree) => {
    visit(tree, 'element', (node: Element) => {
      if (hasAny(node, wholes)) visit(node, 'element', mark);
      else if (hasAny(node, frames)) mark(node);
    });
  };
}

function mark(node: Element): void {
  const data: MarkedData = {_mdxExplicitJsx: true};
  node.data = {...node.data, ...data};
}

function namesOf(...parts: readonly string[]): ReadonlySet<string> {
  return new Set(parts.map(partName));
}

function hasAny({properties}: Element, names: ReadonlySet<string>): boolean {
  const {className} = properties;
  return Array.isArray(className) && className.some((name) => names.has(String(name)));
}
