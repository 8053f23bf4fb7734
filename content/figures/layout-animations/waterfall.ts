import type {Frame} from './geometry.ts';

/** Tile of a waterfall grid. Its width is that of a column. */
export interface Tile {
  readonly name: string;
  readonly height: number;
}

const gap = 8;

/**
 * Arranges tiles by adding each to the shortest column.
 *
 * @param width Total width, in density-independent pixels.
 * @returns Frames in the order of the tiles.
 */
export function waterfall(
  tiles: readonly Tile[],
  columns: number,
  width: number,
): readonly Frame[] {
  const heights = Array.from({length: columns}, () => gap);
  const tileWidth = (width - gap) / columns - gap;
  return tiles.map(({height}) => {
    const top = Math.min(...heights);
    const column = heights.indexOf(top);
    heights[column] = top + height + gap;
    return {
      originX: gap + column * (tileWidth + gap),
      originY: top,
      width: tileWidth,
      height,
    };
  });
}

/**
 * Returns the items in another order, which depends only on `turn`.
 *
 * @param turn Non-negative integer.
 */
export function shuffled<T>(items: readonly T[], turn: number): readonly T[] {
  // An odd step visits each of eight positions exactly once.
  const step = 2 * (turn % 3) + 3;
  return items
    .map((item, index) => ({item, position: (index * step + turn) % items.length}))
    .sort((a, b) => a.position - b.position)
    .map(({item}) => item);
}
