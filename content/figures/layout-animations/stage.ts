import type {Geometry} from './geometry.ts';

/** The window of the figures and the view in its middle. */
export const stage: Geometry = {
  window: {width: 360, height: 240},
  view: {originX: 120, originY: 90, width: 120, height: 60},
};
