import type {ElementContent, Root} from 'hast';
import type {VFile} from 'vfile';
import {attributeOf, isPageElement, type PageElement, tagNameOf} from './page-element.ts';
import {report, visit} from './plugin.ts';

/** Front matter fields that set `<meta>` elements, keyed by the `name` or `property` of the element. */
export const frontMatterFields: ReadonlyMap<string, string> = new Map([
  ['description', 'description'],
  ['og:description', 'description'],
  ['og:title', 'title'],
  ['keywords', 'keywords'],
  ['og:image', 'image'],
  ['twitter:image', 'image'],
]);

/**
 * Supports `<head>` in MDX. The `<meta>` and `<link>` elements inside `<head>` stay in the article, and React moves
 * them to the document's head. Any other content would be lost and is an error.
 */
export function rehypeHead(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node, index, parent) => {
      if (!isPageElement(node) || tagNameOf(node) !== 'head') return undefined;
      if (parent === undefined || index === undefined) return undefined;
      const children = node.children.filter((child) => isTaken(child, file));
      parent.children.splice(index, 1, ...children);
      return index + children.length;
    });
  };
}

function isTaken(node: ElementContent, file: VFile): boolean {
  if (node.type === 'text' && node.value.trim() === '') return false;
  if (node.type === 'comment') return false;
  const hint = isPageElement(node)
    ? refusal(node)
    : 'Only `<meta>` and `<link>` are allowed in the head.';
  if (hint === undefined) return true;
  report(file, node, {
    severity: 'error',
    code: 'invalid-head',
    message: `${isPageElement(node) ? `\`<${tagNameOf(node)}>\`` : 'This content'} cannot be put into the page's head.`,
    consequence: 'It would be missing from the page.',
    hint,
  });
  return false;
}

/** Returns the hint for an unsupported element; `undefined` for a supported one. */
function refusal(element: PageElement): string | undefined {
  const field = (name: string): string => `Set \`${name}\` in the page's front matter.`;
  switch (tagNameOf(element)) {
    case 'meta': {
      const name = attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '';
      const known = frontMatterFields.get(name.toLowerCase());
      return known === undefined ? undefined : field(known);
    }
    case 'link':
      return attributeOf(element, 'rel') === 'canonical'
        ? 'Each page sets its own canonical URL; use `docs.versions[].searchEngines` for versions.'
        : undefined;
    case 'title':
      return field('title');
    case 'style':
      return 'Move the styles to a style sheet, and import the style sheet from a component.';
    case 'script':
      return 'Import a component that does the same as the script.';
    default:
      return 'Only `<meta>` and `<link>` are allowed in the head.';
  }
}
