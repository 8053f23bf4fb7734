import type {Definition, Image, Link, Nodes, Root} from 'mdast';
import type {Extension, Handle} from 'mdast-util-from-markdown';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {type CodeNode, parseModule} from '../../core/code/syntax.ts';
import {applyEdits, type Edit, editsFor} from './text.ts';

/** Syntax of a page. MDX has neither indented code nor HTML, but MDX pages for Docusaurus can contain HTML comments. */
export type Syntax = 'md' | 'mdx';

type Range = Pick<Edit, 'start' | 'end'>;

const destinations = new WeakMap<object, Range>();
const recordDestination: Handle = function (token) {
  const node = this.stack.at(-1);
  if (node !== undefined) {
    destinations.set(node, {start: token.start.offset, end: token.end.offset});
  }
  this.buffer();
};
const withDestinations: Extension = {
  enter: {
    definitionDestinationString: recordDestination,
    resourceDestinationString: recordDestination,
  },
};

const createParser = (disabled: string[]) =>
  unified()
    .data('fromMarkdownExtensions', [withDestinations])
    .data('micromarkExtensions', [{disable: {null: disabled}}])
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkFrontmatter)
    .freeze();
const parsers = {
  md: createParser([]),
  mdx: createParser(['autolink', 'codeIndented', 'htmlFlow', 'htmlText']),
};

/** Cache of the last tree of each syntax, because consecutive steps parse the same text. */
const parsed = new Map<Syntax, {readonly text: string; readonly tree: Root}>();

/**
 * Parses Markdown. Container fences (`:::`) are replaced with blanks, so they end paragraphs and HTML blocks like blank
 * lines.
 */
export function parseMarkdown(text: string, syntax: Syntax = 'md'): Root {
  const last = parsed.get(syntax);
  if (last?.text === text) return last.tree;
  const plain = text.replace(/^([ \t>]*)(:{3,}.*)$/gm, (_line, before: string, fence: string) =>
    before.concat(' '.repeat(fence.length)),
  );
  const tree: Root = parsers[syntax].parse(plain);
  parsed.set(syntax, {text, tree});
  return tree;
}

/** Returns the offsets of a node. */
export function rangeOf({position}: Nodes): Range {
  return {start: position?.start.offset ?? 0, end: position?.end.offset ?? 0};
}

/** Returns the offsets of a heading of level 1 that only comments, imports and exports precede. */
export function leadingHeading(body: string): Range | undefined {
  const first = parseMarkdown(body).children.find((node) => {
    const text = body.slice(rangeOf(node).start);
    return !/^(?:<!--|(?:import|export)\s)/.test(text) && node.type !== 'definition';
  });
  return first?.type === 'heading' && first.depth === 1 ? rangeOf(first) : undefined;
}

/** Returns the offsets of a URL in a link, an image or a definition. @returns `undefined` for `[]()` and bare URLs. */
export function destinationOf(node: Link | Image | Definition): Range | undefined {
  return destinations.get(node);
}

/** Returns edits that replace a link without a URL with its text; none for other links. */
export function unlinked(link: Link): Edit[] {
  if (link.url !== '') return [];
  const {start, end} = rangeOf(link);
  const last = link.children.at(-1);
  return last === undefined
    ? [{start, end, text: ''}]
    : [
        {start, end: start + 1, text: ''},
        {start: rangeOf(last).end, end, text: ''},
      ];
}

/** Matches comments, and elements that contain code. An unclosed one extends to the end of the text. */
const rawHtml = /<!--[\s\S]*?(?:-->|$)|<(script|style|pre)\b[\s\S]*?(?:<\/\1>|$)/g;

/** Replaces code, front matter, comments, autolinks and escaped characters with blanks. Offsets stay the same. */
export function proseOf(text: string, syntax: Syntax): string {
  const ranges: Range[] = [];
  const add = (pattern: RegExp, {start, end}: Range): void => {
    ranges.push(...editsFor(text.slice(start, end), pattern, () => '', start));
  };
  visit(parseMarkdown(text, syntax), (node) => {
    const range = rangeOf(node);
    const isAutolink = node.type === 'link' && text.charAt(range.start) === '<';
    if (isAutolink || /^(?:code|inlineCode|yaml)$/.test(node.type)) ranges.push(range);
    else if (node.type === 'html') add(rawHtml, range);
    else if (node.type === 'text') add(/\\[\\`<{]/g, range);
  });
  const prose = withoutRanges(text, ranges);
  return syntax === 'md' ? prose : prose.replace(rawHtml, blanks);
}

function blanks(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

/** Replaces ranges of a text with blanks. */
export function withoutRanges(text: string, ranges: readonly Range[]): string {
  return applyEdits(
    text,
    ranges.map(({start, end}) => ({start, end, text: blanks(text.slice(start, end))})),
  );
}

const scriptElement =
  /^[ \t]*<(script|style)(?:\s(?:"[^"]*"|'[^']*'|[^>"'])*)?>([\s\S]*?)<\/\1>[ \t]*$/gm;

/** Returns the scripts and styles of a Markdown page. Each element occupies entire lines. */
export function scriptsIn(
  text: string,
): (Edit & {readonly kind: string; readonly content: string})[] {
  const found: ReturnType<typeof scriptsIn> = [];
  if (!/<(?:script|style)\b/.test(text)) return found;
  visit(parseMarkdown(text), 'html', (node) => {
    const {start, end} = rangeOf(node);
    for (const {0: whole, 1: kind = '', 2: content = '', index} of text
      .slice(start, end)
      .matchAll(scriptElement)) {
      const at = start + index;
      found.push({kind, content, text: whole, start: at, end: at + whole.length});
    }
  });
  return found;
}

/**
 * Returns the `import` and `export` statements of an MDX page. Each statement begins at the start of a line and ends at
 * the end of a line.
 */
export function modulesIn(text: string): {readonly program: CodeNode; readonly start: number}[] {
  const found: {program: CodeNode; start: number}[] = [];
  if (!/^(?:import|export)\b/m.test(text)) return found;
  const prose = proseOf(text, 'mdx');
  let done = 0;
  for (const {index: start} of prose.matchAll(/^(?:import|export)\b/gm)) {
    if (start < done) continue;
    for (const {index} of prose.slice(start).matchAll(/\n|$/g)) {
      const program = parseModule(text.slice(start, start + index));
      if (program === undefined) continue;
      found.push({program, start});
      done = start + index;
      break;
    }
  }
  return found;
}
