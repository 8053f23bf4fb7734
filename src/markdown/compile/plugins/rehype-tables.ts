import type {Element, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {visit} from './plugin.ts';

/**
 * Prepares tables for narrow screens (row MD-25). In simple tables, styles stack the cells of a row: each cell has an
 * attribute with its column header's text, and roles restore the semantics that `display` can hide from assistive
 * technology. Simple tables have one header row, no spans, no nested tables that are not simple, and no role set by the
 * author.
 */
export function rehypeTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head, ...rows] = rowsOf(table);
      if (head === undefined || !isPlain(table, head, rows)) return;
      const headers = elementsOf(head);
      groupHeader(table, head);
      setRole(table, 'table');
      for (const group of elementsOf(table)) {
        if (groups.has(group.tagName)) setRole(group, 'rowgroup');
      }
      for (const row of [head, ...rows]) setRole(row, 'row');
      for (const header of headers) describeHeader(header);
      for (const row of rows) {
        for (const [column, cell] of elementsOf(row).entries()) {
          setRole(cell, 'cell');
          if (isEmpty(cell)) cell.children = [];
          const label = headers[column] && textOf(headers[column]).trim();
          if (label) cell.properties['dataLabel'] = label;
        }
      }
    });
  };
}

const groups = new Set(['thead', 'tbody', 'tfoot']);

function isPlain(table: Element, head: Element, rows: readonly Element[]): boolean {
  const headers = elementsOf(head);
  const cells = rows.flatMap(elementsOf);
  return (
    table.properties['role'] === undefined &&
    cells.length > 0 &&
    headers.every(({tagName}) => tagName === 'th') &&
    cells.every((cell) => cell.tagName === 'td' && holdsPlain(cell)) &&
    [...headers, ...cells].every(({properties}) => !properties['rowSpan'] && !properties['colSpan'])
  );
}

/** Moves a header row in raw HTML, which can be among the other rows, to a `<thead>` element, which styles hide. */
function groupHeader(table: Element, head: Element): void {
  const group = elementsOf(table).find(({children}) => children.includes(head)) ?? table;
  if (group.tagName === 'thead') return;
  group.children = group.children.filter((child) => child !== head);
  const start = group === table ? 0 : table.children.indexOf(group);
  table.children.splice(start, 0, {
    type: 'element',
    tagName: 'thead',
    properties: {},
    children: [head],
  });
}

/** Marks a header cell as a column header, unless it is empty. */
function describeHeader(header: Element): void {
  const hasContent = !isEmpty(header);
  if (!hasContent) header.tagName = 'td';
  setRole(header, hasContent ? 'columnheader' : 'cell');
}

/** True for a cell without content, which styles can hide if its label would be alone. */
function isEmpty({children}: Element): boolean {
  return children.every((child) =>
    child.type === 'text' ? child.value.trim() === '' : child.type === 'comment',
  );
}

function setRole(element: Element, role: string): void {
  element.properties['role'] = role;
}

function rowsOf(table: Element): readonly Element[] {
  return elementsOf(table).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return groups.has(child.tagName) ? elementsOf(child) : [];
  });
}

function elementsOf({children}: Element): readonly Element[] {
  return children.filter((child) => child.type === 'element');
}

/** True if all tables in an element are simple, because the styles of its table apply to them too. */
function holdsPlain(element: Element): boolean {
  return elementsOf(element).every((child) => {
    if (child.tagName !== 'table') return holdsPlain(child);
    const [head, ...rows] = rowsOf(child);
    return head !== undefined && isPlain(child, head, rows);
  });
}
