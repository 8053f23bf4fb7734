import type {Geometry} from './geometry.ts';

/** Window of the figures, with a view in its centre. */
export const stage: Geometry = {
  window: {width: 360, height: 240},
  view: {originX: 120, originY: 90, width: 120, height: 60},
};
