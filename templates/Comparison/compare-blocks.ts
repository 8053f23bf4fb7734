import {diffArrays} from 'diff';

/** A unit of comparison within a block: a word, white space, a punctuation mark, or a line of code. */
export interface Token {
  readonly text: string;
  readonly isCode: boolean;
}

/** A part of an article that is compared as a unit. */
export interface Block {
  /** Kind of the block: the element's name, or `code` for a code block. Blocks of different kinds are never equal. */
  readonly kind: string;
  /** Texts of the block: one for each cell in a table row or each line of code, otherwise a single one. */
  readonly cells: readonly (readonly Token[])[];
  /** Text that identifies the block. */
  readonly key: string;
}

/** Consecutive tokens that are all the same, all added or all removed. */
export interface Change {
  readonly kind: 'same' | 'added' | 'removed';
  readonly tokens: readonly Token[];
}

/** A block from one or both articles. */
export type ComparedBlock<B extends Block> =
  | {readonly kind: 'same' | 'added' | 'removed'; readonly block: B}
  /** `cells` contains the changes in each cell. */
  | {readonly kind: 'changed'; readonly block: B; readonly cells: readonly (readonly Change[])[]};

/**
 * Minimum proportion of common words in a changed block. Below this proportion, the blocks are treated as a removed
 * block and an added block.
 */
const minLikeness = 0.4;

/** Compares the blocks of two articles. */
export function compareBlocks<B extends Block>(
  older: readonly B[],
  newer: readonly B[],
): ComparedBlock<B>[] {
  const runs = diffArrays([...older], [...newer], {
    comparator: (a, b) => a.kind === b.kind && a.key === b.key,
  });
  const compared: ComparedBlock<B>[] = [];
  for (const [index, {value, added, removed}] of runs.entries()) {
    const next = runs[index + 1];
    if (removed && next?.added) compared.push(...pairBlocks(value, next.value));
    else if (removed) compared.push(...value.map((block) => ({kind: 'removed' as const, block})));
    else if (added && runs[index - 1]?.removed) continue;
    else compared.push(...value.map((block) => ({kind: added ? 'added' : 'same', block}) as const));
  }
  return compared;
}

/** Finds changed blocks among adjacent removed and added blocks. */
function pairBlocks<B extends Block>(
  removed: readonly B[],
  added: readonly B[],
): ComparedBlock<B>[] {
  const compared: ComparedBlock<B>[] = [];
  let from = 0;
  for (const block of removed) {
    const partner = added.findIndex((other, index) => index >= from && isLike(block, other));
    const match = added[partner];
    if (match === undefined) {
      compared.push({kind: 'removed', block});
      continue;
    }
    for (const other of added.slice(from, partner)) compared.push({kind: 'added', block: other});
    compared.push({kind: 'changed', block: match, cells: compareCells(block, match)});
    from = partner + 1;
  }
  for (const block of added.slice(from)) compared.push({kind: 'added', block});
  return compared;
}

function isLike(a: Block, b: Block): boolean {
  if (a.kind !== b.kind) return false;
  // Table rows with the same first cell describe the same name.
  if (a.kind === 'tr') return a.cells.length === b.cells.length && keyOf(a) === keyOf(b);
  const words = wordsOf(a);
  const others = new Set(wordsOf(b));
  const common = words.filter((word) => others.has(word)).length;
  return common / Math.max(words.length, others.size, 1) >= minLikeness;
}

function keyOf({cells: [first = []]}: Block): string {
  return first.map(({text}) => text).join('');
}

function wordsOf({cells}: Block): string[] {
  return cells.flat().flatMap(({text}) => (/\w/.test(text) ? [text] : []));
}

/** Compares the texts of two blocks: code line by line, all other text word by word. */
function compareCells(older: Block, newer: Block): Change[][] {
  if (older.kind === 'code') {
    return [changes(older.cells.map(line), newer.cells.map(line))];
  }
  return newer.cells.map((cell, index) => changes(older.cells[index] ?? [], cell));
}

function line(cell: readonly Token[]): Token {
  return {text: cell.map(({text}) => text).join(''), isCode: true};
}

function changes(older: readonly Token[], newer: readonly Token[]): Change[] {
  return diffArrays([...older], [...newer], {
    comparator: (a, b) => a.text === b.text && a.isCode === b.isCode,
  }).map(({value, added, removed}) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    tokens: value,
  }));
}

/** Splits text into words, spaces and punctuation. */
export function tokens(text: string, isCode: boolean): Token[] {
  return (text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? []).map((part) => ({
    text: /^\s/.test(part) ? ' ' : part,
    isCode,
  }));
}
