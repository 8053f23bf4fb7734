import type {Style} from './courses.ts';
import type {Frame} from './geometry.ts';

/** Appearance of a view at one time. The corners are clockwise from the top left, after all transforms. */
export interface Placement {
  readonly corners: readonly Point[];
  /** From 0 to 1. */
  readonly opacity: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** 4 × 4 matrix in row-major order that transforms column vectors. */
type Matrix = readonly number[];

/**
 * Returns the corners of a view to which a style is applied.
 *
 * React Native multiplies the transforms in order, about the centre of the view, and divides by the fourth coordinate
 * for perspective, as CSS does.
 *
 * @param rest Frame of the view without the style.
 */
export function placeView(rest: Frame, style: Style): Placement {
  const value = (property: string, otherwise: number): number =>
    style.find((setting) => setting.property === property)?.value ?? otherwise;
  const width = value('width', rest.width);
  const height = value('height', rest.height);
  const centre = {
    x: value('originX', rest.originX) + width / 2,
    y: value('originY', rest.originY) + height / 2,
  };
  const matrix = style.reduce<Matrix>(
    (product, {property, value}) => multiply(product, transform(property, value)),
    identity,
  );
  const corners = [
    {x: -width / 2, y: -height / 2},
    {x: width / 2, y: -height / 2},
    {x: width / 2, y: height / 2},
    {x: -width / 2, y: height / 2},
  ].map((corner) => project(matrix, corner, centre));
  return {corners, opacity: Math.min(1, Math.max(0, value('opacity', 1)))};
}

const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Returns the matrix of a transform, and the identity for other properties. Angles are in radians. */
function transform(property: string, value: number): Matrix {
  const cos = Math.cos(value);
  const sin = Math.sin(value);
  switch (property) {
    case 'perspective':
      return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -1 / value, 1];
    case 'rotate':
      return [cos, -sin, 0, 0, sin, cos, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    case 'rotateX':
      return [1, 0, 0, 0, 0, cos, -sin, 0, 0, sin, cos, 0, 0, 0, 0, 1];
    case 'rotateY':
      return [cos, 0, sin, 0, 0, 1, 0, 0, -sin, 0, cos, 0, 0, 0, 0, 1];
    case 'scale':
      return [value, 0, 0, 0, 0, value, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    case 'scaleX':
      return [value, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    case 'scaleY':
      return [1, 0, 0, 0, 0, value, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    case 'skewX':
      return [1, Math.tan(value), 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    case 'translateX':
      return [1, 0, 0, value, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    case 'translateY':
      return [1, 0, 0, 0, 0, 1, 0, value, 0, 0, 1, 0, 0, 0, 0, 1];
    default:
      return identity;
  }
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return a.map((_, index) => {
    const row = index - (index % 4);
    const column = index % 4;
    return [0, 1, 2, 3].reduce((sum, k) => sum + at(a, row + k) * at(b, 4 * k + column), 0);
  });
}

function project(matrix: Matrix, {x, y}: Point, centre: Point): Point {
  const row = (start: number): number =>
    at(matrix, start) * x + at(matrix, start + 1) * y + at(matrix, start + 3);
  const depth = row(12);
  return {x: centre.x + row(0) / depth, y: centre.y + row(4) / depth};
}

function at(matrix: Matrix, index: number): number {
  return matrix[index] ?? 0;
}
