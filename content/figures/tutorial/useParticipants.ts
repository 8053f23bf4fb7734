import {useState} from 'react';
import {type Playback, usePlayback} from '../kit/index.ts';
import {lengthOfAll} from '../layout-animations/actors.ts';
import type {LibraryVersion} from '../version.ts';
import {firstChange, type ListChange, listActors, nextName, type RowProps} from './participants.ts';

/** List of the tutorial, with the functions that change it. */
export interface Participants {
  readonly change: ListChange;
  readonly playback: Playback;
  /** Adds a row at the top, unless the list has all names. */
  add(): void;
  /** Removes the second row, which has rows on both sides, or the only row of a shorter list. */
  remove(): void;
}

/**
 * Returns the list of the tutorial.
 *
 * @param slowest Props with the longest animation, which determine the duration of the playback.
 */
export function useParticipants(slowest: RowProps, version: LibraryVersion): Participants {
  const [change, setChange] = useState(firstChange);
  const length = lengthOfAll(listActors(change, slowest, version));
  // A list without animations changes immediately, but the playback bar still needs a duration.
  const playback = usePlayback(Math.max(length, 300));
  const update = (after: readonly string[]): void => {
    setChange({before: change.after, after});
    playback.replay();
  };
  return {
    change,
    playback,
    add: () => {
      const name = nextName(change.after);
      if (name !== undefined) update([name, ...change.after]);
    },
    remove: () => {
      const index = change.after.length > 1 ? 1 : 0;
      update(change.after.filter((_, other) => other !== index));
    },
  };
}
