import {amount, angleOf} from './amounts.ts';
import type {Change, Leg} from './changes.ts';
import {type Course, type Ease, inSequence, type Run} from './courses.ts';
import {timingEase} from './easings.ts';

/** What a builder such as `FadeIn.duration(500).delay(100)` was told. */
export interface BuilderSettings {
  /** Milliseconds. */
  readonly duration: number;
  /** Milliseconds. */
  readonly delay: number;
  /** The curve of timings that obey the builder; `withTiming`'s own unless told. */
  readonly ease?: Ease;
  /** After `springify()`. */
  readonly spring?: Spring | undefined;
}

/**
 * A spring over a distance; its duration is the time until it rests.
 *
 * @param duration What the builder passes on, in milliseconds. Only the `LightSpeedIn` presets do.
 */
export type Spring = (from: number, to: number, duration?: number) => Run;

/** `withTiming` without a config (`animation/timing.ts`, the same in 2.14.4 and 3.3.0). */
const plainTiming: Run = {duration: 300, ease: timingEase};

/**
 * Put the changes of a preset on the clock, as its builder does.
 *
 * Source: `animationBuilder/ComplexAnimationBuilder.ts`, the same in 2.14.4 and 3.3.0.
 */
export function buildCourses(
  changes: readonly Change[],
  settings: BuilderSettings,
): readonly Course[] {
  return changes.map(({property, from, legs}) => {
    const runs = legs.map((leg, index) => {
      const start = amount(legs[index - 1]?.to ?? from);
      const to = amount(leg.to);
      return {to, ...runOf(leg, start, to, settings)};
    });
    return {
      property,
      from: amount(from),
      legs: inSequence(settings.delay, runs),
      angle: angleOf(from),
    };
  });
}

function runOf({share, driver}: Leg, from: number, to: number, settings: BuilderSettings): Run {
  const {duration, ease = timingEase, spring} = settings;
  switch (driver) {
    case 'timing':
      return {duration: duration * share, ease: timingEase};
    case 'defaults':
      return spring?.(from, to) ?? plainTiming;
    case 'builder':
      return (
        spring?.(from, to, share === 1 ? undefined : duration * share) ?? {
          duration: duration * share,
          ease,
        }
      );
  }
}
