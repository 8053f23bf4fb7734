import {type Evaluation, evaluate, type Graph} from './graph.ts';
import type {Spot} from './NodeGraph.tsx';

/**
 * Returns the graph of `diffClamp(y, low, high)`.
 *
 * Source: `src/derived/diffClamp.js` (1.13.4).
 */
export function diffClampGraph(low: number, high: number): Graph {
  return {
    y: {kind: 'value'},
    value: {kind: 'value'},
    low: {kind: 'constant', number: low},
    high: {kind: 'constant', number: high},
    isDefined: {kind: 'operator', operator: 'defined', inputs: ['value']},
    last: {kind: 'operator', operator: 'cond', inputs: ['isDefined', 'value', 'y']},
    change: {kind: 'operator', operator: 'diff', inputs: ['y']},
    sum: {kind: 'operator', operator: 'add', inputs: ['last', 'change']},
    atLeast: {kind: 'operator', operator: 'max', inputs: ['sum', 'low']},
    atMost: {kind: 'operator', operator: 'min', inputs: ['atLeast', 'high']},
    result: {kind: 'operator', operator: 'set', inputs: ['value', 'atMost']},
  };
}

export const diffClampSpots: readonly Spot[] = [
  {name: 'value', label: 'value', x: 100, y: 24},
  {name: 'y', label: 'y', x: 280, y: 24},
  {name: 'isDefined', label: 'defined(value)', x: 100, y: 98},
  {name: 'last', label: 'cond', x: 170, y: 172},
  {name: 'change', label: 'diff(y)', x: 290, y: 172},
  {name: 'sum', label: 'add', x: 230, y: 246},
  {name: 'atLeast', label: 'max(…, 0)', x: 230, y: 320},
  {name: 'atMost', label: 'min(…, 64)', x: 230, y: 394},
  {name: 'result', label: 'set(value, …)', x: 230, y: 468},
];

export const diffClampWrites = [{from: 'result', to: 'value'}];

/** Evaluates the graph for each offset in turn, with the memory of the previous evaluation. */
export function evaluateAll(graph: Graph, offsets: readonly number[]): readonly Evaluation[] {
  const evaluations: Evaluation[] = [];
  for (const y of offsets) {
    const memory = evaluations.at(-1)?.memory ?? {};
    evaluations.push(evaluate(graph, 'result', {...memory, y}));
  }
  return evaluations;
}
