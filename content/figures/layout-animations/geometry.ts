/** Width and height, in density-independent pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Rectangle. Its origin is the top-left corner, in the parent's coordinates. */
export interface Frame extends Size {
  readonly originX: number;
  readonly originY: number;
}

/** Input of a layout animation: the window and the frame of the view. */
export interface Geometry {
  readonly window: Size;
  readonly view: Frame;
}

/**
 * Returns the distance by which the `Rotate` presets shift a view on each axis, which makes it turn about a corner
 * instead of its centre.
 */
export function cornerShift({width, height}: Size): number {
  return width / 2 - height / 2;
}
