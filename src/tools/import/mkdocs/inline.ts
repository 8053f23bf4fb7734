import type {Link, Parent, Root, RootContent, Text} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {rangeOf, unlinked} from '../markdown.ts';
import {applyEdits, capitalized, type Edit, editsFor} from '../text.ts';
import type {Notation} from './shorthand.ts';
import type {SmartEdits} from './smart.ts';

/** A part of a page that is removed or left unconverted. */
export interface InlinePart {
  readonly kind: 'attributes' | 'icon' | 'math' | 'reference';
  readonly shown: string;
}

export interface InlineOptions {
  /** Abbreviations and their meanings, from the page and from files that are appended to all pages. */
  readonly abbreviations: ReadonlyMap<string, string>;
  /** True if `[text][name]` can lead to a generated reference. */
  readonly hasReferences: boolean;
  /** True if the page contains macros that were not run. */
  readonly hasMacros: boolean;
  /** Returns true for an active extension, such as `pymdownx.keys`. */
  readonly has: (extension: string) => boolean;
  /** Short notations for links. */
  readonly shorthand: readonly Notation[];
  readonly smartEdits: SmartEdits;
}

const parser = unified().use(remarkParse).use(remarkGfm);
const attributes =
  /^[ \t]*\{:?[ \t]*((?:[#.][\w:.+-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}]+))(?:[ \t]+(?:[#.][\w:.+-]+|[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s}]+))?))*)[ \t]*\}/;
/** Matches icons, which are removed. */
export const icon = /:(?:material|fontawesome|octicons|simple)-[\w-]+:/g;
const ofEmoji = /\{:?[ \t]*(?:[#.]|[\w-]+=)[^{}\n]*\}/;
const wholeIcon = `${icon.source}(?:${ofEmoji.source})?`;
const iconWithSpace = new RegExp(`^${wholeIcon}[ \\t]?|[ \\t]?${wholeIcon}`, 'g');
const attributesOfEmoji = new RegExp(`(?<=:[\\w+-]+:)${ofEmoji.source}`, 'g');
const abbreviation = /^\*\[([^\]]+)\]:[ \t]*(.+)$/gm;

/** Removes the definitions of abbreviations. */
export function withoutAbbreviations(text: string): {
  readonly text: string;
  readonly found: ReadonlyMap<string, string>;
} {
  const found = new Map<string, string>();
  if (!text.includes('*[')) return {text, found};
  const changed = text.replace(abbreviation, (_line, name: string, meaning: string) => {
    found.set(name, meaning.trim());
    return '';
  });
  return {text: changed, found};
}

/** Converts the inline syntax of Python-Markdown and PyMdown. Code is left unchanged. */
export function changeInline(
  text: string,
  options: InlineOptions,
): {readonly text: string; readonly parts: readonly InlinePart[]} {
  const tree: Root = parser.parse(text);
  const edits: Edit[] = [];
  const parts: InlinePart[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'inlineCode') {
      const {start, end} = rangeOf(node);
      // `#!python code` sets the language of inline code.
      if (/^#!\w+ /.test(node.value)) {
        const written = text.slice(start, end);
        edits.push({start, end, text: written.replace(/#!\w+ /, '')});
      }
    }
    if (node.type === 'delete') {
      const {start, end} = rangeOf(node);
      if (text.charAt(start + 1) !== '~') {
        const [open, close] = options.has('pymdownx.tilde') ? ['<sub>', '</sub>'] : ['\\~', '\\~'];
        edits.push({start, end: start + 1, text: open}, {start: end - 1, end, text: close});
      }
    }
    // `[](){ #id }` is an anchor.
    if (node.type === 'link' && node.children.length > 0) edits.push(...unlinked(node));
    if (node.type !== 'text' || parent === undefined) return;
    const isHeading = parent.type === 'heading';
    if (options.hasReferences) {
      const next = index === undefined ? [] : parent.children.slice(index + 1);
      changeReferenceLinks(node, next, text, edits, parts);
    }
    changeText(node, text, {isHeading, isLink: parent.type === 'link'}, options, edits, parts);
    const before = index === undefined ? undefined : parent.children[index - 1];
    changeAttributes(node, before, parent, text, edits, parts);
  });
  return {text: applyEdits(text, edits), parts};
}

/** Replaces `[text][name]` and `` [`name`][] `` with their text, because their targets were generated. */
function changeReferenceLinks(
  node: Text,
  others: readonly RootContent[],
  text: string,
  edits: Edit[],
  parts: InlinePart[],
): void {
  const {start, end} = rangeOf(node);
  const written = text.slice(start, end);
  const add = (from: number, to: number, kept: string): void => {
    parts.push({kind: 'reference', shown: text.slice(from, to)});
    edits.push({start: from, end: to, text: kept});
  };
  const complete = editsFor(written, /\[([^[\]]+)\]\[[^[\]]*\]/g, ([, kept]) => kept, start);
  for (const edit of complete) add(edit.start, edit.end, edit.text);
  // Code or emphasis within the brackets splits the link text into several nodes.
  const opening = written.search(/\[[^[\]]*$/);
  if (opening < 0) return;
  for (const sibling of others) {
    if (sibling.type !== 'text') continue;
    const {start: from, end: to} = rangeOf(sibling);
    const [, inside = '', closing] = /^([^[\]]*)(\]\[[^[\]]*\])/.exec(text.slice(from, to)) ?? [];
    if (closing !== undefined) {
      edits.push({start: start + opening, end: start + opening + 1, text: ''});
      add(from + inside.length, from + inside.length + closing.length, '');
    }
    if (/[[\]]/.test(text.slice(from, to))) return;
  }
}

/**
 * Inline syntax of PyMdown: the extension that supports it, a pattern that matches it, and the HTML that replaces it.
 */
const marks: readonly (readonly [string, RegExp, (inner: string) => string])[] = [
  ['pymdownx.critic', /\{\+\+(.+?)\+\+\}/g, (inner) => `<ins>${inner}</ins>`],
  ['pymdownx.critic', /\{--(.+?)--\}/g, (inner) => `<del>${inner}</del>`],
  ['pymdownx.critic', /\{==(.+?)==\}/g, (inner) => `<mark>${inner}</mark>`],
  ['pymdownx.critic', /\{>>(.+?)<<\}/g, (inner) => `<em>${inner}</em>`],
  ['pymdownx.mark', /==(?=\S)([^=\n]+?)(?<=\S)==/g, (inner) => `<mark>${inner}</mark>`],
  ['pymdownx.caret', /\^\^(?=\S)([^\n^]+?)(?<=\S)\^\^/g, (inner) => `<ins>${inner}</ins>`],
  ['pymdownx.caret', /(?<!\^)\^([^\s^]+)\^(?!\^)/g, (inner) => `<sup>${inner}</sup>`],
  [
    'pymdownx.keys',
    /\+\+([\w"'-]+(?:\+[\w"'-]+)*)\+\+/g,
    (inner) =>
      inner
        .split('+')
        .map((key) => `<kbd>${keyName(key)}</kbd>`)
        .join('+'),
  ],
];

/** Notations of formulas, and how `remark-math` reads them. Those between dollar signs are unchanged. */
const formulas: readonly (readonly [RegExp, (inner: string) => string | undefined])[] = [
  [/\$\$?[^$\n]+\$\$?/g, () => undefined],
  [/\\\(([^\n]+?)\\\)/g, (inner) => `$${inner}$`],
  [/\\\[([\s\S]+?)\\\]/g, (inner) => `$$\n${inner}\n$$`],
  [/(\\begin\{([a-z]+\*?)\}[\s\S]+?\\end\{\2\})/g, (inner) => `$$\n${inner}\n$$`],
];

/** Characters on keys, after their names. */
const keySigns =
  'backslash \\ bar | pipe | brace-left { brace-right } bracket-left [ bracket-right ] colon : comma , double-quote " equal = exclam ! grave ` greater > less < minus - hyphen - period . plus + question ? semicolon ; single-quote \' slash / tilde ~ underscore _'.split(
    ' ',
  );

/** Words in the names of keys that are shown in another form. */
const keyWords: Readonly<Record<string, string>> = {
  arrow: '',
  command: 'Cmd',
  control: 'Ctrl',
  delete: 'Del',
  escape: 'Esc',
  function: 'Fn',
  insert: 'Ins',
  pg: 'Page',
  return: 'Enter',
  windows: 'Win',
};

function keyName(key: string): string {
  const plain = key.replace(/^["']|["']$/g, '');
  if (plain !== key) return plain;
  const sign = keySigns[keySigns.indexOf(key) + 1] ?? '';
  // Some of these characters would otherwise be Markdown or HTML.
  if (keySigns.indexOf(key) % 2 === 0) return `&#${sign.charCodeAt(0)};`;
  const words = key.replace(/^num(?=\d)/, 'num-').split('-');
  return words
    .map((word) => keyWords[word] ?? capitalized(word))
    .filter(Boolean)
    .join(' ');
}

function changeText(
  node: Text,
  text: string,
  {isHeading, isLink}: {readonly isHeading: boolean; readonly isLink: boolean},
  {abbreviations, has, hasMacros, shorthand, smartEdits}: InlineOptions,
  edits: Edit[],
  parts: InlinePart[],
): void {
  const {start, end} = rangeOf(node);
  const written = text.slice(start, end);
  const replace = (pattern: RegExp, change: Parameters<typeof editsFor>[2]): void => {
    edits.push(...editsFor(written, pattern, change, start));
  };
  // The space between an icon and its text is removed, too: it would be underlined in a link.
  replace(iconWithSpace, ({0: shown}) => {
    parts.push({kind: 'icon', shown: shown.trim()});
    return '';
  });
  replace(attributesOfEmoji, () => '');
  // Escaped macros are shown like others, but are not reported again as the syntax of another tool.
  if (hasMacros) replace(/(?<!\\)\{(?=%|\{)/g, () => '\\{');
  for (const [extension, pattern, change] of marks) {
    if (has(extension)) replace(pattern, ({1: inner = ''}) => change(inner));
  }
  if (has('pymdownx.arithmatex')) {
    for (const [pattern, change] of formulas) {
      replace(pattern, ({0: shown, 1: inner = ''}) => {
        parts.push({kind: 'math', shown});
        return change(inner.trim());
      });
    }
  } else {
    // A line that consists of dollar signs is a part of a converted fence.
    replace(/\$\$(?=.)|(?<=.)\$\$/g, () => '\\$\\$');
  }
  if (has('pymdownx.escapeall')) replace(/\\(?=[\p{L}\p{N}])/gu, () => '');
  edits.push(...smartEdits(text, start, end));
  if (!isLink) for (const [pattern, change] of shorthand) replace(pattern, change);
  if (isHeading || isLink || abbreviations.size === 0) return;
  for (const [name, meaning] of abbreviations) {
    if (!written.includes(name)) continue;
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const title = meaning.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const pattern = new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'g');
    replace(pattern, () => `<abbr title="${title}">${name}</abbr>`);
  }
}

/** Converts `{: #id .class width=300 }` after an inline element, a heading or a block. */
function changeAttributes(
  node: Text,
  before: RootContent | undefined,
  parent: Parent | Root | RootContent,
  text: string,
  edits: Edit[],
  parts: InlinePart[],
): void {
  const {start, end} = rangeOf(node);
  const written = text.slice(start, end);
  const isHeading = parent.type === 'heading';
  // In a heading, and at the end of a block, braces are part of the text node.
  const tail = /[ \t]*\{:?[ \t]*[#.\w][^{}]*\}[ \t]*$/.exec(written);
  const isAfter =
    before !== undefined && /^(?:link|image|inlineCode|strong|emphasis|delete)$/.test(before.type);
  // After a space, braces at the end of a heading belong to the heading instead of the element before them.
  const isOfHeading = isHeading && tail !== null && /^[ \t]/.test(written.slice(tail.index));
  const atStart = isAfter && !(isOfHeading && tail.index === 0) ? attributes.exec(written) : null;
  const found = atStart ?? (tail === null ? null : attributes.exec(tail[0]));
  if (found === null) return;
  const at = start + (atStart === null ? (tail?.index ?? 0) : 0);
  // The block can have attributes, too: those of its last line.
  if (atStart !== null && tail !== null && written.charAt(tail.index - 1) === '\n') {
    edits.push({start: start + tail.index, end, text: ''});
    parts.push({kind: 'attributes', shown: tail[0].trim()});
  }
  const isOwnBlock = atStart === null && !isHeading;
  // Braces after text on the same line are text, unless they begin with `{:` or contain `.annotate`.
  if (isOwnBlock && !/(?:^|\n)[ \t]*$/.test(text.slice(0, at)) && !/\{:/.test(found[0])) {
    if (!found[0].includes('.annotate')) return;
  }
  const inner = found[1] ?? '';
  const pairs = new Map(
    [...inner.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g)].map(
      ([, key = '', ...values]) => [key, values.find((one) => one !== undefined) ?? ''] as const,
    ),
  );
  const id = /(?:^|\s)#([\w:.+-]+)/.exec(inner)?.[1] ?? pairs.get('id');
  pairs.delete('id');
  const edit = {start: at, end: at + found[0].length};
  if (isHeading && atStart === null) {
    edits.push({...edit, text: id === undefined ? '' : ` {#${id}}`});
  } else if (before?.type === 'image' && (pairs.has('width') || pairs.has('height'))) {
    const {start: from} = rangeOf(before);
    const sizes = ['width', 'height'].flatMap((key) =>
      /^\d+(?:px)?$/.test(pairs.get(key) ?? '')
        ? [` ${key}="${Number.parseInt(pairs.get(key) ?? '', 10)}"`]
        : [],
    );
    const alt = (before.alt ?? '').replaceAll('"', '&quot;');
    edits.push({
      start: from,
      end: edit.end,
      text: `<img src="${before.url}" alt="${alt}"${sizes.join('')} />`,
    });
  } else if (id === undefined) edits.push({...edit, text: ''});
  else if (before?.type === 'link' && isEmpty(before)) {
    // `[](){ #id }` is an anchor.
    edits.push({start: rangeOf(before).start, end: edit.end, text: `<a id="${id}"></a>`});
  } else edits.push({...edit, text: ` <a id="${id}"></a>`});
  const classes = [...inner.matchAll(/(?:^|\s)\.([\w:-]+)/g)].map(([, name]) => name);
  // Classes of annotations, buttons and inline code only change the appearance, so their removal is not reported.
  const others = classes.filter(
    (name) => !/^(?:annotate|md-.*|python|bash|js|py|sh|headerlink)$/.test(name ?? ''),
  );
  if (others.length > 0 || (pairs.size > 0 && before?.type !== 'image' && !pairs.has('target'))) {
    parts.push({kind: 'attributes', shown: found[0].trim()});
  }
}

function isEmpty({children, url}: Link): boolean {
  return children.length === 0 && url === '';
}
