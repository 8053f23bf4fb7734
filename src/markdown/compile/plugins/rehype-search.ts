import {stripVTControlCharacters} from 'node:util';
import type {Nodes, Root} from 'hast';
import {toString as toText} from 'hast-util-to-string';
import type {VFile} from 'vfile';
import type {SearchSection} from '../../types.ts';
import {
  attributeOf,
  constantString,
  isComponent,
  isPageElement,
  type PageElement,
  tagNameOf,
} from './page-element.ts';
import {pageDataOf} from './plugin.ts';

/** Inline elements. There is no gap between their text and the surrounding text. */
const inlineTags = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

/** Elements without searchable text. `annotation` contains the source of a formula. */
const silentTags = new Set(['script', 'style', 'svg', 'template', 'button', 'annotation']);

/** Component attributes whose text is usually visible to readers. */
const visibleAttributes = ['title', 'label', 'caption', 'summary'];

type Draft = {-readonly [Key in keyof SearchSection]: SearchSection[Key]};

/**
 * Splits a page's text into search sections: one for the text before the first heading, and one for each heading, table
 * row and term that has an id. Code blocks are indexed only as code; inline code is also part of its sentence. Runs
 * before the code is highlighted.
 */
export function rehypeSearch(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const sections = [draft()];
    const entries: Draft[] = [];
    const notes = pageDataOf(file);
    const title = notes.contentTitle === undefined ? undefined : firstTitle(tree);
    collect(tree, sections, entries, title);
    notes.search = [...sections, ...entries]
      .map(({anchor, heading, text, code, names}) => ({
        anchor,
        heading: squeeze(heading),
        text: squeeze(text),
        code: squeeze(code),
        names: squeeze(names),
      }))
      .filter(({anchor, text, code}) => anchor !== '' || text !== '' || code !== '');
  };
}

function draft(anchor = '', heading = ''): Draft {
  return {anchor, heading, text: '', code: '', names: ''};
}

/** Returns the first `h1` in a tree; `undefined` if there is none. */
function firstTitle(node: Nodes): Nodes | undefined {
  if (isPageElement(node) && tagNameOf(node) === 'h1') return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = firstTitle(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Adds the text of a node to the last section, and starts a new section at each heading that has an id.
 *
 * @param entries Receives the sections of table rows and terms.
 * @param title Heading that the search index already contains as the title of the page.
 */
function collect(node: Nodes, sections: Draft[], entries: Draft[], title?: Nodes): void {
  const section = sections.at(-1);
  if (section === undefined || node === title) return;
  if (node.type === 'text') section.text += node.value;
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    section.text += constantString(node) ?? '';
  }
  if (isComponent(node)) {
    const texts = visibleAttributes.map((name) => attributeOf(node, name) ?? '');
    section.text += ` ${texts.join(' ')} `;
  }
  if (!('children' in node)) return;
  if (isPageElement(node)) {
    const tagName = tagNameOf(node);
    if (isSilent(node)) return;
    if (/^h[1-6]$/.test(tagName)) {
      if (isSection(node)) {
        const anchor = attributeOf(node, 'id') ?? '';
        sections.push(draft(anchor, readableText(node)));
      }
      if (isSection(node)) return;
    }
    if (tagName === 'pre' || tagName === 'code')
      section.code += `${stripVTControlCharacters(toText(node))} `;
    if (tagName === 'pre') return;
    if (tagName === 'dl') {
      collectTerms(node, section, entries);
      return;
    }
    if (tagName === 'tr') {
      const names = documentedNames(node);
      const anchor = attributeOf(node, 'id');
      if (anchor !== undefined && names !== '') {
        const entry = draft(anchor, names);
        entry.names = names;
        entries.push(entry);
        // The row's text belongs to the row's own section, not to the table's section.
        for (const child of node.children) collect(child, [entry], entries);
        return;
      }
      section.names += `${names} `;
    }
    if (inlineTags.has(tagName)) {
      for (const child of node.children) collect(child, sections, entries, title);
      return;
    }
  }
  section.text += ' ';
  for (const child of node.children) collect(child, sections, entries, title);
  const last = sections.at(-1);
  if (last !== undefined) last.text += ' ';
}

/** Collects a definition list. Each term with an id is a section, together with its definitions. */
function collectTerms(list: PageElement, section: Draft, entries: Draft[]): void {
  let open = section;
  for (const child of list.children) {
    if (isPageElement(child) && tagNameOf(child) === 'dt') {
      const anchor = attributeOf(child, 'id');
      open = anchor === undefined ? section : draft(anchor, readableText(child));
      if (open !== section) entries.push(open);
    }
    collect(child, [open], entries);
  }
}

/**
 * True for elements without searchable text, and for elements that are hidden from screen readers because they repeat
 * visible text or are decorative.
 */
function isSilent(element: PageElement): boolean {
  return silentTags.has(tagNameOf(element)) || attributeOf(element, 'ariaHidden') === 'true';
}

function readableText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (isPageElement(node) && isSilent(node))) return '';
  return node.children.map(readableText).join('');
}

/** Returns the names in a row of a table of options or members: the code in the first cell. */
function documentedNames(row: PageElement): string {
  const first = row.children.find((child) => isPageElement(child));
  if (first === undefined || !isPageElement(first) || tagNameOf(first) !== 'td') return '';
  return first.children
    .filter((child) => isPageElement(child) && tagNameOf(child) === 'code')
    .map((code) => toText(code))
    .join(' ');
}

function isSection(element: PageElement): boolean {
  return attributeOf(element, 'id') !== undefined;
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
