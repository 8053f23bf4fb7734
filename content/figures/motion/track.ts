/** A value at one frame of an animation. */
export interface Sample {
  /** Milliseconds since the start. */
  readonly time: number;
  readonly value: number;
  /** Units of the value per second. */
  readonly velocity: number;
}

/** An animation, frame by frame; never empty. */
export interface Track {
  readonly samples: readonly Sample[];
  /** Milliseconds until it ends. */
  readonly duration: number;
  /** False where the animation would have gone on. */
  readonly ends: boolean;
}

/** Milliseconds between two frames of a display with 60 of them a second. */
export const frameTime = 1000 / 60;

/** What one frame makes of the one before it. */
export interface Step {
  readonly sample: Sample;
  readonly finished: boolean;
}

/**
 * Run an animation frame by frame, as the library does: its first frame is the one that it starts in.
 *
 * @param start State before the first frame.
 * @param step Takes the last sample and the time of the frame, in milliseconds.
 * @param limit Milliseconds after which an animation that does not end is given up.
 */
export function runFrames(
  start: Sample,
  step: (last: Sample, time: number) => Step,
  limit: number,
): Track {
  const samples: Sample[] = [];
  let last = start;
  for (let frame = 0; frame * frameTime <= limit; frame += 1) {
    const {sample, finished} = step(last, frame * frameTime);
    samples.push(sample);
    last = sample;
    if (finished) return {samples, duration: sample.time, ends: true};
  }
  return {samples, duration: last.time, ends: false};
}

/** The value at any time: between two frames on the line between them, outside of all at the nearest one. */
export function valueAt({samples}: Track, time: number): number {
  const next = samples.findIndex((sample) => sample.time >= time);
  const after = samples.at(next);
  const before = samples[next - 1];
  if (after === undefined) return Number.NaN;
  if (before === undefined) return after.value;
  const part = (time - before.time) / (after.time - before.time);
  return before.value + part * (after.value - before.value);
}

/** Milliseconds between two pictures of a trail. */
const trailStep = 50;

/**
 * Where a moving object is at equal steps of time: where the places lie close, the motion is slow.
 *
 * @param duration Milliseconds.
 * @param placeAt Takes milliseconds.
 */
export function trailOf(duration: number, placeAt: (time: number) => number): readonly number[] {
  const pictures = Math.floor(duration / trailStep) + 1;
  return Array.from({length: pictures}, (_, index) => placeAt(index * trailStep));
}
