import {useCallback, useReducer} from 'react';
import {useFrames, useReducedMotion} from '../kit/index.ts';

interface State {
  readonly progress: number;
  readonly target: 0 | 1;
}

type Action =
  | {readonly type: 'turn'; readonly isInstant: boolean}
  | {readonly type: 'advance'; readonly by: number}
  | {readonly type: 'reset'};

const atStart: State = {progress: 0, target: 0};

/** Progress that moves to the opposite end on each `turn`. With reduced motion it jumps there. */
export interface ThereAndBack {
  /** From 0 to 1. */
  readonly progress: number;
  turn(): void;
  /** Jumps to the start. */
  reset(): void;
}

/**
 * Returns a progress that starts at 0.
 *
 * @param duration Time from one end to the other, in milliseconds.
 */
export function useThereAndBack(duration: number): ThereAndBack {
  const [{progress, target}, dispatch] = useReducer(nextState, atStart);
  const isInstant = useReducedMotion();
  useFrames(
    progress !== target,
    useCallback((elapsed) => dispatch({type: 'advance', by: elapsed / duration}), [duration]),
  );
  return {
    progress,
    turn: () => dispatch({type: 'turn', isInstant}),
    reset: () => dispatch({type: 'reset'}),
  };
}

function nextState(state: State, action: Action): State {
  switch (action.type) {
    case 'turn': {
      const target = state.target === 0 ? 1 : 0;
      return {target, progress: action.isInstant ? target : state.progress};
    }
    case 'advance': {
      const {progress, target} = state;
      const moved = target === 1 ? progress + action.by : progress - action.by;
      return {target, progress: Math.min(Math.max(moved, 0), 1)};
    }
    case 'reset':
      return atStart;
  }
}
