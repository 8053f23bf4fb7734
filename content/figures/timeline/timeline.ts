import {defaultParameters, directed, easing} from '../timing/easing.ts';

/** Animations and their modifiers as nested calls. Times are in milliseconds. */
export type Animation =
  | {readonly kind: 'timing'; readonly to: number; readonly duration: number}
  | {readonly kind: 'delay'; readonly wait: number; readonly of: Animation}
  | {readonly kind: 'sequence'; readonly of: readonly Animation[]}
  | {
      readonly kind: 'repeat';
      readonly of: Animation;
      /** Zero or a negative number repeats endlessly. */
      readonly times: number;
      readonly reverse: boolean;
    };

/** Period in which the value moves to one target or waits. */
export interface Segment {
  readonly kind: 'move' | 'wait';
  /** In milliseconds since the start of the timeline. */
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** Number of runs shown for an endless repetition. */
export const shownRuns = 4;

/**
 * Returns the segments of an animation that starts at a value, with the default easing of `withTiming`. In an app, each
 * step ends on a display frame, up to 17 ms later.
 *
 * Source: `timing.ts`, `delay.ts`, `sequence.ts` and `repeat.ts` in `src/reanimated2/animation` (3.3.0; the same in
 * 2.14.4).
 */
export function timelineOf(animation: Animation, from: number, start = 0): readonly Segment[] {
  switch (animation.kind) {
    case 'timing': {
      const {to, duration} = animation;
      return [{kind: 'move', start, end: start + duration, from, to}];
    }
    case 'delay': {
      const end = start + animation.wait;
      const rest: Segment = {kind: 'wait', start, end, from, to: from};
      return [...(end > start ? [rest] : []), ...timelineOf(animation.of, from, end)];
    }
    case 'sequence': {
      const segments: Segment[] = [];
      for (const step of animation.of) {
        const last = segments.at(-1);
        segments.push(...timelineOf(step, last?.to ?? from, last?.end ?? start));
      }
      return segments;
    }
    case 'repeat':
      return repeatSegments(animation, from, start);
  }
}

/** Returns the value at a time. It is constant before the first and after the last segment. */
export function timelineValue(segments: readonly Segment[], time: number): number {
  const segment = segments.find(({end}) => time < end);
  if (segment === undefined) return segments.at(-1)?.to ?? 0;
  const {start, end, from, to} = segment;
  return from + (to - from) * ease(Math.max(time - start, 0) / (end - start));
}

/** Returns the duration of a timeline, in milliseconds. */
export function timelineDuration(segments: readonly Segment[]): number {
  return segments.at(-1)?.end ?? 0;
}

const ease = directed('inOut', easing('quad', defaultParameters, '3.x'));

/**
 * Returns the segments of consecutive runs. Each run begins at the initial value. With `reverse`, a run begins where
 * the previous one ended and moves back to the start of that run. This works only for plain timings, whose target can
 * be changed; a sequence or a delay plays forwards again.
 */
function repeatSegments(
  {of, times, reverse}: Extract<Animation, {kind: 'repeat'}>,
  from: number,
  start: number,
): readonly Segment[] {
  const segments: Segment[] = [];
  let [begin, inner] = [from, of];
  for (let run = times > 0 ? times : shownRuns; run > 0; run -= 1) {
    segments.push(...timelineOf(inner, begin, segments.at(-1)?.end ?? start));
    if (!reverse) continue;
    if (inner.kind === 'timing') inner = {...inner, to: begin};
    begin = segments.at(-1)?.to ?? begin;
  }
  return segments;
}
