import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {attributeOf, isPageElement, tagNameOf} from './page-element.ts';
import {notesOf, report} from './page-notes.ts';
import {visit} from './visit.ts';

/** Note everything that a link may lead to: ids, and names of anchors. Ids must differ. */
export function rehypeAnchors(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const seen = new Set<string>();
    visit(tree, (node) => {
      if (!isPageElement(node)) return;
      const id = attributeOf(node, 'id');
      if (id !== undefined && seen.has(id)) {
        report(file, node, {
          severity: 'warning',
          code: 'duplicate-id',
          message: `The id \`${id}\` is used a second time on this page.`,
          consequence: 'Links to it lead to the first place only.',
          hint: 'Give one of the two another id.',
        });
      }
      const name = tagNameOf(node) === 'a' ? attributeOf(node, 'name') : undefined;
      for (const anchor of [id, name]) if (anchor !== undefined && anchor !== '') seen.add(anchor);
    });
    notesOf(file).anchors.push(...seen);
  };
}
