import {structuredPatch} from 'diff';
import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';
import type {FrozenFiles} from './frozen-files.ts';
import {atMount} from './placeholders.ts';

/** How an article differs from another that was made for the same page. */
export interface ArticleDiff {
  /** Relative to the frozen version's folder: `pages/guide/testing.html`. */
  readonly path: string;
  /** `markup`: the text is the same, what stands around it is not. */
  readonly change: 'text' | 'markup' | 'added' | 'removed';
  /** Lines of text behind `-`, `+`, or a blank for those around them; pieces begin with `@@`. */
  readonly lines: readonly string[];
  readonly added: number;
  readonly removed: number;
}

/** Addresses are shown without what may change. */
const nowhere = {baseUrl: '/', path: '/'};

/** Lines around a change. */
const context = 1;

/** Compare all articles of a version. @returns Those that differ, sorted by path. */
export function articleDiffs(before: FrozenFiles, after: FrozenFiles): ArticleDiff[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths]
    .filter((path) => path.startsWith('pages/') && path.endsWith('.html'))
    .sort()
    .flatMap((path) => articleDiff(path, before.get(path), after.get(path)) ?? []);
}

function articleDiff(
  path: string,
  before: Uint8Array | string | undefined,
  after: Uint8Array | string | undefined,
): ArticleDiff | undefined {
  const [old, now] = [before, after].map((html) =>
    html === undefined ? undefined : atMount(Buffer.from(html).toString('utf8'), nowhere),
  );
  if (old === now) return undefined;
  const patch = structuredPatch(path, path, textOf(old), textOf(now), '', '', {context});
  const lines = patch.hunks.flatMap(({oldStart, newStart, lines}) => [
    `@@ line ${oldStart} → ${newStart}`,
    ...lines,
  ]);
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length;
  const change =
    old === undefined
      ? 'added'
      : now === undefined
        ? 'removed'
        : lines.length > 0
          ? 'text'
          : 'markup';
  return {path, change, lines, added: count('+'), removed: count('-')};
}

/** What readers read, without blank lines. */
function textOf(html: string | undefined): string {
  const texts: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === '#text' && 'value' in node) texts.push(node.value);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parseFragment(html ?? ''));
  const lines = texts.join('').split('\n');
  return lines.flatMap((line) => (line.trim() === '' ? [] : [`${line.trim()}\n`])).join('');
}
