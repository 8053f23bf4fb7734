import type {Graph} from './graph.ts';
import type {Spot} from './NodeGraph.tsx';

/**
 * Graph of this call:
 * `interpolate(x, {inputRange: [-160, 0, 160], outputRange: [0.2, 1, 0.2], extrapolate: Extrapolate.CLAMP})`.
 *
 * Source: `interpolateInternal` and `interpolate` in `src/derived/interpolate.js` (1.13.4).
 */
export const interpolateGraph: Graph = {
  x: {kind: 'value'},
  first: {kind: 'constant', number: -160},
  second: {kind: 'constant', number: 0},
  third: {kind: 'constant', number: 160},
  low: {kind: 'constant', number: 0.2},
  high: {kind: 'constant', number: 1},
  isFirst: {kind: 'operator', operator: 'lessThan', inputs: ['x', 'second']},
  rising: {
    kind: 'operator',
    operator: 'segment',
    inputs: ['x', 'first', 'second', 'low', 'high'],
  },
  falling: {
    kind: 'operator',
    operator: 'segment',
    inputs: ['x', 'second', 'third', 'high', 'low'],
  },
  inside: {kind: 'operator', operator: 'cond', inputs: ['isFirst', 'rising', 'falling']},
  isBelow: {kind: 'operator', operator: 'lessThan', inputs: ['x', 'first']},
  clampedLeft: {kind: 'operator', operator: 'cond', inputs: ['isBelow', 'low', 'inside']},
  isAbove: {kind: 'operator', operator: 'greaterThan', inputs: ['x', 'third']},
  clamped: {kind: 'operator', operator: 'cond', inputs: ['isAbove', 'low', 'clampedLeft']},
};

export const interpolateSpots: readonly Spot[] = [
  {name: 'x', label: 'x', x: 180, y: 24},
  {name: 'rising', label: '−160…0', x: 38, y: 110},
  {name: 'isFirst', label: 'x < 0', x: 108, y: 110},
  {name: 'falling', label: '0…160', x: 172, y: 110},
  {name: 'isBelow', label: 'x < −160', x: 245, y: 110},
  {name: 'isAbove', label: 'x > 160', x: 322, y: 110},
  {name: 'inside', label: 'cond', x: 108, y: 194},
  {name: 'clampedLeft', label: 'cond', x: 180, y: 274},
  {name: 'clamped', label: 'cond', x: 245, y: 354},
];
