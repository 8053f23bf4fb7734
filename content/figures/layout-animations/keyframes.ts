import type {EasingName} from '../timing/easing.ts';
import {amount, angleOf} from './amounts.ts';
import type {Property, Value} from './changes.ts';
import {type Course, type Ease, inSequence} from './courses.ts';
import {curve} from './easings.ts';

/** Style of a keyframe, and the easing of the step that ends there. */
export interface KeyframeStep {
  /** Percentage of the duration, from 0 to 100. */
  readonly at: number;
  readonly style: readonly (readonly [property: Property, value: Value])[];
  readonly easing?: {readonly name: EasingName; readonly ease: Ease};
}

/** Argument of `new Keyframe(…)`, from 0 to 100 percent. The first keyframe sets every property. */
export type Keyframes = readonly [KeyframeStep, ...KeyframeStep[]];

const linear = curve('in', 'linear');

/**
 * Schedules keyframes. Each property moves from one keyframe that sets it to the next, linearly unless the later
 * keyframe has an easing.
 *
 * Source: `parseDefinitions` and `build` in `animationBuilder/Keyframe.ts`, the same in 2.14.4 and 3.3.0.
 *
 * @param duration In milliseconds; the library's default is 500.
 * @param delay In milliseconds.
 */
export function keyframeCourses(
  [first, ...others]: Keyframes,
  duration: number,
  delay = 0,
): readonly Course[] {
  return first.style.map(([property, from]) => {
    const stops = others.flatMap(({at, style, easing}) =>
      style
        .filter(([candidate]) => candidate === property)
        .map(([, value]) => ({at, value, ease: easing?.ease ?? linear})),
    );
    const legs = stops.map(({at, value, ease}, index) => ({
      to: amount(value),
      duration: ((at - (stops[index - 1]?.at ?? 0)) / 100) * duration,
      ease,
    }));
    return {
      property,
      from: amount(from),
      legs: inSequence(delay, legs),
      angle: angleOf(from),
    };
  });
}
