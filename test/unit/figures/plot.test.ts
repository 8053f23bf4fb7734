import {describe, expect, it} from 'vitest';
import {formatNumber} from '../../../content/figures/kit/format-number.ts';
import {linearAxis, pathThrough, plotFrame} from '../../../content/figures/kit/plot/frame.ts';
import {trailOf, valueAt} from '../../../content/figures/motion/track.ts';

describe('an axis', () => {
  it.each([
    [
      [0, 1333],
      [0, 500, 1000, 1500],
    ],
    [
      [0, 116.3],
      [0, 50, 100, 150],
    ],
    [
      [-9.8, 9.6],
      [-10, -5, 0, 5, 10],
    ],
    [
      [0, 1],
      [0, 0.5, 1],
    ],
    [
      [7, 7],
      [7, 7.5],
    ],
  ])('of %j goes from one round number to another', (values, ticks) => {
    expect(linearAxis('value', '', values)).toMatchObject({
      min: ticks[0],
      max: ticks.at(-1),
      ticks,
    });
  });
});

describe('a plot', () => {
  const frame = plotFrame(linearAxis('time', 'ms', [0, 100]), linearAxis('value', '', [-1, 1]));

  it('has its values between its edges, upwards', () => {
    expect([frame.toX(0), frame.toX(100)]).toEqual([frame.left, frame.right]);
    expect([frame.toY(-1), frame.toY(1)]).toEqual([frame.bottom, frame.top]);
  });

  it('returns the values at a position', () => {
    const position = {x: frame.toX(37), y: frame.toY(0.4)};
    expect(frame.fromPosition(position)).toEqual({x: expect.closeTo(37), y: expect.closeTo(0.4)});
  });

  it('draws lines to a tenth of a unit', () => {
    expect(
      pathThrough(frame, [
        {x: 0, y: -1},
        {x: 33, y: 1},
      ]),
    ).toBe('M44.0 206.0L143.7 26.0');
  });
});

describe('a track', () => {
  const sample = (time: number, value: number) => ({time, value, velocity: 0});
  const track = {
    samples: [sample(0, 0), sample(100, 10), sample(120, 0)],
    duration: 120,
    ends: true,
  };

  it('has values between its frames, and rests outside of them', () => {
    expect([-5, 0, 50, 100, 115, 120, 500].map((time) => valueAt(track, time))).toEqual([
      0, 0, 5, 10, 2.5, 0, 0,
    ]);
  });

  it('leaves a trail every 50 ms', () => {
    expect(trailOf(120, (time) => valueAt(track, time))).toEqual([0, 5, 10]);
  });
});

describe('a number in a text', () => {
  it('has only the necessary decimal places, and a real minus sign', () => {
    expect([0.1 + 0.2, 100, -0.001, -12.346].map((value) => formatNumber(value))).toEqual([
      '0.3',
      '100',
      '0',
      '−12.35',
    ]);
  });
});
