import {amount, angleOf} from './amounts.ts';
import type {Change, Leg} from './changes.ts';
import {type Course, type Ease, inSequence, type Run} from './courses.ts';
import {timingEase} from './easings.ts';

/** Settings of a builder such as `FadeIn.duration(500).delay(100)`. */
export interface BuilderSettings {
  /** In milliseconds. */
  readonly duration: number;
  /** In milliseconds. */
  readonly delay: number;
  /** Easing of the legs that the builder configures; by default that of `withTiming`. */
  readonly ease?: Ease;
  /** Set by `springify()`. */
  readonly spring?: Spring | undefined;
}

/**
 * Returns the run of a spring over a distance. Its duration is the time until the spring rests.
 *
 * @param duration Duration that the builder passes to the spring, in milliseconds. Only the `LightSpeedIn` presets pass
 * one.
 */
export type Spring = (from: number, to: number, duration?: number) => Run;

/** Run of `withTiming` without a config (`animation/timing.ts`, the same in 2.14.4 and 3.3.0). */
const plainTiming: Run = {duration: 300, ease: timingEase};

/**
 * Schedules the changes of a preset as its builder does.
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
