import type {TreeElement} from '../html/element-tree.ts';
import {inlineMarkdown, type MarkdownOptions} from './inline.ts';
import {elementsOf, isSilent} from './read-element.ts';

/** A table with one row of headers, as GitHub's Markdown has it, below its caption. */
export function tableMarkdown(table: TreeElement, options: MarkdownOptions): string[] {
  const caption = elementsOf(table).find(({name}) => name === 'caption');
  const title = caption === undefined ? '' : inlineMarkdown(caption.children, options);
  const rows = rowsOf(table).map((row) => cellsOf(row, options));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0) return [title];
  const [head = [], ...body] = rows.map((row) => [
    ...row,
    ...Array.from({length: columns - row.length}, () => ''),
  ]);
  const rule = Array.from({length: columns}, () => '---');
  const lines = [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`);
  return [...(title === '' ? [] : [`**${title}**`]), lines.join('\n')];
}

/** Without those of tables inside. */
function rowsOf(table: TreeElement): readonly TreeElement[] {
  return elementsOf(table).flatMap((child) => {
    if (isSilent(child)) return [];
    if (child.name === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.name) ? rowsOf(child) : [];
  });
}

function cellsOf(row: TreeElement, options: MarkdownOptions): string[] {
  return elementsOf(row)
    .filter(({name}) => name === 'td' || name === 'th')
    .flatMap(({children, attributes}) => {
      const text = inlineMarkdown(children, options)
        .replaceAll('\\\n', '<br>')
        .replaceAll('|', '\\|');
      const span = Math.min(Number.parseInt(attributes.get('colspan') ?? '1', 10) || 1, 100);
      return [text, ...Array.from({length: span - 1}, () => '')];
    });
}
