import {useCallback, useReducer} from 'react';
import {atEnd, nextPlayback} from './playback.ts';
import {useFrames, useReducedMotion} from './use-browser.ts';

/** Playback position of a figure, with the functions that control it. */
export interface Playback {
  /** In milliseconds, from 0 to `duration`. */
  readonly time: number;
  /** In milliseconds. */
  readonly duration: number;
  readonly running: boolean;
  /** True if the user prefers reduced motion; `play` then advances by one step. */
  readonly stepwise: boolean;
  play(): void;
  pause(): void;
  /** Plays from the start; with reduced motion, jumps to the end. */
  replay(): void;
  /** Jumps to a time in milliseconds. */
  seek(time: number): void;
}

/**
 * Returns the playback of a motion, which is initially at its end.
 *
 * @param duration In milliseconds. The progress is kept when it changes.
 */
export function usePlayback(duration: number): Playback {
  const [{progress, running}, dispatch] = useReducer(nextPlayback, atEnd);
  const stepwise = useReducedMotion();
  useFrames(
    running,
    useCallback((elapsed) => dispatch({type: 'advance', by: elapsed / duration}), [duration]),
  );
  return {
    time: progress * duration,
    duration,
    running,
    stepwise,
    play: () => dispatch({type: stepwise ? 'step' : 'play'}),
    pause: () => dispatch({type: 'pause'}),
    replay: () => {
      dispatch({type: 'seek', progress: 1});
      if (!stepwise) dispatch({type: 'play'});
    },
    seek: (time) => dispatch({type: 'seek', progress: Math.min(time / duration, 1)}),
  };
}
