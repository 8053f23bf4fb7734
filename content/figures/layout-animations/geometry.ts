/** A width and a height, in density-independent pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle; its origin is the top-left corner, in the coordinates of the parent. */
export interface Frame extends Size {
  readonly originX: number;
  readonly originY: number;
}

/** What a layout animation is told when it starts: the window, and the view where it is shown. */
export interface Geometry {
  readonly window: Size;
  readonly view: Frame;
}

/**
 * How far the `Rotate` presets shift a view sideways and up or down, so that it turns about a corner instead
 * of its centre.
 */
export function lever({width, height}: Size): number {
  return width / 2 - height / 2;
}
