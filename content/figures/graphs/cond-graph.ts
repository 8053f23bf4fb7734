import type {Graph} from './graph.ts';
import type {Spot} from './NodeGraph.tsx';

/** Graph of `cond(lessThan(x, -60), 0.7, cond(greaterThan(x, 60), 1.3, 1))`. */
export const condGraph: Graph = {
  x: {kind: 'value'},
  left: {kind: 'constant', number: -60},
  right: {kind: 'constant', number: 60},
  isLeft: {kind: 'operator', operator: 'lessThan', inputs: ['x', 'left']},
  isRight: {kind: 'operator', operator: 'greaterThan', inputs: ['x', 'right']},
  small: {kind: 'constant', number: 0.7},
  big: {kind: 'constant', number: 1.3},
  normal: {kind: 'constant', number: 1},
  inner: {kind: 'operator', operator: 'cond', inputs: ['isRight', 'big', 'normal']},
  scale: {kind: 'operator', operator: 'cond', inputs: ['isLeft', 'small', 'inner']},
};

export const condSpots: readonly Spot[] = [
  {name: 'x', label: 'x', x: 180, y: 24},
  {name: 'isLeft', label: 'lessThan(x, −60)', x: 78, y: 98},
  {name: 'isRight', label: 'greaterThan(x, 60)', x: 262, y: 98},
  {name: 'small', label: 'small', x: 36, y: 172},
  {name: 'big', label: 'big', x: 190, y: 172},
  {name: 'normal', label: 'normal', x: 326, y: 172},
  {name: 'inner', label: 'cond', x: 262, y: 246},
  {name: 'scale', label: 'cond', x: 128, y: 320},
];
