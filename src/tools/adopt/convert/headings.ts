import {classList, svgNode} from '../../../markdown/compile/plugins/plugin.ts';
import {sectionId} from '../../../markdown/compile/plugins/rehype-page-metadata.ts';
import {ours, oursDeep} from '../tree/edit.ts';
import {attribute, lineOf, parentOf, selectAll, setParent} from '../tree/select.ts';
import type {Conversion} from './types.ts';

/** Adds the theme's heading links. */
export function convertHeadings({article, options}: Conversion): void {
  const {link, icon} = options.markup.headingLink;
  for (const heading of selectAll('h1, h2, h3, h4, h5, h6', article)) {
    const parent = parentOf(heading);
    const index = parent?.children.indexOf(heading as never);
    const id = attribute(heading, 'id') ?? sectionId(parent, index);
    const name = lineOf(heading);
    if (heading.tagName === 'h1' || typeof id !== 'string' || name === '') continue;
    const label = options.words.headingLink.replace('{heading}', () => name);
    const properties = {className: classList(link), href: `#${id}`, ariaLabel: label, title: label};
    const own = ours('a', properties, icon === '' ? [] : svgNode(icon).map(oursDeep));
    heading.children.push(own);
    setParent(heading, [own]);
  }
}
