import {oscillate, oscillatorOf} from './oscillator.ts';
import type {SpringSettings} from './spring.ts';

/** Value that a spring can move. */
export interface LiveSpring {
  readonly value: number;
  /** In units per second. */
  readonly velocity: number;
  readonly target: number;
}

export type LiveSpringAction =
  /** Starts a spring to a target, with the velocity of the running one. */
  | {readonly type: 'spring'; readonly to: number}
  /** Assigns a value without an animation. */
  | {readonly type: 'jump'; readonly to: number}
  /** Advances by a number of milliseconds. */
  | {readonly type: 'advance'; readonly by: number; readonly settings: SpringSettings};

/** Returns the spring after an action. */
export function nextSpring(spring: LiveSpring, action: LiveSpringAction): LiveSpring {
  switch (action.type) {
    case 'spring':
      return {...spring, target: action.to};
    case 'jump':
      return {value: action.to, velocity: 0, target: action.to};
    case 'advance':
      return advance(spring, action.by / 1000, action.settings);
  }
}

/** Returns true if the value has not come to rest. */
export function isMoving({value, velocity, target}: LiveSpring): boolean {
  return value !== target || velocity !== 0;
}

function advance({value, velocity, target}: LiveSpring, seconds: number, settings: SpringSettings) {
  const {mass, damping, stiffness, restDisplacementThreshold, restSpeedThreshold} = settings;
  const movement = {distance: target - value, velocity};
  const next = oscillate(oscillatorOf(mass, damping, stiffness), movement, seconds);
  const isAtRest =
    Math.abs(next.velocity) < restSpeedThreshold &&
    Math.abs(next.distance) < restDisplacementThreshold;
  return isAtRest
    ? {value: target, velocity: 0, target}
    : {value: target - next.distance, velocity: next.velocity, target};
}
