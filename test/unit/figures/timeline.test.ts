import {describe, expect, it} from 'vitest';
import {animationCode} from '../../../content/figures/timeline/animation-code.ts';
import {
  type Animation,
  timelineDuration,
  timelineOf,
  timelineValue,
} from '../../../content/figures/timeline/timeline.ts';

const timing = (to: number, duration: number): Animation => ({kind: 'timing', to, duration});
/** Values of the wobble below in 3.3.0, recorded with frames of 10 ms, so that each step ends on a frame. */
const published: readonly (readonly [time: number, value: number])[] = [
  [20, -3.2],
  [50, -10],
  [80, -6.4],
  [140, 9.6],
  [200, 0],
  [330, 8.4],
  [450, -10],
  [640, -9.6],
  [670, -6.8],
  [700, 0],
];
/** Returns the moves' starts, targets and end times. */
const moves = (animation: Animation) =>
  timelineOf(animation, 0).map(({from, to, end}) => [from, to, end]);

describe('the time line of modifiers', () => {
  it('a timing follows the default easing', () => {
    const segments = timelineOf(timing(100, 300), 0);
    expect([0, 75, 150, 225, 300, 400].map((time) => timelineValue(segments, time))).toEqual([
      0, 12.5, 50, 87.5, 100, 100,
    ]);
  });

  it('a delay rests first', () => {
    const segments = timelineOf({kind: 'delay', wait: 200, of: timing(100, 300)}, 0);
    expect([0, 199, 350].map((time) => timelineValue(segments, time))).toEqual([0, 0, 50]);
    expect(timelineDuration(segments)).toBe(500);
    expect(timelineOf({kind: 'delay', wait: 0, of: timing(1, 9)}, 0)).toHaveLength(1);
  });

  it('a sequence continues from the end of the last step', () => {
    expect(moves({kind: 'sequence', of: [timing(-10, 50), timing(10, 100)]})).toEqual([
      [0, -10, 50],
      [-10, 10, 150],
    ]);
  });

  it('a repetition restarts, or reverses', () => {
    const repeat = {kind: 'repeat', of: timing(100, 50), times: 3} as const;
    expect(moves({...repeat, reverse: false})).toEqual([
      [0, 100, 50],
      [0, 100, 100],
      [0, 100, 150],
    ]);
    expect(moves({...repeat, reverse: true})).toEqual([
      [0, 100, 50],
      [100, 0, 100],
      [0, 100, 150],
    ]);
  });

  it('a reversed repetition plays a sequence forwards again, from its end', () => {
    const of: Animation = {kind: 'sequence', of: [timing(100, 50), timing(20, 50)]};
    expect(moves({kind: 'repeat', of, times: 2, reverse: true})).toEqual([
      [0, 100, 50],
      [100, 20, 100],
      [20, 100, 150],
      [100, 20, 200],
    ]);
  });

  it('an endless repetition is shown with four runs', () => {
    expect(moves({kind: 'repeat', of: timing(1, 10), times: 0, reverse: false})).toHaveLength(4);
  });

  it('a wobble has the values that the library gives', () => {
    const segments = timelineOf(
      {
        kind: 'sequence',
        of: [
          timing(-10, 50),
          {kind: 'repeat', of: timing(10, 100), times: 6, reverse: true},
          timing(0, 50),
        ],
      },
      0,
    );
    expect(timelineDuration(segments)).toBe(700);
    expect(published.map(([time]) => [time, timelineValue(segments, time)])).toEqual(
      published.map(([time, value]) => [time, expect.closeTo(value, 9)]),
    );
  });
});

describe('the code of modifiers', () => {
  it('nests like the calls', () => {
    const of: Animation = {kind: 'delay', wait: 100, of: timing(1, 300)};
    const repeat: Animation = {kind: 'repeat', of: timing(10, 100), times: 0, reverse: true};
    expect(animationCode({kind: 'sequence', of: [of, repeat]})).toMatchInlineSnapshot(`
      "withSequence(
        withDelay(100, withTiming(1)),
        withRepeat(withTiming(10, { duration: 100 }), -1, true)
      )"
    `);
  });

  it('omits the default number of runs', () => {
    const repeat = {kind: 'repeat', of: timing(10, 300), times: 2, reverse: false} as const;
    expect(animationCode(repeat)).toBe('withRepeat(withTiming(10))');
    expect(animationCode({...repeat, times: 3})).toBe('withRepeat(withTiming(10), 3)');
  });
});
