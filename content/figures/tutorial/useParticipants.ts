import {useState} from 'react';
import {type Playback, usePlayback} from '../kit/index.ts';
import {lengthOfAll} from '../layout-animations/actors.ts';
import type {LibraryVersion} from '../version.ts';
import {firstChange, type ListChange, listActors, nextName, type RowProps} from './participants.ts';

/** The list of the tutorial, in the reader's hands. */
export interface Participants {
  readonly change: ListChange;
  readonly playback: Playback;
  /** On top; nothing happens when the window is full. */
  add(): void;
  /** The second one, so that rows on both sides of it can be seen; or the only one. */
  remove(): void;
}

/** @param slowest The props of those rows that take longest. */
export function useParticipants(slowest: RowProps, version: LibraryVersion): Participants {
  const [change, setChange] = useState(firstChange);
  const length = lengthOfAll(listActors(change, slowest, version));
  // A list without animations changes at once; the time is still there to be looked at.
  const playback = usePlayback(Math.max(length, 300));
  const go = (after: readonly string[]): void => {
    setChange({before: change.after, after});
    playback.replay();
  };
  return {
    change,
    playback,
    add: () => {
      const name = nextName(change.after);
      if (name !== undefined) go([name, ...change.after]);
    },
    remove: () => {
      const index = change.after.length > 1 ? 1 : 0;
      go(change.after.filter((_, place) => place !== index));
    },
  };
}
