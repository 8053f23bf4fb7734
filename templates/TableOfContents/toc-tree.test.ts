import fc from 'fast-check';
import type {TocItem} from 'legacydocs';
import {describe, expect, it} from 'vitest';
import {type TocNode, tocTree} from './toc-tree.ts';

const item = (level: number, id = `h${level}`): TocItem => ({id, level, html: id});
/** `2(3 3) 2` for two headings of level 2, the first with two below it. */
const shape = (nodes: readonly TocNode[]): string =>
  nodes
    .map((node) => node.item.level + (node.children.length > 0 ? `(${shape(node.children)})` : ''))
    .join(' ');

describe('tocTree', () => {
  it('TOC-01 nests headings by level', () => {
    expect(shape(tocTree([2, 3, 3, 2, 4, 3].map((level) => item(level))))).toBe('2(3 3) 2(4 3)');
  });

  it('TOC-01 keeps every heading, once and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({min: 2, max: 6})), (levels) => {
        const flat = (nodes: readonly TocNode[]): string[] =>
          nodes.flatMap((node) => [node.item.id, ...flat(node.children)]);
        const items = levels.map((level, index) => item(level, String(index)));
        expect(flat(tocTree(items))).toEqual(items.map(({id}) => id));
      }),
    );
  });

  it('TOC-01 puts a heading below one of a lower level only', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({min: 2, max: 6})), (levels) => {
        const check = (nodes: readonly TocNode[]): void => {
          for (const node of nodes) {
            for (const child of node.children)
              expect(child.item.level).toBeGreaterThan(node.item.level);
            check(node.children);
          }
        };
        check(tocTree(levels.map((level) => item(level))));
      }),
    );
  });
});
