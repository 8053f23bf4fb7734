import {oscillate, oscillatorOf} from './oscillator.ts';
import type {SpringSettings} from './spring.ts';

/** A value that a spring may be pulling. */
export interface LiveSpring {
  readonly value: number;
  /** Units per second. */
  readonly velocity: number;
  readonly target: number;
}

export type LiveSpringAction =
  /** A spring to a target. It takes over the velocity of the one that is running. */
  | {readonly type: 'spring'; readonly to: number}
  /** A value assigned without an animation. */
  | {readonly type: 'jump'; readonly to: number}
  /** Milliseconds have passed. */
  | {readonly type: 'advance'; readonly by: number; readonly settings: SpringSettings};

/** What becomes of the value. */
export function nextSpring(spring: LiveSpring, action: LiveSpringAction): LiveSpring {
  switch (action.type) {
    case 'spring':
      return {...spring, target: action.to};
    case 'jump':
      return {value: action.to, velocity: 0, target: action.to};
    case 'advance':
      return advanced(spring, action.by / 1000, action.settings);
  }
}

/** Whether there is something left to move. */
export function isMoving({value, velocity, target}: LiveSpring): boolean {
  return value !== target || velocity !== 0;
}

function advanced(
  {value, velocity, target}: LiveSpring,
  seconds: number,
  settings: SpringSettings,
) {
  const {mass, damping, stiffness, restDisplacementThreshold, restSpeedThreshold} = settings;
  const movement = {distance: target - value, velocity};
  const next = oscillate(oscillatorOf(mass, damping, stiffness), movement, seconds);
  const rests =
    Math.abs(next.velocity) < restSpeedThreshold &&
    Math.abs(next.distance) < restDisplacementThreshold;
  return rests
    ? {value: target, velocity: 0, target}
    : {value: target - next.distance, velocity: next.velocity, target};
}
