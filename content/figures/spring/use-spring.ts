import {useCallback, useReducer} from 'react';
import {useFrames, useReducedMotion} from '../kit/index.ts';
import {isMoving, nextSpring} from './live-spring.ts';
import type {SpringSettings} from './spring.ts';

/** A number to assign, with or without a spring. */
export interface SpringValue {
  readonly value: number;
  /** At once for readers who want less motion. */
  springTo(target: number): void;
  jumpTo(value: number): void;
}

/** @param settings The same object each time, or the motion starts anew. */
export function useSpring(initial: number, settings: SpringSettings): SpringValue {
  const [spring, dispatch] = useReducer(nextSpring, {
    value: initial,
    velocity: 0,
    target: initial,
  });
  const atOnce = useReducedMotion();
  useFrames(
    isMoving(spring),
    useCallback((by) => dispatch({type: 'advance', by, settings}), [settings]),
  );
  return {
    value: spring.value,
    springTo: (to) => dispatch({type: atOnce ? 'jump' : 'spring', to}),
    jumpTo: (to) => dispatch({type: 'jump', to}),
  };
}
