/** Value of an animation at one frame. */
export interface Sample {
  /** Milliseconds since the start. */
  readonly time: number;
  readonly value: number;
  /** In units of the value per second. */
  readonly velocity: number;
}

/** Simulated animation with at least one frame. */
export interface Track {
  readonly samples: readonly Sample[];
  /** Milliseconds from the start to the end. */
  readonly duration: number;
  /** False if the animation was cut off at the maximum duration. */
  readonly ends: boolean;
}

/** Milliseconds between two frames at 60 frames per second. */
export const frameTime = 1000 / 60;

/** Result of simulating one frame. */
export interface Step {
  readonly sample: Sample;
  readonly finished: boolean;
}

/**
 * Simulates an animation frame by frame. As in the library, the first frame is at time 0.
 *
 * @param start Sample before the first frame.
 * @param step Simulates a frame from the last sample and the time of the frame, in milliseconds.
 * @param maxDuration Time after which an animation that has not ended is cut off, in milliseconds.
 */
export function runFrames(
  start: Sample,
  step: (last: Sample, time: number) => Step,
  maxDuration: number,
): Track {
  const samples: Sample[] = [];
  let last = start;
  for (let frame = 0; frame * frameTime <= maxDuration; frame += 1) {
    const {sample, finished} = step(last, frame * frameTime);
    samples.push(sample);
    last = sample;
    if (finished) return {samples, duration: sample.time, ends: true};
  }
  return {samples, duration: last.time, ends: false};
}

/**
 * Returns the value at a time: interpolated linearly between two frames, and that of the nearest frame outside the
 * track.
 */
export function valueAt({samples}: Track, time: number): number {
  const next = samples.findIndex((sample) => sample.time >= time);
  const after = samples.at(next);
  const before = samples[next - 1];
  if (after === undefined) return Number.NaN;
  if (before === undefined) return after.value;
  const part = (time - before.time) / (after.time - before.time);
  return before.value + part * (after.value - before.value);
}

/** Milliseconds between two positions of a trail. */
const trailStep = 50;

/**
 * Returns the positions of a moving object at equal time steps. The closer the positions, the slower the motion.
 *
 * @param duration In milliseconds.
 * @param positionAt Returns the position at a time in milliseconds.
 */
export function trailOf(duration: number, positionAt: (time: number) => number): readonly number[] {
  const count = Math.floor(duration / trailStep) + 1;
  return Array.from({length: count}, (_, index) => positionAt(index * trailStep));
}
