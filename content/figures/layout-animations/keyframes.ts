import type {EasingName} from '../timing/easing.ts';
import {amount, angleOf} from './amounts.ts';
import type {Property, Value} from './changes.ts';
import {type Course, type Ease, inSequence} from './courses.ts';
import {curve} from './easings.ts';

/** One keyframe: what it sets, and the curve of the step that leads to it. */
export interface KeyframeStep {
  /** Part of the duration, 0 to 100. */
  readonly at: number;
  readonly style: readonly (readonly [property: Property, value: Value])[];
  readonly easing?: {readonly name: EasingName; readonly ease: Ease};
}

/** `new Keyframe(…)`: steps from 0 to 100, whose first names every property. */
export type Keyframes = readonly [KeyframeStep, ...KeyframeStep[]];

const linear = curve('in', 'linear');

/**
 * Put keyframes on the clock: each property goes from one keyframe that has it to the next, on a straight line
 * unless the later one has an easing.
 *
 * Source: `parseDefinitions` and `build` in `animationBuilder/Keyframe.ts`, the same in 2.14.4 and 3.3.0.
 *
 * @param duration Milliseconds; 500 unless told otherwise.
 * @param delay Milliseconds.
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
