import {slug} from 'github-slugger';
import type {Nodes, Paragraph, TableCell, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import {parsePage} from '../samples/read-fences.ts';

/** A table on a page. */
export interface PageTable {
  /** Id of the preceding heading; empty before the first heading. */
  readonly section: string;
  /** Texts of the header cells. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Cell {
  /** Text as written, without surrounding spaces. */
  readonly text: string;
  /** Code spans in the text, in order. */
  readonly code: readonly string[];
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

/** A list item, or a paragraph that begins with a name in bold or, beside a signature, in code. */
interface PageItem {
  /** Id of the preceding heading; empty before the first heading. */
  readonly section: string;
  /** The item's first paragraph. */
  readonly content: Cell;
}

/**
 * Returns the names that a row is about: the code in its first cell, up to the first parenthesis, without arguments and
 * `...`.
 */
export function subjectsOf([first]: readonly Cell[]): readonly string[] {
  const parts = first?.text.split(/(`[^`]*`)/) ?? [];
  const bracket = parts.findIndex((part) => !part.startsWith('`') && part.includes('('));
  return parts
    .slice(0, bracket < 0 ? undefined : bracket)
    .filter((part) => part.startsWith('`'))
    .map((code) =>
      code
        .replaceAll('`', '')
        .replace(/^\.\.\./, '')
        .replace(/\(.*$/s, ''),
    )
    .filter((name) => /^[\w.]+$/.test(name));
}

/** Parts of a page that are compared with the library, in order. */
export interface PageParts {
  readonly tables: readonly PageTable[];
  readonly items: readonly PageItem[];
  /** Ids of the headings above signatures. */
  readonly signatureSections: ReadonlySet<string>;
  /** Texts of headings, without their ids. */
  readonly headings: readonly string[];
}

/**
 * Reads the tables, items and headings on a page.
 *
 * @param text Source of the page.
 * @param file Path of the page; ends in `.md` or `.mdx`.
 */
export function readParts(text: string, file: string): PageParts {
  const tables: PageTable[] = [];
  const items: PageItem[] = [];
  const headings: string[] = [];
  const signatureSections = new Set<string>();
  let section = '';
  visit(parsePage(text, file), (node, _index, parent) => {
    if (node.type === 'heading') {
      const heading = sourceOf(node, text).replace(/^#+\s*/, '');
      section = idOf(heading);
      headings.push(heading.replace(/\s*\{#[\w-]+\}\s*$/, '').replaceAll('`', ''));
    }
    if (node.type === 'listItem') {
      const [paragraph] = node.children;
      if (paragraph?.type === 'paragraph') items.push({section, content: cellOf(paragraph, text)});
    }
    if (node.type === 'code' && /\bsignature\b/.test(node.meta ?? '')) {
      signatureSections.add(section);
    }
    if (node.type === 'paragraph' && parent?.type !== 'listItem') {
      const begins = node.children[0]?.type;
      if (begins === 'strong' || (begins === 'inlineCode' && signatureSections.has(section))) {
        items.push({section, content: cellOf(node, text)});
      }
    }
    if (node.type !== 'table') return;
    const [head, ...rows] = node.children.map((row) => cellsOf(row, text));
    tables.push({section, columns: (head ?? []).map((cell) => cell.text), rows});
  });
  return {tables, items, headings, signatureSections};
}

function idOf(heading: string): string {
  return /\{#([\w-]+)\}\s*$/.exec(heading)?.[1] ?? slug(heading);
}

function cellsOf({children}: TableRow, text: string): Cell[] {
  return children.map((cell) => cellOf(cell, text));
}

function cellOf(node: TableCell | Paragraph, text: string): Cell {
  const written = sourceOf(node, text);
  const content = written.replace(/^\|?\s*/, '').replace(/\s*\|?$/, '');
  const {line = 1, column = 1} = node.position?.start ?? {};
  return {
    text: content.replaceAll('\\|', '|'),
    code: codeIn(node),
    line,
    column: column + written.indexOf(content),
  };
}

function codeIn(cell: Nodes): string[] {
  const code: string[] = [];
  visit(cell, 'inlineCode', ({value}) => void code.push(value));
  return code;
}

function sourceOf({position}: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}
