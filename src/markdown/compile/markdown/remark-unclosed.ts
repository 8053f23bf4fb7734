import type {Code, Nodes, Root} from 'mdast';
import type {Point} from 'unist';
import type {VFile} from 'vfile';
import {formatCount} from '../../../core/diagnostics/message-text.ts';
import {report} from './page-notes.ts';
import type {Container} from './remark-containers.ts';
import {visit} from './visit.ts';

/** Say which boxes and code fences are never closed, and what they swallow. Belongs before containers become markup. */
export function remarkUnclosed(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const source = String(file.value);
    const lastLine = source.trimEnd().split(/\r\n|\n|\r/).length;
    visit(tree, (node) => {
      const fence = unclosedFence(node, source);
      const {start, end} = node.position ?? {};
      if (fence === undefined || start === undefined || end === undefined) return;
      report(file, node, {
        severity: 'warning',
        code: 'unclosed-block',
        message: `This ${fence.name} is never closed${swallowed(start, end, lastLine)}.`,
        consequence: `What follows becomes part of the ${node.type === 'code' ? 'code' : 'box'}.`,
        hint: fence.hint,
      });
    });
  };
}

interface Fence {
  /** What to call it: `` `:::note` ``. */
  readonly name: string;
  readonly hint: string;
}

function unclosedFence(node: Nodes, source: string): Fence | undefined {
  if (node.type === 'container') return node.isClosed ? undefined : containerFence(node, source);
  return node.type === 'code' ? codeFence(node, source) : undefined;
}

function containerFence(node: Container, source: string): Fence {
  const [colons = ':::'] = /^:+/.exec(sourceOf(node, source)) ?? [];
  return {
    name: `\`${colons}${node.name}\``,
    hint: `Close it with a line \`${colons}\`; a box that holds others needs more colons than they have.`,
  };
}

function codeFence(node: Code, source: string): Fence | undefined {
  const text = sourceOf(node, source).trimEnd();
  // Indented code has none.
  const [marks] = /^(?:`{3,}|~{3,})/.exec(text) ?? [];
  if (marks === undefined) return undefined;
  const last = /(?:\n|\r)[ \t>]*(`+|~+)$/.exec(text)?.[1] ?? '';
  if (last.charAt(0) === marks.charAt(0) && last.length >= marks.length) return undefined;
  return {
    name: 'code block',
    hint: `Close it with a line ${marks} below its code.`,
  };
}

function sourceOf({position}: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** Returns what an unclosed block takes in, to end a sentence with. */
export function swallowed(start: Point, end: Point, lastLine: number): string {
  const last = end.column === 1 ? end.line - 1 : end.line;
  const lines = Math.min(last, lastLine) - start.line;
  if (lines <= 0) return '';
  const where = end.line >= lastLine ? 'the page' : 'what it stands in';
  return `: it takes in everything to the end of ${where}, ${formatCount(lines, 'line')}`;
}
