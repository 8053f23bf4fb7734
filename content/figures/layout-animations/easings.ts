import {
  defaultParameters,
  directed,
  type EasingDirection,
  type EasingName,
  easing,
} from '../timing/easing.ts';
import type {Ease} from './courses.ts';

/** Returns a curve of `Easing` in one direction. The curves in use are the same in 2.14.4 and 3.3.0. */
export function curve(direction: EasingDirection, name: EasingName): Ease {
  return directed(direction, easing(name, defaultParameters, '3.x'));
}

/** Default easing of `withTiming`. */
export const timingEase = curve('inOut', 'quad');
