import GithubSlugger, {slug} from 'github-slugger';
import type {Heading, Root} from 'mdast';
import type {ArticleWords} from '../../../core/messages/types.ts';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import {classList} from '../part-classes.ts';
import {markup, readerText} from './markup-node.ts';
import {svgNode} from './svg-node.ts';
import {visit} from './visit.ts';

declare module 'mdast' {
  interface HeadingData {
    /** The id of a heading of level 2 to 6, set by `remarkHeadingIds`. */
    id?: string;
  }
}

/** A heading of this name is unlikely: it would get another id. */
const wordlessId = 'unnamed';

/** As Docusaurus 2 reads it: anything but a brace, at the heading's end. */
const idAtEnd = /\s*\{#((?:.(?!\{#|\}))*.)\}$/;

/**
 * Give headings the ids that old sites gave them (rows MD-03 to MD-05): the ending `{#id}`, else the
 * slug of the text. Levels 2 to 6 also get a link to themselves. An h1 has neither, but its slug
 * counts, so that the numbers of repeated headings stay as they were.
 */
export function remarkHeadingIds(
  {headingLink}: ArticleWords,
  parts: ArticleMarkup['headingLink'],
): (tree: Root) => void {
  return (tree) => {
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (heading) => {
      const customId = takeCustomId(heading);
      const text = readerText(heading.children);
      // Of `!!!`, nothing is left for an id.
      const id = customId ?? slugger.slug(slug(text) === '' ? wordlessId : text);
      if (heading.depth === 1 || (customId === undefined && text.trim() === '')) return;
      heading.data = {...heading.data, id, hProperties: {...heading.data?.hProperties, id}};
      const label = headingLink.replace('{heading}', () => plainText(heading) ?? id);
      const link = markup('a', {
        className: classList(parts.link),
        href: `#${id}`,
        ariaLabel: label,
        title: label,
      });
      if (parts.icon !== '') link.data.hChildren = svgNode(parts.icon);
      heading.children.push(link);
    });
  };
}

/** The id after a heading's text, which is removed. */
function takeCustomId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = idAtEnd.exec(last.value);
  if (match === null) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') children.pop();
  return match[1];
}

/** The text of a heading without any markup (row MD-03). */
function plainText({children}: Heading): string | undefined {
  return children.every(({type}) => type === 'text') ? readerText(children) : undefined;
}
