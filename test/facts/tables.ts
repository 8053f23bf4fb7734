import {slug} from 'github-slugger';
import type {Nodes, TableCell, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import {parsePage} from '../samples/read-fences.ts';

/** A table of a page. */
export interface PageTable {
  /** Id of the heading that it stands below; empty above the first one. */
  readonly section: string;
  /** Texts of the head. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Cell {
  /** As written, without spaces at its ends. */
  readonly text: string;
  /** The pieces of code in it, in order. */
  readonly code: readonly string[];
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

/** What a row is about: the names in code of its first cell, up to the first bracket; without arguments and `...`. */
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

/**
 * The tables of a page, in order.
 *
 * @param text The page's source.
 * @param file Its path; ends in `.md` or `.mdx`.
 */
export function readTables(text: string, file: string): readonly PageTable[] {
  const tables: PageTable[] = [];
  let section = '';
  visit(parsePage(text, file), (node) => {
    if (node.type === 'heading') section = idOf(sourceOf(node, text).replace(/^#+\s*/, ''));
    if (node.type !== 'table') return;
    const [head, ...rows] = node.children.map((row) => cellsOf(row, text));
    tables.push({section, columns: (head ?? []).map((cell) => cell.text), rows});
  });
  return tables;
}

function idOf(heading: string): string {
  return /\{#([\w-]+)\}\s*$/.exec(heading)?.[1] ?? slug(heading);
}

function cellsOf({children}: TableRow, text: string): Cell[] {
  return children.map((cell) => {
    const written = sourceOf(cell, text);
    const content = written.replace(/^\|?\s*/, '').replace(/\s*\|?$/, '');
    const {line = 1, column = 1} = cell.position?.start ?? {};
    return {
      text: content.replaceAll('\\|', '|'),
      code: codeIn(cell),
      line,
      column: column + written.indexOf(content),
    };
  });
}

function codeIn(cell: TableCell): string[] {
  const code: string[] = [];
  visit(cell, 'inlineCode', ({value}) => void code.push(value));
  return code;
}

function sourceOf({position}: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}
