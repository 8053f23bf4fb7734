import {describe, expect, it} from 'vitest';
import {hiddenProgress, type Progress, type ProgressStep, progressAfter} from './progress.ts';

const progressOf = (...steps: readonly ProgressStep[]): Progress =>
  steps.reduce(progressAfter, hiddenProgress);

describe('progress', () => {
  it('PROG-02 starts at 8 % and grows by up to 2 % at a time', () => {
    expect(progressOf({type: 'start'})).toEqual({phase: 'running', amount: 0.08});
    expect(progressOf({type: 'start'}, {type: 'trickle', random: 0.5}).amount).toBeCloseTo(0.09);
    expect(progressOf({type: 'start'}, {type: 'trickle', random: 0}).amount).toBe(0.08);
  });

  it('PROG-02 never exceeds 99.4 % before arrival', () => {
    const steps = Array.from({length: 100}, () => ({type: 'trickle', random: 1}) as const);
    expect(progressOf({type: 'start'}, ...steps).amount).toBe(0.994);
  });

  it('PROG-03 jumps by 30 to 80 % on arrival, is full, fades, and is gone', () => {
    const arrived = (random: number) => progressOf({type: 'start'}, {type: 'arrive', random});
    expect(arrived(0).amount).toBeCloseTo(0.38);
    expect(arrived(1).amount).toBeCloseTo(0.88);
    expect(progressAfter({phase: 'running', amount: 0.9}, {type: 'arrive', random: 1}).amount).toBe(
      0.994,
    );
    const full = progressAfter(arrived(0), {type: 'fill'});
    expect(full).toEqual({phase: 'finishing', amount: 1});
    const fading = progressAfter(full, {type: 'fade'});
    expect(fading).toEqual({phase: 'fading', amount: 1});
    expect(progressAfter(fading, {type: 'hide'})).toBe(hiddenProgress);
  });
});
