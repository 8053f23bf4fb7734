import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {inlineCodeOf} from '../../../core/html/governed.ts';
import {isPageElement, type PageElement, tagNameOf} from './page-element.ts';
import {notesOf} from './page-notes.ts';
import {visit} from './visit.ts';

/** Note which parts of raw HTML, and of JSX written like it, a strict Content-Security-Policy keeps from working. */
export function rehypeBlockedCode(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node) => {
      if (!isPageElement(node)) return;
      const start = node.position?.start;
      const tag = {name: tagNameOf(node), attributes: textAttributes(node)};
      for (const what of inlineCodeOf(tag)) {
        notesOf(file).inlineCode.push({what, line: start?.line, column: start?.column});
      }
    });
  };
}

/** Attributes as HTML has them, names in lower case. A function in JSX works, and is left out. */
function textAttributes(element: PageElement): ReadonlyMap<string, string> {
  const attributes =
    element.type === 'element'
      ? Object.entries(element.properties).map(([name, value]) => [name, String(value)] as const)
      : element.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object'
            ? [[attribute.name, attribute.value ?? ''] as const]
            : [],
        );
  return new Map(attributes.map(([name, value]) => [name.toLowerCase(), value]));
}
