import {currentEntry, keepForTab, keptForTab} from '../browser/history.ts';
import {
  ownScrollRestoration,
  type ScrollPosition,
  scrollPosition,
  scrollToHash,
  scrollToPosition,
} from '../browser/scrolling.ts';

/** Where the reader is in the tab's history, and where in each of its pages (row SCRL-04). */
export interface Places {
  /** Number of the open entry. */
  readonly entry: () => number;
  /** The reader is about to leave the open entry, or has just left it: note the scroll position. */
  readonly leave: () => void;
  readonly enter: (entry: number) => void;
  /** Back to where the reader was: the entry's hash, else its scroll position. */
  readonly restore: (hash: string) => void;
  /** The page is going to be loaded in full: its position is not that of the page to come. */
  readonly forget: () => void;
  readonly stop: () => void;
}

/** More entries than any browser keeps. */
const longestHistory = 50;

export function keepPlaces(): Places {
  const positions = new Map(readPositions(keptForTab()));
  let {entry} = currentEntry();
  let forgotten = false;
  const leave = () => void positions.set(entry, scrollPosition());
  const goToPlace = () => scrollToPosition(positions.get(entry) ?? [0, 0]);
  const stop = ownScrollRestoration(() => {
    if (!forgotten) leave();
    keepForTab(JSON.stringify([...positions].slice(-longestHistory)));
    return !forgotten;
  }, goToPlace);
  return {
    entry: () => entry,
    leave,
    enter: (next) => {
      entry = next;
    },
    restore: (hash) => {
      if (hash === '') goToPlace();
      else scrollToHash(hash);
    },
    forget: () => {
      forgotten = true;
    },
    stop,
  };
}

/** @param text What an earlier document of this tab kept; what cannot be read counts as nothing. */
export function readPositions(text: string | null): [number, ScrollPosition][] {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return Array.isArray(kept) ? kept.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [number, ScrollPosition] {
  return Array.isArray(value) && typeof value[0] === 'number' && Array.isArray(value[1]);
}
