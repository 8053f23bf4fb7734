import type {Definition, Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {hrefKind} from '../../../core/urls/href.ts';
import {report} from './page-notes.ts';
import {visit} from './visit.ts';

/**
 * Keep internal addresses as their author wrote them, where the way to HTML would percent-encode
 * them: they name files and pages, and messages quote them. A link without an address is an error
 * (row DEV-16); images without one are found with those of raw HTML.
 */
export function remarkAddresses(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    });
    visit(tree, (node) => {
      const url = addressOf(node, definitions);
      if (url === undefined) return;
      const isImage = node.type === 'image' || node.type === 'imageReference';
      if (url === '' && !isImage) {
        report(file, node, {
          severity: 'error',
          code: 'empty-address',
          message: 'This link has no address.',
          consequence: 'It would lead nowhere.',
          hint: 'Write the address between the parentheses.',
        });
      }
      if (hrefKind(url) === 'external') return;
      const written = {[isImage ? 'src' : 'href']: url};
      node.data = {...node.data, hProperties: {...node.data?.hProperties, ...written}};
    });
  };
}

function addressOf(node: Nodes, definitions: ReadonlyMap<string, Definition>): string | undefined {
  switch (node.type) {
    case 'link':
    case 'image':
      return node.url;
    case 'linkReference':
    case 'imageReference':
      return definitions.get(node.identifier)?.url;
    default:
      return undefined;
  }
}
