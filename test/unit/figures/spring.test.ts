import {describe, expect, it} from 'vitest';
import {massForDuration} from '../../../content/figures/spring/duration-mode.ts';
import {oscillate, oscillatorOf} from '../../../content/figures/spring/oscillator.ts';
import {
  defaultDuration,
  defaultSpring,
  durationSpringTrack,
  springTrack,
} from '../../../content/figures/spring/spring.ts';
import {durationSpringCode, springCode} from '../../../content/figures/spring/spring-code.ts';

/** Integrates the equation of motion with the fourth-order Runge-Kutta method in steps of 10 microseconds. */
function integrate(
  {mass, damping, stiffness}: {mass: number; damping: number; stiffness: number},
  start: {distance: number; velocity: number},
  seconds: number,
) {
  const acceleration = (x: number, v: number): number => (stiffness * x - damping * v) / mass;
  const count = Math.round(seconds * 1e5);
  const h = seconds / count;
  let {distance: x, velocity: v} = start;
  for (let index = 0; index < count; index += 1) {
    const [k1, l1] = [-v, acceleration(x, v)];
    const [k2, l2] = [-(v + (h * l1) / 2), acceleration(x + (h * k1) / 2, v + (h * l1) / 2)];
    const [k3, l3] = [-(v + (h * l2) / 2), acceleration(x + (h * k2) / 2, v + (h * l2) / 2)];
    const [k4, l4] = [-(v + h * l3), acceleration(x + h * k3, v + h * l3)];
    x += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
    v += (h / 6) * (l1 + 2 * l2 + 2 * l3 + l4);
  }
  return {distance: x, velocity: v};
}

describe('a spring between two frames', () => {
  it.each([
    ['swings', {mass: 1, damping: 10, stiffness: 100}, {distance: 100, velocity: 0}],
    ['is thrown', {mass: 2, damping: 5, stiffness: 180}, {distance: -40, velocity: 900}],
    [
      'is critically damped',
      {mass: 1, damping: 20, stiffness: 100},
      {distance: 100, velocity: -300},
    ],
  ])('obeys the equation of motion when it %s', (_, spring, start) => {
    const oscillator = oscillatorOf(spring.mass, spring.damping, spring.stiffness);
    for (const seconds of [0.016, 0.1, 0.5]) {
      const expected = integrate(spring, start, seconds);
      const actual = oscillate(oscillator, start, seconds);
      expect(actual.distance).toBeCloseTo(expected.distance, 6);
      expect(actual.velocity).toBeCloseTo(expected.velocity, 5);
    }
  });

  it('is not slowed down by more than critical damping', () => {
    const start = {distance: 100, velocity: 0};
    const critical = oscillate(oscillatorOf(1, 20, 100), start, 0.2);
    expect(oscillate(oscillatorOf(1, 60, 100), start, 0.2)).toEqual(critical);
  });
});

/** The expected values, from 0 to 100, were recorded from the published packages at 60 frames per second. */
describe('a spring as it was published', () => {
  const valuesAt = (frames: readonly number[], samples: readonly {value: number}[]) =>
    frames.map((frame) => samples[frame]?.value ?? Number.NaN);

  it.each([
    ['1.x', 151],
    ['2.x', 81],
    ['3.x', 80],
  ] as const)('%s settles in frame %i with its defaults', (version, frames) => {
    const track = springTrack(defaultSpring(version), 100, version);
    expect(track.samples.length - 1).toBe(frames);
    expect(track.duration).toBeCloseTo((frames * 1000) / 60, 6);
    expect(track.samples.at(-1)).toMatchObject({value: 100, velocity: 0});
    const [early, late, last] = valuesAt([6, 12, 30], track.samples);
    expect(early).toBeCloseTo(34.029984660829825, 9);
    expect(late).toBeCloseTo(84.94256348541123, 9);
    expect(last).toBeCloseTo(107.45905665950332, 9);
  });

  it.each([
    ['softer', {damping: 20, stiffness: 90}, 75, 24.53712596541287],
    ['more than critically damped', {damping: 40}, 71, 26.424111765711544],
    ['thrown backwards', {velocity: -800, mass: 2}, 166, -37.39640977798382],
  ])('agrees when it is %s', (_, change, frames, sixth) => {
    const track = springTrack({...defaultSpring('3.x'), ...change}, 100, '3.x');
    expect(track.samples.length - 1).toBe(frames);
    expect(track.samples[6]?.value).toBeCloseTo(sixth, 9);
  });

  it.each(['1.x', '2.x', '3.x'] as const)(
    '%s stops at the target when it is clamped',
    (version) => {
      const settings = {...defaultSpring(version), velocity: 1500, overshootClamping: true};
      const {samples} = springTrack(settings, 100, version);
      expect(samples.length - 1).toBe(5);
      expect(samples[4]?.value).toBeCloseTo(85.11980927877453, 9);
      expect(samples[5]?.value).toBe(100);
    },
  );

  it('ends after its duration, regardless of the thresholds', () => {
    const settings = defaultSpring('3.x');
    const track = durationSpringTrack(settings, {duration: 1000, dampingRatio: 0.5}, 100);
    expect(track.samples.length - 1).toBe(60);
    expect(track.samples[6]?.value).toBeCloseTo(101.62685223117954, 9);
    expect(track.samples[30]?.value).toBeCloseTo(100.17115553356018, 9);
    expect(track.samples[60]?.value).toBe(100);
    const thrown = durationSpringTrack(
      {...settings, velocity: 300},
      {duration: 2000, dampingRatio: 1},
      100,
    );
    expect(thrown.samples[12]?.value).toBeCloseTo(53.32836631990356, 9);
  });

  it('gets just under the heaviest mass when no mass makes it long enough', () => {
    const settings = {...defaultSpring('3.x'), dampingRatio: 1, duration: 1e6};
    expect(massForDuration(settings, 100)).toBeCloseTo(100, 3);
  });

  it('that never rests is cut off', () => {
    const settings = {...defaultSpring('3.x'), damping: 0.001};
    expect(springTrack(settings, 100, '3.x').ends).toBe(false);
  });
});

describe('the code of a spring', () => {
  it('contains the differences from the defaults', () => {
    expect(springCode(defaultSpring('3.x'), 100, '3.x')).toBe('withSpring(100)');
    expect(springCode({...defaultSpring('2.x'), damping: 20, velocity: 50}, 100, '2.x')).toBe(
      'withSpring(100, { damping: 20, velocity: 50 })',
    );
  });

  it('of 1.x sets the velocity in the state', () => {
    const settings = {...defaultSpring('1.x'), stiffness: 90, velocity: 50};
    expect(springCode(settings, 100, '1.x')).toBe(
      'set(state.velocity, 50),\nspring(clock, state, { ...SpringUtils.makeDefaultConfig(), toValue: 100, stiffness: 90 })',
    );
  });

  it('of a given length always names the duration, which turns the mode on', () => {
    expect(durationSpringCode(defaultSpring('3.x'), defaultDuration, 100)).toBe(
      'withSpring(100, { duration: 2000 })',
    );
  });
});
