import {type Course, lengthOf, styleAt, valueAt} from './courses.ts';
import type {Frame} from './geometry.ts';
import {type Placement, placeView} from './placement.ts';

/** A view on the stage and what it does. */
export interface Actor {
  readonly name: string;
  /** Stands in it. */
  readonly label?: string;
  /** Without its animations. */
  readonly rest: Frame;
  readonly courses: readonly Course[];
}

/** When the last of them has ended, in milliseconds. */
export function lengthOfAll(actors: readonly Actor[]): number {
  return Math.max(0, ...actors.map(({courses}) => lengthOf(courses)));
}

/** How an actor looks so many milliseconds after the start. */
export function actorAt({rest, courses}: Actor, ms: number): Placement {
  return placeView(rest, styleAt(courses, ms));
}

/** Where an actor is on its way, before transforms. */
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
