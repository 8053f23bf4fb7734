/** Playback position of a figure. */
export interface PlaybackState {
  /** From 0 (start) to 1 (end). */
  readonly progress: number;
  readonly running: boolean;
}

export type PlaybackAction =
  /** Resumes, or restarts if the end is reached. */
  | {readonly type: 'play'}
  | {readonly type: 'pause'}
  /** Jumps ahead by a tenth of the duration. */
  | {readonly type: 'step'}
  | {readonly type: 'seek'; readonly progress: number}
  /** Advances by a fraction of the duration. */
  | {readonly type: 'advance'; readonly by: number};

/** Initial state. A figure first shows the end of its motion, because the result is visible there. */
export const atEnd: PlaybackState = {progress: 1, running: false};

const steps = 10;

/** Returns the state after an action. */
export function nextPlayback(state: PlaybackState, action: PlaybackAction): PlaybackState {
  switch (action.type) {
    case 'play':
      return {progress: startProgress(state), running: true};
    case 'pause':
      return {...state, running: false};
    case 'step': {
      // After seeking, the next step ends at a multiple of the step size.
      const step = Math.floor(startProgress(state) * steps + 1e-6) + 1;
      return {progress: state.progress === 1 ? 0 : Math.min(step / steps, 1), running: false};
    }
    case 'seek':
      return {progress: action.progress, running: false};
    case 'advance': {
      const progress = Math.min(state.progress + action.by, 1);
      return {progress, running: progress < 1};
    }
  }
}

function startProgress({progress}: PlaybackState): number {
  return progress === 1 ? 0 : progress;
}
