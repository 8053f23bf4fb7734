import type {Spring} from './builder.ts';
import {type Course, inSequence, type Run} from './courses.ts';
import {curve, timingEase} from './easings.ts';
import type {Frame} from './geometry.ts';

/** Settings of a transition such as `SequencedTransition.duration(800).reverse()`. */
export interface TransitionSettings {
  /** In milliseconds; by default that of the transition. */
  readonly duration?: number | undefined;
  /** In milliseconds. */
  readonly delay: number;
  /** Set by `Layout.springify()`. */
  readonly spring?: Spring | undefined;
  /** Set by `SequencedTransition.reverse()`. */
  readonly reverse?: boolean;
}

/** Preset of the `layout` prop. */
export interface Transition {
  /** Name in app code. */
  readonly name: string;
  /** In milliseconds; absent if `duration()` has no effect. */
  readonly defaultDuration?: number;
  readonly courses: (from: Frame, to: Frame, settings: TransitionSettings) => readonly Course[];
}

/**
 * Presets of the `layout` prop.
 *
 * Source: `src/reanimated2/layoutReanimation/defaultTransitions/*.ts`, the same in 2.14.4 and 3.3.0.
 */
export const transitions: readonly Transition[] = [
  {
    name: 'Layout',
    defaultDuration: 300,
    courses: (from, to, {duration = 300, delay, spring}) =>
      dimensions.map((dimension) => {
        const run = spring?.(from[dimension], to[dimension]) ?? timing(duration);
        return course(dimension, from, delay, [{to: to[dimension], ...run}]);
      }),
  },
  {
    name: 'SequencedTransition',
    defaultDuration: 500,
    courses: (from, to, {duration = 500, delay, reverse = false}) =>
      dimensions.map((dimension) => {
        const isFirst = (dimension === 'originX' || dimension === 'width') !== reverse;
        return course(dimension, from, delay, [
          {to: isFirst ? to[dimension] : from[dimension], ...timing(duration / 2)},
          {to: to[dimension], ...timing(duration / 2)},
        ]);
      }),
  },
  {
    name: 'FadingTransition',
    defaultDuration: 500,
    courses: (from, to, {duration = 500, delay}) => [
      fadeOutAndIn(delay, duration),
      ...dimensions.map((dimension) =>
        course(dimension, from, startAfter(delay, duration), [{to: to[dimension], ...timing(50)}]),
      ),
    ],
  },
  {
    name: 'JumpingTransition',
    defaultDuration: 300,
    courses: (from, to, {duration = 300, delay}) => {
      const rise = Math.max(
        Math.abs(to.originX - from.originX),
        Math.abs(to.originY - from.originY),
      );
      const peak = Math.min(to.originY, from.originY) - rise;
      return dimensions.map((dimension) =>
        course(
          dimension,
          from,
          delay,
          dimension === 'originY'
            ? [
                {to: peak, duration: duration / 2, ease: curve('out', 'exp')},
                {to: to.originY, duration: duration / 2, ease: curve('in', 'bounce')},
              ]
            : [{to: to[dimension], ...timing(duration)}],
        ),
      );
    },
  },
  {
    name: 'CurvedTransition',
    defaultDuration: 300,
    courses: (from, to, {duration = 300, delay}) => {
      const eases = {
        originX: curve('in', 'ease'),
        originY: curve('out', 'ease'),
        width: curve('in', 'exp'),
        height: curve('out', 'exp'),
      };
      return dimensions.map((dimension) =>
        course(dimension, from, delay, [{to: to[dimension], duration, ease: eases[dimension]}]),
      );
    },
  },
  {
    name: 'EntryExitTransition',
    courses: (from, to, {delay}) => [
      fadeOutAndIn(delay, 300),
      ...dimensions.map((dimension) =>
        course(dimension, from, startAfter(delay, 300), [{to: to[dimension], ...timing(300)}]),
      ),
    ],
  },
];

const dimensions = ['originX', 'originY', 'width', 'height'] as const;

function timing(duration: number): Run {
  return {duration, ease: timingEase};
}

function course(
  property: (typeof dimensions)[number],
  from: Frame,
  start: number,
  legs: Parameters<typeof inSequence>[1],
): Course {
  return {property, from: from[property], legs: inSequence(start, legs)};
}

/** Returns an opacity that fades out at the old position and in at the new one. */
function fadeOutAndIn(delay: number, duration: number): Course {
  const legs = inSequence(delay, [
    {to: 0, ...timing(duration)},
    {to: 1, ...timing(duration)},
  ]);
  return {property: 'opacity', from: 1, legs};
}

/**
 * Returns the start of a part that should follow another one, in milliseconds. Builders apply the wait only with a
 * delay (`getDelayFunction` in `BaseAnimationBuilder.ts`); without a delay, the part starts immediately.
 */
function startAfter(delay: number, wait: number): number {
  return delay === 0 ? 0 : delay + wait;
}
