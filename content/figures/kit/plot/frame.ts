/** Axis of a plot. */
export interface Axis {
  readonly label: string;
  /** Unit shown after the label; empty for plain numbers. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** Labelled values; on the y axis they also have grid lines. */
  readonly ticks: readonly number[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Mapping between the values of two axes and positions in a drawing, in drawing units. */
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
  /** Returns the axis values at a position in the drawing. */
  fromPosition(position: Point): Point;
}

/**
 * Width of every drawing, in drawing units. It is close to the width of a phone in CSS pixels, so that text keeps its
 * size there.
 */
export const drawingWidth = 360;

const margin = {left: 44, right: 14, top: 26, bottom: 34};

/**
 * Returns the frame of a plot.
 *
 * @param height Height of the drawing including its labels, in drawing units.
 */
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
    fromPosition: (position) => ({
      x: x.min + (position.x - left) / perX,
      y: y.min + (bottom - position.y) / perY,
    }),
  };
}

/**
 * Returns an axis that includes all the values and extends from one round number to another.
 *
 * @param values At least one number.
 * @param steps Approximate number of steps.
 */
export function linearAxis(
  label: string,
  unit: string,
  values: readonly number[],
  steps = 4,
): Axis {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const step = roundStep((highest - lowest || 1) / steps);
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.max(Math.ceil(highest / step - 1e-9), first + 1);
  const ticks = Array.from({length: last - first + 1}, (_, index) => (first + index) * step);
  return {label, unit, min: first * step, max: last * step, ticks};
}

/** Returns the smallest of 1, 2, 5, 10, 20, 50, … (and their decimal fractions) that is at least `min`. */
function roundStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(min));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= min * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/**
 * Returns SVG path data through points, rounded to a tenth of a unit: more digits would be invisible and enlarge pages.
 */
export function pathThrough({toX, toY}: PlotFrame, points: readonly Point[]): string {
  return points
    .map(({x, y}, index) => `${index === 0 ? 'M' : 'L'}${toX(x).toFixed(1)} ${toY(y).toFixed(1)}`)
    .join('');
}
