import type {Element, Root} from 'hast';
import {visit} from './visit.ts';

/** Marks elements that components of the site do not stand for; MDX gives it to JSX that was written out. */
interface MarkedData {
  _mdxExplicitJsx?: boolean;
}

/** Classes of elements that are ours, with all that is in them. */
const wholes = new Set(['admonition-icon', 'code-block', 'hash-link']);

/** Classes of elements that are ours, around what the author wrote. */
const frames = new Set([
  'admonition',
  'admonition-content',
  'admonition-heading',
  'admonition-title',
  'tabs',
  'tabs-label',
  'tabs-list',
  'tabs-panel',
  'tabs-tab',
]);

/**
 * Keep what this program makes of boxes, tabs, code blocks and headings from being replaced by the site's components, which
 * stand for elements that Markdown makes of what its author wrote.
 */
export function rehypeOwnElements(): (tree: Root) => void {
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

function hasAny({properties}: Element, names: ReadonlySet<string>): boolean {
  const {className} = properties;
  return Array.isArray(className) && className.some((name) => names.has(String(name)));
}
