import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';
import {report} from './page-notes.ts';
import {visit} from './visit.ts';

/** Say which parts of raw HTML a strict Content-Security-Policy keeps from working. */
export function rehypeBlockedCode(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'element', (node) => {
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

function blockedParts({tagName, properties}: Element): string[] {
  const handlers = Object.keys(properties)
    .filter((name) => /^on[A-Z]/.test(name))
    .map((name) => `The event handler \`${name.toLowerCase()}\` of \`<${tagName}>\``);
  if (tagName === 'style') return ['A `<style>` element', ...handlers];
  const isInline = tagName === 'script' && properties['src'] === undefined;
  return isInline ? ['An inline `<script>`', ...handlers] : handlers;
}
