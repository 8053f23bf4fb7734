/** Where in its motion a figure stands. */
export interface PlaybackState {
  /** 0 at the start, 1 at the end. */
  readonly progress: number;
  readonly running: boolean;
}

export type PlaybackAction =
  /** Go on, or from the start where the end is reached. */
  | {readonly type: 'play'}
  | {readonly type: 'pause'}
  /** A tenth of the whole further, without motion. */
  | {readonly type: 'step'}
  | {readonly type: 'seek'; readonly progress: number}
  /** Time has passed, as a part of the whole. */
  | {readonly type: 'advance'; readonly by: number};

/** A figure shows the end of its motion first: that is where everything can be seen. */
export const atEnd: PlaybackState = {progress: 1, running: false};

const steps = 10;

/** How an action changes the state. */
export function nextPlayback(state: PlaybackState, action: PlaybackAction): PlaybackState {
  switch (action.type) {
    case 'play':
      return {progress: fromStart(state), running: true};
    case 'pause':
      return {...state, running: false};
    case 'step': {
      // From wherever the reader has moved it to, to the next whole step.
      const step = Math.floor(fromStart(state) * steps + 1e-6) + 1;
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

function fromStart({progress}: PlaybackState): number {
  return progress === 1 ? 0 : progress;
}
