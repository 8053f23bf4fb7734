import {currentEntry, keepForTab, keptForTab} from '../browser/history.ts';
import {
  ownScrollRestoration,
  type ScrollPosition,
  scrollPosition,
  scrollToHash,
  scrollToPosition,
} from '../browser/scrolling.ts';

/** Scroll positions for the tab's history entries (row SCRL-04). */
export interface ScrollPositions {
  /** Stores the open entry's scroll position, before or just after the entry is left. */
  readonly leave: () => void;
  readonly enter: (entry: number) => void;
  /** Scrolls to the entry's hash or, if it has none, to its scroll position. */
  readonly restore: (hash: string) => void;
  /** Discards the open entry's position, because its document will be reloaded. */
  readonly forget: () => void;
  readonly stop: () => void;
}

/** Maximum number of entries, more than browsers keep. */
const maxEntries = 50;

export function trackScrollPositions(): ScrollPositions {
  const positions = new Map(readPositions(keptForTab()));
  let {entry} = currentEntry();
  let forgotten = false;
  const leave = () => void positions.set(entry, scrollPosition());
  const scrollBack = () => scrollToPosition(positions.get(entry) ?? [0, 0]);
  const stop = ownScrollRestoration(() => {
    if (!forgotten) leave();
    keepForTab(JSON.stringify([...positions].slice(-maxEntries)));
    return !forgotten;
  }, scrollBack);
  return {
    leave,
    enter: (next) => {
      entry = next;
    },
    restore: (hash) => {
      if (hash === '') scrollBack();
      else scrollToHash(hash);
    },
    forget: () => {
      forgotten = true;
    },
    stop,
  };
}

/**
 * Parses stored scroll positions.
 *
 * @param text Stored by an earlier document in this tab. Invalid values are ignored.
 */
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
