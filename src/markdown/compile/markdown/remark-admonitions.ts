import type {PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import {classList} from '../part-classes.ts';
import type {AdmonitionType} from './admonition-types.ts';
import {markup} from './markup-node.ts';
import {type Container, reportAttributes} from './remark-containers.ts';
import {svgNode} from './svg-node.ts';
import {visit} from './visit.ts';

/**
 * Turn containers named like an admonition into the markup of one (rows MD-07, MD-08): a heading with
 * icon and title, and the content. The theme shows the title in capitals.
 */
export function remarkAdmonitions(
  types: readonly AdmonitionType[],
  parts: ArticleMarkup['admonition'],
): (tree: Root, file: VFile) => void {
  const byKeyword = new Map(types.map((type) => [type.keyword, type]));
  return (tree, file) => {
    visit(tree, 'container', (node, index, parent) => {
      const type = byKeyword.get(node.name);
      if (type === undefined || parent === undefined || index === undefined) return;
      const title = titleOf(node) ?? [{type: 'text', value: type.title}];
      // A second title is lost, like any other attribute.
      reportAttributes(node, node.label.length > 0 ? [] : ['title'], file);
      const icon = markup('span', {className: classList(parts.icon)});
      icon.data.hChildren = svgNode(type.icon);
      const heading = markup('div', {className: classList(parts.heading)}, [
        icon,
        markup('span', {className: classList(parts.title)}, title),
      ]);
      const content = markup('div', {className: classList(parts.content)}, node.children);
      parent.children[index] = markup(
        'div',
        {className: [...classList(parts.box), ...type.classes, ...classList(type.colors)]},
        [heading, content],
        node.position,
      );
    });
  };
}

function titleOf({label, attributes: {title}}: Container): PhrasingContent[] | undefined {
  if (label.length > 0) return label;
  return title ? [{type: 'text', value: title}] : undefined;
}
