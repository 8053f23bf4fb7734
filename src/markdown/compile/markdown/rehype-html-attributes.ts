import type {Root} from 'hast';
import {find, hastToReact, html, svg} from 'property-information';
import {isPageElement} from './page-element.ts';
import {visit} from './visit.ts';

const svgNames = new Set([
  'svg',
  'path',
  'g',
  'circle',
  'rect',
  'line',
  'polyline',
  'polygon',
  'text',
  'defs',
  'use',
]);

/** Give HTML attributes of JSX elements the names that React knows: `class`, `frameborder`, `stroke-width`. */
export function rehypeHtmlAttributes(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (!isPageElement(node) || node.type === 'element') return;
      const schema = svgNames.has(node.name ?? '') ? svg : html;
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute')
          attribute.name = reactName(attribute.name, schema);
      }
    });
  };
}

function reactName(name: string, schema: typeof html): string {
  // Names with a capital are React's already; these keep their dash.
  if (/[A-Z]|^(?:data|aria)-/.test(name)) return name;
  const {property} = find(schema, name);
  return hastToReact[property] ?? property;
}
