import {runFrames, type Track} from '../motion/track.ts';
import type {LibraryVersion} from '../version.ts';

/** Options of `withDecay`. */
export interface DecaySettings {
  /** Initial velocity, in units per second. */
  readonly velocity: number;
  readonly deceleration: number;
  /** Lower and upper limits. */
  readonly clamp?: readonly [number, number];
  /** True if the limits are elastic; since 3.0.0, and only with `clamp`. */
  readonly rubberBandEffect?: boolean;
  readonly rubberBandFactor: number;
}

/**
 * Initial settings of the figure: defaults of `withDecay` in 3.3.0, with a nonzero velocity. In 1.x, `deceleration` has
 * no default.
 */
export const defaultDecay = {velocity: 1000, deceleration: 0.998, rubberBandFactor: 0.6};

/** Maximum simulated time, in milliseconds. Only a decay that never reaches its elastic limits takes longer. */
const maxDuration = 5000;

/**
 * Simulates a decay from 0, frame by frame, as it runs on a phone.
 *
 * @returns A track that does not end if its elastic limits are never passed.
 */
export function decayTrack(settings: DecaySettings, version: LibraryVersion): Track {
  if (version === '1.x') return nodeDecay(settings);
  if (settings.rubberBandEffect === true && settings.clamp !== undefined) {
    return rubberBandDecay(settings, settings.clamp);
  }
  return workletDecay(settings);
}

/**
 * Simulates `decay` of 1.x. Each millisecond multiplies the velocity by `deceleration` until it is below 5 units per
 * second.
 *
 * Source: `src/animations/decay.js` (1.13.4).
 */
function nodeDecay({velocity, deceleration}: DecaySettings): Track {
  return runFrames(
    {time: 0, value: 0, velocity},
    (last, time) => {
      const factor = deceleration ** (time - last.time);
      const travel = (deceleration * (1 - factor)) / (1 - deceleration);
      const value = last.value + (last.velocity / 1000) * travel;
      const remaining = last.velocity * factor;
      return {sample: {time, value, velocity: remaining}, finished: Math.abs(remaining) < 5};
    },
    maxDuration,
  );
}

/**
 * Simulates `withDecay` without a rubber band. Each frame multiplies the remaining velocity by a factor that depends on
 * the time since the start. The decay ends when the velocity is below 1 unit per second or the value reaches a limit.
 *
 * Source: `withDecay` in `src/reanimated2/animation/decay.ts` (2.14.4; in 3.3.0 the one without rubber band).
 */
function workletDecay({velocity: initial, deceleration, clamp}: DecaySettings): Track {
  return runFrames(
    {time: 0, value: 0, velocity: initial},
    (last, time) => {
      const velocity = slowDown(last.velocity, deceleration, time);
      const value = last.value + (velocity * (time - last.time)) / 1000;
      const stop = clamp === undefined ? undefined : reachedLimit(value, initial, clamp);
      return stop === undefined
        ? {sample: {time, value, velocity}, finished: Math.abs(velocity) < 1}
        : {sample: {time, value: stop, velocity}, finished: true};
    },
    maxDuration,
  );
}

/**
 * Simulates `withDecay` with a rubber band. Beyond a limit, each frame also reduces the velocity by a part of the
 * distance to that limit. The decay ends only when the value is back inside the limits; it then jumps to the limit.
 *
 * Source: `withDecay` with `rubberBandEffect` in `src/reanimated2/animation/decay.ts` (3.3.0).
 */
function rubberBandDecay(
  {velocity: initial, deceleration, rubberBandFactor}: DecaySettings,
  [lower, upper]: readonly [number, number],
): Track {
  const edge = initial > 0 ? upper : lower;
  const isBeyond = (value: number): boolean => value < lower || value > upper;
  let wasBeyond = false;
  return runFrames(
    {time: 0, value: 0, velocity: initial},
    (last, time) => {
      const stretch = isBeyond(last.value) ? last.value - edge : 0;
      if (stretch !== 0) wasBeyond = true;
      else if (wasBeyond) return {sample: {time, value: edge, velocity: 0}, finished: true};
      const velocity = slowDown(last.velocity, deceleration, time) - stretch * rubberBandFactor;
      const value = last.value + (velocity * (time - last.time)) / 1000;
      return {sample: {time, value, velocity}, finished: false};
    },
    maxDuration,
  );
}

/**
 * Returns the velocity after a frame.
 *
 * @param time Milliseconds since the start of the decay.
 */
function slowDown(velocity: number, deceleration: number, time: number): number {
  return velocity * Math.exp(-(1 - deceleration) * time * 0.1);
}

/** Returns the limit in the direction of travel if the value has reached it. */
function reachedLimit(
  value: number,
  velocity: number,
  [lower, upper]: readonly [number, number],
): number | undefined {
  if (velocity < 0 && value <= lower) return lower;
  return velocity > 0 && value >= upper ? upper : undefined;
}
