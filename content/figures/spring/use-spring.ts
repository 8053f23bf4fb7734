import {useCallback, useReducer} from 'react';
import {useFrames, useReducedMotion} from '../kit/index.ts';
import {isMoving, nextSpring} from './live-spring.ts';
import type {SpringSettings} from './spring.ts';

/** Number that can be assigned with or without a spring. */
export interface SpringValue {
  readonly value: number;
  /** Moves to the target with a spring; with reduced motion, jumps there. */
  springTo(target: number): void;
  jumpTo(value: number): void;
}

/**
 * Returns a number that a spring can move.
 *
 * @param settings Must be the same object in every render: a different one restarts the frame loop.
 */
export function useSpring(initial: number, settings: SpringSettings): SpringValue {
  const [spring, dispatch] = useReducer(nextSpring, {
    value: initial,
    velocity: 0,
    target: initial,
  });
  const isInstant = useReducedMotion();
  useFrames(
    isMoving(spring),
    useCallback((by) => dispatch({type: 'advance', by, settings}), [settings]),
  );
  return {
    value: spring.value,
    springTo: (to) => dispatch({type: isInstant ? 'jump' : 'spring', to}),
    jumpTo: (to) => dispatch({type: 'jump', to}),
  };
}
