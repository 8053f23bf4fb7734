/** One direction of a plot. */
export interface Axis {
  readonly label: string;
  /** Stands after the label; empty for plain numbers. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** Values that get a line and a number. */
  readonly ticks: readonly number[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where values of two axes lie in a drawing, in units of its view box. */
export interface PlotFrame {
  readonly x: Axis;
  readonly y: Axis;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  toX(value: number): number;
  toY(value: number): number;
  /** The values at a place of the drawing. */
  fromPlace(place: Point): Point;
}

/** Width of every drawing. A phone shows about as many pixels, so that text keeps its size there. */
export const drawingWidth = 360;

const margin = {left: 44, right: 14, top: 26, bottom: 34};

/** @param height Of the drawing, labels included. */
export function plotFrame(x: Axis, y: Axis, height = 240): PlotFrame {
  const left = margin.left;
  const right = drawingWidth - margin.right;
  const top = margin.top;
  const bottom = height - margin.bottom;
  const perX = (right - left) / (x.max - x.min);
  const perY = (bottom - top) / (y.max - y.min);
  return {
    x,
    y,
    width: drawingWidth,
    height,
    left,
    right,
    top,
    bottom,
    toX: (value) => left + (value - x.min) * perX,
    toY: (value) => bottom - (value - y.min) * perY,
    fromPlace: (place) => ({
      x: x.min + (place.x - left) / perX,
      y: y.min + (bottom - place.y) / perY,
    }),
  };
}

/**
 * An axis that shows all of some values, from one round number to another.
 *
 * @param values At least one number.
 * @param wanted About how many steps it should have.
 */
export function linearAxis(
  label: string,
  unit: string,
  values: readonly number[],
  wanted = 4,
): Axis {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const step = roundStep((highest - lowest || 1) / wanted);
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.max(Math.ceil(highest / step - 1e-9), first + 1);
  const ticks = Array.from({length: last - first + 1}, (_, index) => (first + index) * step);
  return {label, unit, min: first * step, max: last * step, ticks};
}

/** The smallest of 1, 2, 5, 10, 20, 50, … (and their fractions) that is not below a number. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= atLeast * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** SVG path data through points, to a tenth of a unit: the eye sees no more, and documents stay small. */
export function pathThrough({toX, toY}: PlotFrame, points: readonly Point[]): string {
  return points
    .map(({x, y}, index) => `${index === 0 ? 'M' : 'L'}${toX(x).toFixed(1)} ${toY(y).toFixed(1)}`)
    .join('');
}
