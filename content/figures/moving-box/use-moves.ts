import {useState} from 'react';
import {firstTarget, newTarget} from './Box.tsx';

/** The place that boxes are going to. */
export interface Moves {
  readonly target: number;
  /** Whether the reader has moved anything yet. */
  readonly moved: boolean;
  /** Choose another target. @returns The new one. */
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
