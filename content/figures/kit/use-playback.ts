import {useCallback, useReducer} from 'react';
import {atEnd, nextPlayback} from './playback.ts';
import {useFrames, useReducedMotion} from './use-browser.ts';

/** The motion of one figure, in the reader's hands. */
export interface Playback {
  /** Milliseconds, 0 to `duration`. */
  readonly time: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly running: boolean;
  /** The reader wants less motion: `play` goes on by a step instead. */
  readonly stepwise: boolean;
  play(): void;
  pause(): void;
  /** From the start, whatever ran before; straight to the end for who wants less motion. */
  replay(): void;
  /** @param time Milliseconds. */
  seek(time: number): void;
}

/**
 * Time that runs when the reader wants it to. At the end at first.
 *
 * @param duration Milliseconds. When it changes, the place in the motion is kept.
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
