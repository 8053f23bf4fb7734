import {useEffect, useReducer} from 'react';
import {hiddenProgress, type Progress, progressAfter} from './progress.ts';

/** Milliseconds (rows PROG-02, PROG-03). */
const trickleEvery = 800;
const speed = 200;

/** @param running Something is loading. */
export function useProgress(running: boolean): Progress {
  const [progress, step] = useReducer(progressAfter, hiddenProgress);
  const {phase} = progress;

  useEffect(() => {
    if (!running) return undefined;
    step({type: 'start'});
    const timer = setInterval(() => step({type: 'trickle', random: Math.random()}), trickleEvery);
    return () => {
      clearInterval(timer);
      step({type: 'arrive', random: Math.random()});
    };
  }, [running]);

  useEffect(() => {
    if (phase === 'finishing') {
      step({type: 'fill'});
      const timer = setTimeout(() => step({type: 'fade'}), speed);
      return () => clearTimeout(timer);
    }
    if (phase === 'fading') {
      const timer = setTimeout(() => step({type: 'hide'}), speed);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [phase]);

  return progress;
}
