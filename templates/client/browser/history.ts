import {onWindow} from './window.ts';

/**
 * An entry of the tab's history that is ours. Its number grows with time, so that it names the entry and
 * tells back from forward.
 */
interface HistoryState {
  readonly entry: number;
  /** How many things lie over the page. Below are entries of the same page with fewer of them. */
  readonly overlays?: number;
}

export function currentAddress(): URL {
  return new URL(location.href);
}

/** The entry that the tab shows. One that is new, e.g. after a link to a hash, gets its number now. */
export function currentEntry(): {readonly entry: number; readonly isNew: boolean} {
  const state: Partial<HistoryState> | null = history.state;
  if (typeof state?.entry === 'number') return {entry: state.entry, isNew: false};
  const entry = Date.now();
  history.replaceState({...state, entry}, '');
  return {entry, isNew: true};
}

/** Add an entry. @returns Its number. */
export function pushAddress(address: string): number {
  const state: HistoryState = {entry: Math.max(Date.now(), currentEntry().entry + 1)};
  history.pushState(state, '', address);
  return state.entry;
}

/** How many things lie over the page in the entry that the tab shows. */
export function overlayDepth(): number {
  const state: Partial<HistoryState> | null = history.state;
  return state?.overlays ?? 0;
}

/** Add an entry for what lies over the open page. It is the page's entry otherwise. */
export function pushOverlay(overlays: number): void {
  history.pushState({...history.state, entry: currentEntry().entry, overlays}, '');
}

/**
 * Go back from the entry that is shown now, whatever else is on its way.
 *
 * @returns Settles when the step has come to an end; `undefined` in browsers without the Navigation API (Safari before 26.2), where the next
 * `popstate` event is that end.
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
  // Only after these Chromium tells of the step.
  return Promise.allSettled([committed, finished]).then(
    () => new Promise((resolve) => setTimeout(resolve)),
  );
}

/** Load another document in the place of this one. */
export function moveOnTo(address: string): void {
  location.replace(address);
}

/** Change the address of the open entry, which stays the same entry. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
}

/** Back, forward, and links to a hash that the browser followed itself. @returns Stops listening. */
export function onPopState(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** The reader is back from another document, and the browser kept this one as it was left. @returns Stops listening. */
export function onReturn(listener: () => void): () => void {
  return onWindow('pageshow', ({persisted}) => {
    if (persisted) listener();
  });
}

/** Load the address that the tab shows from the server, from the top or at its hash. */
export function loadInFull(): void {
  location.reload();
}

/** Leave for an address as a plain link does. */
export function leaveFor(address: string): void {
  location.assign(address);
}

/** Open an address in a tab of its own, which learns nothing of this one. */
export function openInNewTab(address: string): void {
  open(address, '_blank', 'noopener');
}

const positionsKey = 'legacydocs.scroll';

/** What {@link keepForTab} kept; `null` where there is none, or the browser forbids to look. */
export function keptForTab(): string | null {
  try {
    return sessionStorage.getItem(positionsKey);
  } catch {
    return null;
  }
}

/** Keep a text for the next document of this tab, where the browser allows it. */
export function keepForTab(text: string): void {
  try {
    sessionStorage.setItem(positionsKey, text);
  } catch {
    // A lost scroll position is no harm.
  }
}
