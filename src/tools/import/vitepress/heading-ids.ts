import GithubSlugger from 'github-slugger';
import type {Heading, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {fieldsOf, textOf} from '../values.ts';
import {replaceInProse} from './in-prose.ts';
import {vitepressSlug} from './slugify.ts';

/** The headings of a page, as VitePress numbers them. */
export interface PageHeadings {
  /** The text, in which headings say their id where this program would make another one. */
  readonly text: string;
  /** Id of its first heading if that is of level 1: here, links to it lead to the page. */
  readonly titleId: string | undefined;
  readonly headings: readonly {
    readonly depth: number;
    readonly text: string;
    readonly id: string;
  }[];
}

const ownId = /\s*\{([^{}]*)\}\s*$/;
const parser = unified().use(remarkParse).use(remarkGfm);

/** Put attributes between braces that stand between other marks. @param attrs `markdown.attrs` of the old site. */
export function withBraces(text: string, attrs: unknown): string {
  const {leftDelimiter, rightDelimiter} = fieldsOf(attrs);
  const [left, right] = [textOf(leftDelimiter) ?? '{', textOf(rightDelimiter) ?? '}'];
  if (left === '{' && right === '}') return text;
  const marks = [left, right].map((mark) => mark.replace(/[^\w\s]/g, '\\$&'));
  const pattern = new RegExp(marks.join('([^\\n]*?)'), 'g');
  return replaceInProse(text, pattern, (_whole, [, inside = '']) => `{${inside}}`);
}

/** Write ids where the two programs differ. @param text Without front matter. */
export function withHeadingIds(text: string): PageHeadings {
  const tree: Root = parser.parse(text);
  const slugger = new GithubSlugger();
  const used = new Set<string>();
  const edits: {at: number; end: number; text: string}[] = [];
  const headings: {depth: number; text: string; id: string}[] = [];
  visit(tree, 'heading', (heading) => {
    const start = heading.position?.start.offset ?? 0;
    const end = heading.children.at(-1)?.position?.end.offset ?? start;
    const [attributes = ''] = ownId.exec(text.slice(start, end)) ?? [];
    const written = /#([^\s}]+)/.exec(attributes)?.[1];
    const words = wordsOf(heading).replace(ownId, '');
    const id = unique(written ?? vitepressSlug(words), used);
    headings.push({depth: heading.depth, text: words, id});
    const ownAt = end - attributes.length;
    if (heading.depth === 1) {
      // A title has no id here, and what links to it is changed. Of others of its level, an empty element has it.
      slugger.slug(words);
      if (attributes !== '') edits.push({at: ownAt, end, text: ''});
      if (headings.length > 1)
        edits.push({at: start, end: start, text: `<div id="${id}"></div>\n\n`});
      return;
    }
    const before = {...slugger.occurrences};
    if (isPlain(heading) && attributes === '' && slugger.slug(words) === id) return;
    slugger.occurrences = before;
    if (id !== '') edits.push({at: ownAt, end, text: ` {#${id}}`});
  });
  const [first] = headings;
  return {
    text: edits
      .sort((a, b) => b.at - a.at)
      .reduce(
        (changed, edit) => changed.slice(0, edit.at) + edit.text + changed.slice(edit.end),
        text,
      ),
    titleId: first?.depth === 1 ? first.id : undefined,
    headings,
  };
}

/** A list of links to the headings of levels 2 and 3, which stood where `[[toc]]` was written. */
export function tableOfContents({headings}: PageHeadings): string {
  return headings
    .filter(({depth}) => depth === 2 || depth === 3)
    .map(
      ({depth, text, id}) =>
        `${depth === 3 ? '  ' : ''}- [${text.replace(/[[\]\\]/g, '\\$&')}](#${id})`,
    )
    .join('\n');
}

function unique(id: string, used: Set<string>): string {
  let free = id;
  for (let count = 1; used.has(free); count += 1) free = `${id}-${count}`;
  used.add(free);
  return free;
}

/** What VitePress reads of a heading: no HTML, no emoji. */
function wordsOf(parent: {readonly children: readonly RootContent[]}): string {
  return parent.children
    .map((child) => {
      if (child.type === 'html') return '';
      if (child.type === 'text') return child.value.replace(/:[\w+-]+:/g, '');
      if ('value' in child) return child.value;
      if ('children' in child) return wordsOf(child);
      return 'alt' in child ? (child.alt ?? '') : '';
    })
    .join('');
}

function isPlain({children}: Heading): boolean {
  return children.every(
    (child) => child.type === 'inlineCode' || (child.type === 'text' && !/[:&{]/.test(child.value)),
  );
}
