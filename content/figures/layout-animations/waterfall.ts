import type {Frame} from './geometry.ts';

/** A box of the waterfall. Its height is its own, its width that of a column. */
export interface Tile {
  readonly name: string;
  readonly height: number;
}

const gap = 8;

/**
 * Where tiles lie when each goes to the shortest column.
 *
 * @param width Of the whole, in density-independent pixels.
 * @returns In the order of the tiles.
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
 * Another order of things, the same for the same turn.
 *
 * @param turn A whole number.
 */
export function shuffled<T>(things: readonly T[], turn: number): readonly T[] {
  // Odd steps visit every one of eight places once.
  const step = 2 * (turn % 3) + 3;
  return things
    .map((thing, index) => ({thing, place: (index * step + turn) % things.length}))
    .sort((a, b) => a.place - b.place)
    .map(({thing}) => thing);
}
