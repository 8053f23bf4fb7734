import type {LibraryVersion} from '../version.ts';
import {bezier, type ControlPoints} from './bezier.ts';

/** Maps the progress of time, from 0 to 1, to the progress of the value. */
export type EasingFunction = (t: number) => number;

/** Members of `Easing` that are curves. */
export type EasingName =
  | 'linear'
  | 'ease'
  | 'quad'
  | 'cubic'
  | 'poly'
  | 'sin'
  | 'circle'
  | 'exp'
  | 'elastic'
  | 'back'
  | 'bounce'
  | 'bezier'
  | 'steps';

/** Members of `Easing` that set the direction of a curve. */
export type EasingDirection = 'in' | 'out' | 'inOut';

/** Parameters of the curves, with the names and defaults of `Easing`. */
export interface EasingParameters {
  /** Exponent of `poly`, which has no default in `Easing`. */
  readonly power: number;
  /** Parameter of `elastic`. */
  readonly bounciness: number;
  /** Overshoot of `back`. */
  readonly s: number;
  /** Number of `steps`. */
  readonly n: number;
  readonly roundToNextStep: boolean;
  readonly points: ControlPoints;
}

export const defaultParameters: EasingParameters = {
  power: 4,
  bounciness: 1,
  s: 1.70158,
  n: 10,
  roundToNextStep: true,
  points: [0.25, 0.1, 0.25, 1],
};

const common = [
  'linear',
  'ease',
  'quad',
  'cubic',
  'poly',
  'sin',
  'circle',
  'exp',
  'elastic',
  'back',
  'bounce',
  'bezier',
] as const;

/** Returns the curves of a version, in the order of its source. `steps` was added in 3.1.0. */
export function easingNames(version: LibraryVersion): readonly EasingName[] {
  return version === '3.x' ? [...common, 'steps'] : common;
}

/**
 * Returns a curve of `Easing`.
 *
 * Source: `src/Easing.js` (1.13.4), `src/reanimated2/Easing.ts` (2.14.4, 3.3.0).
 */
export function easing(
  name: EasingName,
  {power, bounciness, s, n, roundToNextStep, points}: EasingParameters,
  version: LibraryVersion,
): EasingFunction {
  switch (name) {
    case 'linear':
      return (t) => t;
    case 'ease':
      return bezier([0.42, 0, 1, 1]);
    case 'quad':
      return (t) => t ** 2;
    case 'cubic':
      return (t) => t ** 3;
    case 'poly':
      return (t) => t ** power;
    case 'sin':
      return (t) => 1 - Math.cos((t * Math.PI) / 2);
    case 'circle':
      return (t) => 1 - Math.sqrt(1 - t * t);
    case 'exp':
      return (t) => 2 ** (10 * (t - 1));
    case 'elastic':
      return (t) => 1 - Math.cos((t * Math.PI) / 2) ** 3 * Math.cos(t * bounciness * Math.PI);
    case 'back':
      return (t) => t * t * ((s + 1) * t - s);
    case 'bounce':
      return bounce(version);
    case 'bezier':
      return bezier(points);
    case 'steps': {
      const round = roundToNextStep ? Math.ceil : Math.floor;
      return (t) => round(Math.min(Math.max(t, 0), 1) * n) / n;
    }
  }
}

/** Applies `Easing.in`, `Easing.out` or `Easing.inOut` to a curve. */
export function directed(direction: EasingDirection, curve: EasingFunction): EasingFunction {
  switch (direction) {
    case 'in':
      return curve;
    case 'out':
      return (t) => 1 - curve(1 - t);
    case 'inOut':
      return (t) => (t < 0.5 ? curve(t * 2) / 2 : 1 - curve((1 - t) * 2) / 2);
  }
}

/**
 * Returns a curve with the four arcs of a bouncing ball. In 1.13.4, the last arc begins slightly early, at 2.5 / 2.76.
 */
function bounce(version: LibraryVersion): EasingFunction {
  const lastArc = 2.5 / (version === '1.x' ? 2.76 : 2.75);
  const arc = (t: number, middle: number, height: number): number =>
    7.5625 * (t - middle / 2.75) ** 2 + height;
  return (t) => {
    if (t < 1 / 2.75) return arc(t, 0, 0);
    if (t < 2 / 2.75) return arc(t, 1.5, 0.75);
    if (t < lastArc) return arc(t, 2.25, 0.9375);
    return arc(t, 2.625, 0.984375);
  };
}
