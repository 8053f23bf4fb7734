import GithubSlugger, {slug} from 'github-slugger';
import {classList, svgNode} from '../../../markdown/compile/plugins/plugin.ts';
import {sectionId} from '../../../markdown/compile/plugins/rehype-page-metadata.ts';
import {ours, oursDeep} from '../tree/edit.ts';
import {attribute, lineOf, parentOf, selectAll, setParent} from '../tree/select.ts';
import type {Conversion} from './types.ts';

/** Adds the theme's heading links, and ids to headings without one, so that the table of contents lists them. */
export function convertHeadings({article, options}: Conversion): void {
  const {link, icon} = options.markup.headingLink;
  const slugger = new GithubSlugger();
  for (const anchor of selectAll('[id], a[name]', article))
    slugger.slug(attribute(anchor, 'id') ?? attribute(anchor, 'name') ?? '', true);
  for (const heading of selectAll('h1, h2, h3, h4, h5, h6', article)) {
    const parent = parentOf(heading);
    const index = parent?.children.indexOf(heading as never);
    const name = lineOf(heading);
    if (heading.tagName === 'h1' || slug(name) === '') continue;
    const known = attribute(heading, 'id') ?? sectionId(parent, index);
    const id = typeof known === 'string' ? known : slugger.slug(name);
    if (typeof known !== 'string') heading.properties['id'] = id;
    const label = options.words.headingLink.replace('{heading}', () => name);
    const properties = {className: classList(link), href: `#${id}`, ariaLabel: label, title: label};
    const own = ours('a', properties, icon === '' ? [] : svgNode(icon).map(oursDeep));
    heading.children.push(own);
    setParent(heading, [own]);
  }
}
