import {onWindow} from './window.ts';

/**
 * State of the history entries that this script creates. Entry numbers increase with time.
 */
interface HistoryState {
  readonly entry: number;
  /** Number of overlays above the page. Earlier entries show the same page with fewer overlays. */
  readonly overlays?: number;
}

export function currentUrl(): URL {
  return new URL(location.href);
}

/** Returns the current entry. A new entry, for example after a link to a hash, gets its number now. */
export function currentEntry(): {readonly entry: number; readonly isNew: boolean} {
  const state: Partial<HistoryState> | null = history.state;
  if (typeof state?.entry === 'number') return {entry: state.entry, isNew: false};
  const entry = Date.now();
  history.replaceState({...state, entry}, '');
  return {entry, isNew: true};
}

/** Adds an entry. @returns The entry's number. */
export function pushUrl(address: string): number {
  const state: HistoryState = {entry: Math.max(Date.now(), currentEntry().entry + 1)};
  history.pushState(state, '', address);
  for (const listener of urlListeners) listener();
  return state.entry;
}

const urlListeners = new Set<() => void>();

/**
 * Calls the listener when the URL changes, including changes within a page. @returns A function that removes the
 * listener.
 */
export function onUrlChange(listener: () => void): () => void {
  urlListeners.add(listener);
  const stop = onWindow('popstate', listener);
  return () => {
    urlListeners.delete(listener);
    stop();
  };
}

/** Returns the number of overlays in the current entry. */
export function overlayDepth(): number {
  const state: Partial<HistoryState> | null = history.state;
  return state?.overlays ?? 0;
}

/** Adds an entry for an overlay of the open page. */
export function pushOverlay(overlays: number): void {
  history.pushState({...history.state, entry: currentEntry().entry, overlays}, '');
}

/**
 * Goes back from the entry that is currently shown, regardless of navigations in progress.
 *
 * @returns A promise that settles when the navigation has ended; `undefined` in browsers without the Navigation API
 * (Safari before 26.2). There, the next `popstate` event marks the end.
 */
export function goBack(steps: number): Promise<void> | undefined {
  const target =
    'navigation' in window
      ? navigation.entries()[(navigation.currentEntry?.index ?? 0) - steps]
      : undefined;
  if (target === undefined) {
    history.go(-steps);
    return undefined;
  }
  const {committed, finished} = navigation.traverseTo(target.key);
  // Chromium dispatches `popstate` only after both promises have settled.
  return Promise.allSettled([committed, finished]).then(
    () => new Promise((resolve) => setTimeout(resolve)),
  );
}

/** Loads another document, whose entry in the history replaces the current entry. */
export function replaceDocument(address: string): void {
  location.replace(address);
}

/** Changes the current entry's URL without adding an entry. */
export function replaceUrl(address: string): void {
  history.replaceState(history.state, '', address);
}

/**
 * Calls the listener when the page is restored from the back-forward cache. @returns A function that removes the
 * listener.
 */
export function onReturn(listener: () => void): () => void {
  return onWindow('pageshow', ({persisted}) => {
    if (persisted) listener();
  });
}

/** Loads the current URL from the server. */
export function loadInFull(): void {
  location.reload();
}

/** Opens a URL as a click on a plain link does. */
export function leaveFor(address: string): void {
  location.assign(address);
}

/** Opens a URL in a new tab that cannot access this tab. */
export function openInNewTab(address: string): void {
  open(address, '_blank', 'noopener');
}

const positionsKey = 'legacydocs.scroll';

/** Returns the string that {@link keepForTab} stored; `null` if there is none or storage is blocked. */
export function keptForTab(): string | null {
  try {
    return sessionStorage.getItem(positionsKey);
  } catch {
    return null;
  }
}

/** Stores a string for the next document in this tab. */
export function keepForTab(text: string): void {
  try {
    sessionStorage.setItem(positionsKey, text);
  } catch {
    // If storage is blocked, only scroll positions are lost.
  }
}
