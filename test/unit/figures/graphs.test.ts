import {describe, expect, it} from 'vitest';
import {condGraph} from '../../../content/figures/graphs/cond-graph.ts';
import {diffClampGraph, evaluateAll} from '../../../content/figures/graphs/diff-clamp-graph.ts';
import {evaluate, inputsOf} from '../../../content/figures/graphs/graph.ts';
import {interpolateGraph} from '../../../content/figures/graphs/interpolate-graph.ts';

describe('cond', () => {
  it.each([
    [-61, 0.7],
    [-60, 1],
    [0, 1],
    [60, 1],
    [61, 1.3],
  ])('of %d is %d', (x, scale) => {
    expect(evaluate(condGraph, 'scale', {x}).results.get('scale')).toBe(scale);
  });

  it('evaluates the condition and one branch only', () => {
    const asked = [...evaluate(condGraph, 'scale', {x: -100}).results.keys()].sort();
    expect(asked).toEqual(['isLeft', 'left', 'scale', 'small', 'x']);
  });
});

describe('diffClamp', () => {
  it('has the outputs on its page', () => {
    expect(outputs([10, 13, 50, 45], 20)).toEqual([10, 13, 20, 15]);
  });

  it('limits the sum of changes, so that a reversal takes effect at once', () => {
    expect(outputs([0, 40, 120, 100, 20, 30])).toEqual([0, 40, 64, 44, 0, 10]);
  });

  it('begins with its input, limited to the bounds', () => {
    expect(outputs([200])).toEqual([64]);
    expect(outputs([-5, 5])).toEqual([0, 10]);
  });

  it('does not evaluate its target', () => {
    expect(inputsOf(diffClampGraph(0, 64))['result']).toEqual(['atMost']);
  });

  function outputs(offsets: readonly number[], high = 64) {
    return evaluateAll(diffClampGraph(0, high), offsets).map(({results}) => results.get('result'));
  }
});

describe('interpolate', () => {
  it.each([
    [-240, 0.2],
    [-160, 0.2],
    [-80, 0.6],
    [0, 1],
    [40, 0.8],
    [160, 0.2],
    [240, 0.2],
  ])('of %d is %d', (x, opacity) => {
    const result = evaluate(interpolateGraph, 'clamped', {x}).results.get('clamped');
    expect(result).toBeCloseTo(opacity, 12);
  });

  it('evaluates no segment outside of a clamped range', () => {
    const {results} = evaluate(interpolateGraph, 'clamped', {x: 200});
    expect(results.has('rising')).toBe(false);
    expect(results.has('falling')).toBe(false);
  });
});
