import {useState} from 'react';
import {firstTarget, newTarget} from './Box.tsx';

/** Common target of the boxes in a figure. */
export interface Moves {
  readonly target: number;
  /** True after the first move. */
  readonly moved: boolean;
  /** Chooses another target and returns it. */
  move(): number;
}

export function useMoves(): Moves {
  const [target, setTarget] = useState(firstTarget);
  const [moved, setMoved] = useState(false);
  return {
    target,
    moved,
    move: () => {
      const next = newTarget(target);
      setTarget(next);
      setMoved(true);
      return next;
    },
  };
}
