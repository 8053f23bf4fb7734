import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {inlineCodeOf} from '../../html/governed.ts';
import {notesOf} from './page-notes.ts';
import {visit} from './visit.ts';

/** Note which parts of raw HTML a strict Content-Security-Policy keeps from working. */
export function rehypeBlockedCode(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'element', ({tagName, properties, position}) => {
      const attributes = Object.entries(properties).map(
        ([name, value]) => [name.toLowerCase(), String(value)] as const,
      );
      const start = position?.start;
      for (const what of inlineCodeOf({name: tagName, attributes: new Map(attributes)})) {
        notesOf(file).inlineCode.push({what, line: start?.line, column: start?.column});
      }
    });
  };
}
