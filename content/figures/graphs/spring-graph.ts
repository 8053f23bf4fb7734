import type {Sample} from '../motion/track.ts';
import type {Inputs} from './graph.ts';
import type {Spot} from './NodeGraph.tsx';

/** Input nodes of one step of `spring(clock, state, config)`, and of the node that stops the clock at the end. */
export const springInputs: Inputs = {
  spring: ['clock', 'time', 'toValue'],
  position: ['spring'],
  velocity: ['spring'],
  finished: ['spring'],
  stop: ['finished'],
};

export const springSpots: readonly Spot[] = [
  {name: 'time', label: 'state.time', x: 66, y: 24},
  {name: 'clock', label: 'clock', x: 180, y: 24},
  {name: 'toValue', label: 'toValue', x: 294, y: 24},
  {name: 'spring', label: 'spring (ms passed)', x: 180, y: 112},
  {name: 'position', label: 'position', x: 78, y: 200},
  {name: 'velocity', label: 'velocity', x: 180, y: 200},
  {name: 'finished', label: 'finished', x: 282, y: 200},
  {name: 'stop', label: 'stopClock(clock)', x: 282, y: 288},
];

/** Values written back for the next evaluation. */
export const springWrites = [{from: 'position', to: 'spring'}];

/**
 * Returns the node values after one evaluation of the step.
 *
 * @param samples All frames of the spring.
 * @param frame Index of the evaluated frame.
 */
export function springResults(
  samples: readonly Sample[],
  frame: number,
  toValue: number,
): ReadonlyMap<string, number> {
  const sample = samples[frame];
  const before = samples[frame - 1];
  const time = sample?.time ?? 0;
  const finished = frame === samples.length - 1;
  return new Map([
    ['clock', Math.round(time)],
    ['time', Math.round(before?.time ?? 0)],
    ['toValue', toValue],
    ['spring', Math.round(time - (before?.time ?? time))],
    ['position', sample?.value ?? 0],
    ['velocity', sample?.velocity ?? 0],
    ['finished', finished ? 1 : 0],
    ...(finished ? ([['stop', 0]] as const) : []),
  ]);
}
