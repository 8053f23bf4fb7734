import type {Element, ElementContent, Root} from 'hast';
import {SKIP} from 'unist-util-visit';
import {nameParts} from './name-parts.ts';
import {visit} from './visit.ts';

const narrowPlaces: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'th',
  'td',
  'code',
]);

/** Let long names break where their words do: in headings, cells and code within text. What is copied and searched stays the same. */
export function rehypeLongNames(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'pre') return SKIP;
      if (narrowPlaces.has(element.tagName)) element.children = element.children.flatMap(breakable);
      return undefined;
    });
  };
}

function breakable(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  return nameParts(node.value).flatMap((value, index) =>
    index === 0 ? [{type: 'text', value}] : [wordBreak(), {type: 'text', value}],
  );
}

function wordBreak(): Element {
  return {type: 'element', tagName: 'wbr', properties: {}, children: []};
}
