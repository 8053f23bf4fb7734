import {type Course, lengthOf, styleAt, valueAt} from './courses.ts';
import type {Frame} from './geometry.ts';
import {type Placement, placeView} from './placement.ts';

/** View on a stage with its animations. */
export interface Actor {
  readonly name: string;
  /** Text in the view. */
  readonly label?: string;
  /** Frame of the view without its animations. */
  readonly rest: Frame;
  readonly courses: readonly Course[];
}

/** Returns the time at which the last animation ends, in milliseconds. */
export function lengthOfAll(actors: readonly Actor[]): number {
  return Math.max(0, ...actors.map(({courses}) => lengthOf(courses)));
}

/** Returns the placement of an actor at a time in milliseconds. */
export function actorAt({rest, courses}: Actor, ms: number): Placement {
  return placeView(rest, styleAt(courses, ms));
}

/** Returns the frame of an actor before transforms, at a time in milliseconds. */
export function frameAt({rest, courses}: Actor, ms: number): Frame {
  const value = (property: keyof Frame): number => {
    const course = courses.find((candidate) => candidate.property === property);
    return course === undefined ? rest[property] : valueAt(course, ms);
  };
  return {
    originX: value('originX'),
    originY: value('originY'),
    width: value('width'),
    height: value('height'),
  };
}
