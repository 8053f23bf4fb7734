import {describe, expect, it} from 'vitest';
import {
  type DecaySettings,
  decayTrack,
  defaultDecay,
} from '../../../content/figures/decay/decay.ts';
import {decayCode} from '../../../content/figures/decay/decay-code.ts';

/** The expected frames and values were recorded from the published packages, at 60 frames per second. */
describe('a decay as it was published', () => {
  it.each([
    ['1.x', 0.997, 106, 86.24573107961211, 330.68762227449884],
    ['1.x', 0.998, 159, 90.53516446047455, 496.52237852210993],
    ['2.x', 0.998, 64, 96.96266780098523, undefined],
    ['3.x', 0.998, 64, 96.96266780098523, undefined],
  ] as const)('%s with %f ends in frame %i', (version, deceleration, frames, sixth, end) => {
    const {samples, ends} = decayTrack({...defaultDecay, deceleration}, version);
    expect([samples.length - 1, ends]).toEqual([frames, true]);
    expect(samples[6]?.value).toBeCloseTo(sixth, 8);
    if (end !== undefined) expect(samples.at(-1)?.value).toBeCloseTo(end, 8);
  });

  it('stops on the limit in its direction', () => {
    const settings: DecaySettings = {...defaultDecay, deceleration: 0.99, clamp: [-50, 120]};
    const {samples} = decayTrack(settings, '2.x');
    expect(samples.length - 1).toBe(10);
    expect(samples[6]?.value).toBeCloseTo(86.15848156831706, 8);
    expect(samples.at(-1)?.value).toBe(120);
    expect(decayTrack({...settings, velocity: -1000}, '3.x').samples.at(-1)?.value).toBe(-50);
  });

  it.each([
    [{velocity: 1000, rubberBandFactor: 0.6, clamp: [0, 200]}, 58, 12, 181.3723216220764, 200],
    [{velocity: 2000, rubberBandFactor: 2, clamp: [0, 100]}, 22, 12, 260.37572215075267, 100],
  ] as const)('comes back to an elastic limit: %o', (settings, frames, at, value, end) => {
    const track = decayTrack({...defaultDecay, ...settings, rubberBandEffect: true}, '3.x');
    expect(track.samples.length - 1).toBe(frames);
    expect(track.samples[at]?.value).toBeCloseTo(value, 8);
    expect(track.samples.at(-1)?.value).toBe(end);
  });

  it('never ends when an elastic limit is not passed', () => {
    const settings: DecaySettings = {
      ...defaultDecay,
      velocity: 100,
      rubberBandEffect: true,
      clamp: [0, 200],
    };
    expect(decayTrack(settings, '3.x').ends).toBe(false);
  });
});

describe('a decay of 1.x', () => {
  it('follows its closed form, which does not depend on frames', () => {
    const {samples} = decayTrack(defaultDecay, '1.x');
    const {time = 0, value, velocity} = samples[60] ?? {};
    expect(velocity).toBeCloseTo(1000 * 0.998 ** time, 8);
    expect(value).toBeCloseTo((0.998 * (1 - 0.998 ** time)) / (1 - 0.998), 8);
  });
});

describe('the code of a decay', () => {
  it('contains the differences from the defaults', () => {
    expect(decayCode(defaultDecay, '3.x')).toBe('withDecay({ velocity: 1000 })');
    const settings: DecaySettings = {
      ...defaultDecay,
      rubberBandFactor: 0.9,
      rubberBandEffect: true,
      clamp: [0, 200],
    };
    expect(decayCode(settings, '3.x')).toBe(
      'withDecay({ velocity: 1000, clamp: [0, 200], rubberBandEffect: true, rubberBandFactor: 0.9 })',
    );
    expect(decayCode(defaultDecay, '1.x')).toBe(
      'set(state.velocity, 1000),\ndecay(clock, state, { deceleration: 0.998 })',
    );
  });
});
