import {
  defaultParameters,
  directed,
  type EasingDirection,
  type EasingName,
  easing,
} from '../timing/easing.ts';
import type {Ease} from './courses.ts';

/** A curve of `Easing`, in one of its directions; 2.14.4 and 3.3.0 have the same ones. */
export function curve(direction: EasingDirection, name: EasingName): Ease {
  return directed(direction, easing(name, defaultParameters, '3.x'));
}

/** What `withTiming` uses unless it is told another one. */
export const timingEase = curve('inOut', 'quad');
