import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {hasAttribute, isPageElement, type PageElement, tagNameOf} from './page-element.ts';
import {report} from './page-notes.ts';
import {visit} from './visit.ts';

/** Say which parts of HTML a strict Content-Security-Policy keeps from working. */
export function rehypeBlockedCode(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node) => {
      if (!isPageElement(node)) return;
      for (const blocked of blockedParts(node)) {
        report(file, node, {
          severity: 'warning',
          code: 'inline-code-blocked',
          message: `${blocked} stands in the page.`,
          consequence: 'A strict Content-Security-Policy keeps browsers from using it.',
          hint: 'Put it into a file, or make the page `.mdx` and use a component.',
        });
      }
    });
  };
}

function blockedParts(element: PageElement): string[] {
  const tagName = tagNameOf(element);
  const handlers = handlersOf(element).map(
    (name) => `The event handler \`${name.toLowerCase()}\` of \`<${tagName}>\``,
  );
  if (tagName === 'style') return ['A `<style>` element', ...handlers];
  const isInline = tagName === 'script' && !hasAttribute(element, 'src');
  return isInline ? ['An inline `<script>`', ...handlers] : handlers;
}

/** Texts as HTML has them; a function in JSX works. */
function handlersOf(element: PageElement): string[] {
  const names =
    element.type === 'element'
      ? Object.keys(element.properties)
      : element.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
            ? [attribute.name]
            : [],
        );
  return names.filter((name) => /^on[A-Z]/.test(name));
}
