import type {Property} from './changes.ts';

/** From part of the time to part of the way, both 0 to 1; springs leave that range on the way. */
export type Ease = (fraction: number) => number;

/** How a leg moves. */
export interface Run {
  /** Milliseconds. */
  readonly duration: number;
  readonly ease: Ease;
}

/** One leg on the clock. */
export interface TimedLeg extends Run {
  readonly to: number;
  /** Milliseconds from the start of the animation. */
  readonly start: number;
}

/** One property with its legs on the clock, ready to be played: what every kind of animation becomes. */
export interface Course {
  readonly property: Property;
  readonly from: number;
  readonly legs: readonly TimedLeg[];
  /** What the numbers are if they are angles. */
  readonly angle?: 'deg' | 'rad' | undefined;
}

/** The properties of a moment, in the order in which transforms apply. Angles are in radians. */
export type Style = readonly {readonly property: Property; readonly value: number}[];

/**
 * Legs that follow one another.
 *
 * @param start Of the first one, in milliseconds.
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

/** The value of a course so many milliseconds after the start, in its own unit. */
export function valueAt({from, legs}: Course, ms: number): number {
  const index = legs.findLastIndex(({start}) => start <= ms);
  const leg = legs[index];
  if (leg === undefined) return from;
  if (ms >= leg.start + leg.duration) return leg.to;
  const before = legs[index - 1]?.to ?? from;
  return before + (leg.to - before) * leg.ease((ms - leg.start) / leg.duration);
}

/** All properties so many milliseconds after the start. */
export function styleAt(courses: readonly Course[], ms: number): Style {
  return courses.map((course) => ({
    property: course.property,
    value: valueAt(course, ms) * (course.angle === 'deg' ? Math.PI / 180 : 1),
  }));
}

/** When the last leg ends, in milliseconds. */
export function lengthOf(courses: readonly Course[]): number {
  return Math.max(0, ...courses.flatMap(({legs}) => legs.map((leg) => leg.start + leg.duration)));
}
