import {runFrames, type Sample, type Track} from '../motion/track.ts';
import type {LibraryVersion} from '../version.ts';
import {massForDuration} from './duration-mode.ts';
import {type Oscillator, oscillate, oscillatorOf} from './oscillator.ts';

/** Options of springs in all versions, named as in `withSpring`. */
export interface SpringSettings {
  readonly mass: number;
  readonly damping: number;
  readonly stiffness: number;
  /** Initial velocity, in units per second. */
  readonly velocity: number;
  readonly overshootClamping: boolean;
  readonly restDisplacementThreshold: number;
  /** In units per second. */
  readonly restSpeedThreshold: number;
}

/** Options of a spring with a given duration; since 3.2.0. */
export interface DurationSettings {
  /** In milliseconds. */
  readonly duration: number;
  readonly dampingRatio: number;
}

/**
 * Returns the default options.
 *
 * Source: `makeDefaultConfig` in `src/animations/SpringUtils.js` (1.13.4), `withSpring` in
 * `src/reanimated2/animation/spring.ts` (2.14.4 and 3.3.0).
 */
export function defaultSpring(version: LibraryVersion): SpringSettings {
  return {
    mass: 1,
    damping: 10,
    stiffness: 100,
    velocity: 0,
    overshootClamping: false,
    restDisplacementThreshold: version === '1.x' ? 0.001 : 0.01,
    restSpeedThreshold: version === '1.x' ? 0.001 : 2,
  };
}

/** Defaults of `withSpring` in 3.3.0. */
export const defaultDuration: DurationSettings = {duration: 2000, dampingRatio: 0.5};

/** Maximum simulated time, in milliseconds. It is longer than any spring of the figure. */
const maxDuration = 20_000;

/**
 * Simulates a spring from 0 to a target, frame by frame.
 *
 * The spring rests when both its speed and its distance are below their thresholds; it then jumps to the target. 1.13.4
 * and 3.3.0 check the frame that they have just computed. 2.14.4 checks the previous frame and therefore takes one
 * frame longer.
 *
 * Source: `src/animations/spring.js` (1.13.4), `src/reanimated2/animation/spring.ts` (2.14.4), and
 * `isAnimationTerminatingCalculation` in `src/reanimated2/animation/springUtils.ts` (3.3.0).
 */
export function springTrack(settings: SpringSettings, to: number, version: LibraryVersion): Track {
  const {overshootClamping, restDisplacementThreshold, restSpeedThreshold} = settings;
  const oscillator = oscillatorOf(settings.mass, settings.damping, settings.stiffness);
  const isAtRest = ({value, velocity}: Sample): boolean =>
    Math.abs(velocity) < restSpeedThreshold && Math.abs(to - value) < restDisplacementThreshold;
  return runFrames(
    initialSample(settings),
    (last, time) => {
      const sample = nextSample(oscillator, last, time, to);
      const isOvershooting = overshootClamping && (to > 0 ? sample.value > to : sample.value < to);
      const finished = isOvershooting || isAtRest(version === '2.x' ? last : sample);
      return {sample: finished ? {time, value: to, velocity: 0} : sample, finished};
    },
    maxDuration,
  );
}

/**
 * Simulates a spring from 0 to a target with a given duration, which determines its mass. Neither the rest thresholds
 * nor `overshootClamping` end the spring.
 *
 * Source: `springOnFrame` in `src/reanimated2/animation/spring.ts` (3.3.0).
 */
export function durationSpringTrack(
  settings: SpringSettings,
  length: DurationSettings,
  to: number,
): Track {
  const {duration, dampingRatio} = length;
  const mass = massForDuration({...settings, ...length}, to);
  const oscillator = {dampingRatio, frequency: Math.sqrt(settings.stiffness / mass)};
  return runFrames(
    initialSample(settings),
    (last, time) =>
      time >= duration
        ? {sample: {time, value: to, velocity: 0}, finished: true}
        : {sample: nextSample(oscillator, last, time, to), finished: false},
    maxDuration,
  );
}

function initialSample({velocity}: SpringSettings): Sample {
  return {time: 0, value: 0, velocity};
}

function nextSample(oscillator: Oscillator, last: Sample, time: number, to: number): Sample {
  const movement = {distance: to - last.value, velocity: last.velocity};
  const next = oscillate(oscillator, movement, (time - last.time) / 1000);
  return {time, value: to - next.distance, velocity: next.velocity};
}
