import type {Point} from './plot/frame.ts';

/** Directions of the arrow keys: x to the right, y upwards. */
export const arrowKeys: Readonly<Record<string, Point>> = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowDown: {x: 0, y: -1},
  ArrowUp: {x: 0, y: 1},
};
