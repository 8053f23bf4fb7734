import {useCallback, useReducer} from 'react';
import {useFrames, useReducedMotion} from '../kit/index.ts';

interface State {
  readonly progress: number;
  readonly target: 0 | 1;
}

type Action =
  | {readonly type: 'turn'; readonly atOnce: boolean}
  | {readonly type: 'advance'; readonly by: number}
  | {readonly type: 'reset'};

const atStart: State = {progress: 0, target: 0};

/** A motion to the other end with each press; at once for readers who want less motion. */
export interface ThereAndBack {
  /** 0 to 1. */
  readonly progress: number;
  turn(): void;
  /** To the start, without motion. */
  reset(): void;
}

/** @param duration Milliseconds from one end to the other. */
export function useThereAndBack(duration: number): ThereAndBack {
  const [{progress, target}, dispatch] = useReducer(nextState, atStart);
  const atOnce = useReducedMotion();
  useFrames(
    progress !== target,
    useCallback((elapsed) => dispatch({type: 'advance', by: elapsed / duration}), [duration]),
  );
  return {
    progress,
    turn: () => dispatch({type: 'turn', atOnce}),
    reset: () => dispatch({type: 'reset'}),
  };
}

function nextState(state: State, action: Action): State {
  switch (action.type) {
    case 'turn': {
      const target = state.target === 0 ? 1 : 0;
      return {target, progress: action.atOnce ? target : state.progress};
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
