import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {styleRule} from '../../../core/html/inline-styles.ts';
import {addClass, attributeOf, isPageElement, removeAttribute, tagNameOf} from './page-element.ts';
import {notesOf, report} from './page-notes.ts';
import {visit} from './visit.ts';

/**
 * Turn `style` attributes into classes: a strict Content-Security-Policy forbids inline styles. Objects in JSX are
 * React's: those are turned when they are rendered.
 */
export function rehypeInlineStyles(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node) => {
      if (!isPageElement(node)) return;
      const style = attributeOf(node, 'style');
      if (style === undefined) return;
      removeAttribute(node, 'style');
      const rule = styleRule(style);
      if (rule === undefined) {
        report(file, node, {
          severity: 'warning',
          code: 'inline-style',
          message: `The \`style\` of this \`<${tagNameOf(node)}>\` cannot be turned into a class, so it was left out.`,
          consequence: 'Readers see the element without it.',
          hint: 'Write plain declarations, with addresses that begin with `/` or `https://`, or use a class of your own.',
        });
      } else if (rule.declarations !== '') {
        addClass(node, rule.className);
        notesOf(file).styles.set(rule.className, rule);
      }
    });
  };
}
