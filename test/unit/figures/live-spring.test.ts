import {describe, expect, it} from 'vitest';
import {
  isMoving,
  type LiveSpring,
  nextSpring,
} from '../../../content/figures/spring/live-spring.ts';
import {defaultSpring, springTrack} from '../../../content/figures/spring/spring.ts';

const settings = defaultSpring('3.x');
const frame = {type: 'advance', by: 1000 / 60, settings} as const;
const rest: LiveSpring = {value: 0, velocity: 0, target: 0};
const later = (spring: LiveSpring, frames: number): LiveSpring =>
  Array.from({length: frames}).reduce<LiveSpring>((state) => nextSpring(state, frame), spring);

describe('a value that springs', () => {
  it('moves like the animation of the library, and rests at the same time', () => {
    const started = nextSpring(rest, {type: 'spring', to: 100});
    const {samples} = springTrack(settings, 100, '3.x');
    expect(later(started, 12).value).toBeCloseTo(samples[12]?.value ?? Number.NaN, 9);
    expect(isMoving(later(started, samples.length - 2))).toBe(true);
    expect(later(started, samples.length - 1)).toEqual({value: 100, velocity: 0, target: 100});
  });

  it('keeps its velocity when it gets another target', () => {
    const moving = later(nextSpring(rest, {type: 'spring', to: 100}), 6);
    const turned = nextSpring(moving, {type: 'spring', to: -100});
    expect(turned).toEqual({...moving, target: -100});
    expect(nextSpring(turned, frame).value).toBeGreaterThan(moving.value);
  });

  it('loses its velocity when a value is assigned', () => {
    const moving = later(nextSpring(rest, {type: 'spring', to: 100}), 6);
    const assigned = nextSpring(moving, {type: 'jump', to: 30});
    expect(assigned).toEqual({value: 30, velocity: 0, target: 30});
    expect(isMoving(assigned)).toBe(false);
  });
});
