import type {Property} from './changes.ts';

/** Maps the elapsed fraction of a leg to its progress. Both are from 0 to 1, but springs overshoot that range. */
export type Ease = (fraction: number) => number;

/** Duration and easing of a leg. */
export interface Run {
  /** In milliseconds. */
  readonly duration: number;
  readonly ease: Ease;
}

/** Leg with its start time. */
export interface TimedLeg extends Run {
  readonly to: number;
  /** In milliseconds since the start of the animation. */
  readonly start: number;
}

/** Scheduled legs of one property. Every kind of animation is converted to courses for playback. */
export interface Course {
  readonly property: Property;
  readonly from: number;
  readonly legs: readonly TimedLeg[];
  /** Unit of the numbers if they are angles. */
  readonly angle?: 'deg' | 'rad' | undefined;
}

/** Property values at one time, in the order in which transforms apply. Angles are in radians. */
export type Style = readonly {readonly property: Property; readonly value: number}[];

/**
 * Schedules legs one after another.
 *
 * @param start Start of the first leg, in milliseconds.
 */
export function inSequence(
  start: number,
  legs: readonly (Run & {readonly to: number})[],
): readonly TimedLeg[] {
  let time = start;
  return legs.map((leg) => {
    const timed = {...leg, start: time};
    time += leg.duration;
    return timed;
  });
}

/** Returns the value of a course at a time in milliseconds, in the unit of the course. */
export function valueAt({from, legs}: Course, ms: number): number {
  const index = legs.findLastIndex(({start}) => start <= ms);
  const leg = legs[index];
  if (leg === undefined) return from;
  if (ms >= leg.start + leg.duration) return leg.to;
  const before = legs[index - 1]?.to ?? from;
  return before + (leg.to - before) * leg.ease((ms - leg.start) / leg.duration);
}

/** Returns the values of all properties at a time in milliseconds. */
export function styleAt(courses: readonly Course[], ms: number): Style {
  return courses.map((course) => ({
    property: course.property,
    value: valueAt(course, ms) * (course.angle === 'deg' ? Math.PI / 180 : 1),
  }));
}

/** Returns the time at which the last leg ends, in milliseconds. */
export function lengthOf(courses: readonly Course[]): number {
  return Math.max(0, ...courses.flatMap(({legs}) => legs.map((leg) => leg.start + leg.duration)));
}
