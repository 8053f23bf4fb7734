import GithubSlugger from 'github-slugger';
import type {Heading, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown, proseOf} from './markdown.ts';
import {applyEdits, type Edit, editsFor} from './text.ts';
import {fieldsOf, textOf} from './values.ts';

/** A page's headings, with the ids that the old generator gave them. */
export interface PageHeadings {
  /** The text, with explicit ids where legacydocs would choose different ones. */
  readonly text: string;
  /**
   * Id of the first heading if that heading is the title. In legacydocs, the title has no id, so links to the title
   * become links to the page.
   */
  readonly titleId: string | undefined;
  readonly headings: readonly {
    readonly depth: number;
    readonly text: string;
    /** Markdown source, without attributes. */
    readonly source: string;
    readonly id: string;
  }[];
}

const ownId = /\s*\{([^{}]*)\}\s*$/;

/**
 * Replaces the configured delimiters of attributes with braces.
 *
 * @param attrs The `markdown.attrs` setting, which defines the delimiters.
 */
export function withBraces(text: string, attrs: unknown): string {
  const {leftDelimiter, rightDelimiter} = fieldsOf(attrs);
  const [left, right] = [textOf(leftDelimiter) ?? '{', textOf(rightDelimiter) ?? '}'];
  if (left === '{' && right === '}') return text;
  const delimiters = [left, right].map((mark) => mark.replace(/[^\w\s]/g, '\\$&'));
  const pattern = new RegExp(delimiters.join('([^\\n]*?)'), 'g');
  return applyEdits(
    text,
    editsFor(proseOf(text, 'md'), pattern, ([, inside]) => `{${inside}}`),
  );
}

/**
 * Returns the texts of a page's headings.
 *
 * @param text Source without front matter.
 */
export function headingTexts(text: string): string[] {
  const texts: string[] = [];
  visit(parseMarkdown(text), 'heading', (heading) => {
    const isCode = heading.children.at(-1)?.type === 'inlineCode';
    texts.push(isCode ? textIn(heading) : textIn(heading).replace(ownId, ''));
  });
  return texts;
}

/**
 * Adds a heading id wherever legacydocs would choose a different one than the old generator.
 *
 * @param text Source without front matter.
 * @param slugOf Returns an id. Default: the same id as in VitePress.
 * @param separator Precedes the number of a repeated id.
 * @param hasAttributes False if braces at the end of a heading are text.
 */
export function withHeadingIds(
  text: string,
  slugOf: (text: string, source: string) => string = vitepressSlug,
  separator = '-',
  hasAttributes = true,
): PageHeadings {
  const tree = parseMarkdown(text);
  const slugger = new GithubSlugger();
  const used = new Set<string>();
  const edits: Edit[] = [];
  const headings: {depth: number; text: string; source: string; id: string}[] = [];
  visit(tree, 'heading', (heading) => {
    const start = heading.position?.start.offset ?? 0;
    const end = heading.children.at(-1)?.position?.end.offset ?? start;
    const [attributes = ''] = (hasAttributes && ownId.exec(text.slice(start, end))) || [];
    const first = heading.children[0]?.position?.start.offset ?? start;
    const source = text.slice(first, end - attributes.length);
    const written = /#([^\s}]+)/.exec(attributes)?.[1];
    // Code at the end of a heading can contain braces, too.
    const words = attributes === '' ? textIn(heading) : textIn(heading).replace(ownId, '');
    const id = uniqueId(written ?? slugOf(words, source), used, separator);
    headings.push({depth: heading.depth, text: words, source, id});
    const own = {start: end - attributes.length, end};
    if (heading.depth === 1) {
      // In legacydocs, headings of level 1 have no id. The first one is the title; before any other one, an empty
      // element gets the id.
      slugger.slug(words);
      if (headings.length > 1) edits.push({start, end: start, text: `<div id="${id}"></div>\n\n`});
      if (attributes !== '') edits.push({...own, text: ''});
      return;
    }
    const before = {...slugger.occurrences};
    if (isPlain(heading) && attributes === '' && slugger.slug(words) === id) return;
    slugger.occurrences = before;
    // Two underscores next to words would be parsed as emphasis, so they are escaped.
    const marks = id.match(/\b_\B|\B_\b/g) ?? [];
    const shown = marks.length > 1 ? id.replaceAll('_', '\\_') : id;
    if (id !== '') edits.push({...own, text: ` {#${shown}}`});
  });
  const [first] = headings;
  const titleId = first?.depth === 1 ? first.id : undefined;
  return {text: applyEdits(text, edits), titleId, headings};
}

/** True if a text begins with a heading of level 1, which legacydocs then shows as the title of the page. */
export function beginsWithTitle(text: string): boolean {
  const first = parseMarkdown(text).children.find(
    ({type}) => type !== 'html' && type !== 'definition',
  );
  return first?.type === 'heading' && first.depth === 1;
}

/**
 * Prints the table of contents that replaces `[[toc]]`.
 *
 * @param levels Levels of the listed headings; without 1, because titles have no id.
 */
export function tableOfContents(
  {headings}: PageHeadings,
  levels: readonly unknown[] = [2, 3],
): string {
  const listed = headings.filter(({depth}) => depth > 1 && levels.includes(depth));
  const top = Math.min(...listed.map(({depth}) => depth));
  return listed
    .map(({depth, text, id}) => {
      const label = text.replace(/[\\[\]<>*_`]|&(?=#?\w+;)/g, '\\$&');
      return `${'  '.repeat(depth - top)}- [${label}](#${id})`;
    })
    .join('\n');
}

/** Returns the id that VitePress derives from a heading's text. */
function vitepressSlug(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: VitePress also removes them.
      .replace(/[\u0000-\u001f]/g, '')
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/-{2,}/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(\d)/, '_$1')
      .toLowerCase()
  );
}

/** Returns an id to which a number is appended if it is already used. */
export function uniqueId(id: string, used: Set<string>, separator: string): string {
  let free = id;
  for (let count = 1; used.has(free); count += 1) free = `${id}${separator}${count}`;
  used.add(free);
  return free;
}

/** Returns a heading's text without HTML and emoji shortcodes. */
function textIn(parent: {readonly children: readonly RootContent[]}): string {
  return parent.children
    .map((child) => {
      if (child.type === 'html') return '';
      if (child.type === 'text') return child.value.replace(/:[\w+-]+:/g, '');
      if ('value' in child) return child.value;
      if ('children' in child) return textIn(child);
      return 'alt' in child ? (child.alt ?? '') : '';
    })
    .join('');
}

function isPlain({children}: Heading): boolean {
  return children.every(
    (child) => child.type === 'inlineCode' || (child.type === 'text' && !/[:&{]/.test(child.value)),
  );
}
