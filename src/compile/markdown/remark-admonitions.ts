import type {Element} from 'hast';
import type {PhrasingContent, Root} from 'mdast';
import type {AdmonitionType} from './admonition-types.ts';
import {markup} from './markup-node.ts';
import {visit} from './visit.ts';

/**
 * Turn containers named like an admonition into the markup of one (rows MD-07, MD-08): a heading with
 * icon and title, and the content. The theme shows the title in capitals.
 */
export function remarkAdmonitions(types: readonly AdmonitionType[]): (tree: Root) => void {
  const byKeyword = new Map(types.map((type) => [type.keyword, type]));
  return (tree) => {
    visit(tree, 'container', (node, index, parent) => {
      const type = byKeyword.get(node.name);
      if (type === undefined || parent === undefined || index === undefined) return;
      const title: PhrasingContent[] =
        node.label.length > 0 ? node.label : [{type: 'text', value: type.title}];
      const heading = markup('div', {className: ['admonition-heading']}, [
        icon(type),
        markup('span', {className: ['admonition-title']}, title),
      ]);
      const content = markup('div', {className: ['admonition-content']}, node.children);
      parent.children[index] = markup(
        'div',
        {className: classNames(type)},
        [heading, content],
        node.position,
      );
    });
  };
}

function classNames({keyword, name, scheme, isOwn}: AdmonitionType): string[] {
  const own = isOwn === true && keyword !== name ? [`admonition-${keyword}`] : [];
  return ['admonition', `admonition-${name}`, ...own, 'alert', `alert--${scheme}`];
}

function icon({icon}: AdmonitionType) {
  const path: Element = {
    type: 'element',
    tagName: 'path',
    properties: {fillRule: 'evenodd', d: icon},
    children: [],
  };
  const svg: Element = {
    type: 'element',
    tagName: 'svg',
    properties: {viewBox: '0 0 24 24', width: '16', height: '16', ariaHidden: 'true'},
    children: [path],
  };
  const span = markup('span', {className: ['admonition-icon']});
  span.data.hChildren = [svg];
  return span;
}
