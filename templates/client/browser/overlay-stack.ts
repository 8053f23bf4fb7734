/** The history functions that overlays use. */
export interface TabHistory {
  /** Returns the number of overlays in the current entry. */
  readonly depth: () => number;
  /** Adds an entry for one more overlay on the same page. */
  readonly push: (depth: number) => void;
  /** Goes back from the current entry. @param done Called when the navigation ends, regardless of its result. */
  readonly back: (steps: number, done: () => void) => void;
}

/** An element above the page: a dialog or a panel. */
export interface Overlay {
  /** Reports that the element was closed. @param then Called when the element's history entry is no longer current. */
  readonly close: (then?: () => void) => void;
  /** Reports a navigation to another page. The entry stays in the history, so that the reader can go back to it. */
  readonly leave: () => void;
}

export interface OverlayStack {
  /** @param onBack Closes the overlay when the reader goes back. */
  readonly open: (onBack: () => void) => Overlay;
  /** Reports a history navigation. @returns True if the navigation only closed overlays. */
  readonly moved: () => boolean;
}

/**
 * Synchronizes overlays with the tab's history (row MOB-04). Going back is asynchronous. Overlays that are opened or
 * closed in the meantime are recorded, and the history is updated afterwards.
 */
export function createOverlayStack({depth, push, back}: TabHistory): OverlayStack {
  interface Layer {
    readonly onBack: () => void;
    /** True if the history contains an entry for the overlay. */
    isEntered: boolean;
  }
  /** Open overlays, the topmost last. */
  let layers: readonly Layer[] = [];
  let isLeaving = false;
  let afterwards: readonly (() => void)[] = [];

  /** Navigates to the entry that matches the open overlays. If a navigation is in progress, waits for its end. */
  function follow(): void {
    if (isLeaving) return;
    const excess = depth() - layers.length;
    if (excess > 0) {
      isLeaving = true;
      back(excess, () => {
        isLeaving = false;
        follow();
      });
      return;
    }
    enter();
    const tasks = afterwards;
    afterwards = [];
    for (const task of tasks) task();
  }

  /** Adds missing entries. Entries that exist after a reload or after going forward are reused. */
  function enter(): void {
    for (const [index, layer] of layers.entries()) {
      if (depth() <= index) push(index + 1);
      layer.isEntered = true;
    }
  }

  return {
    open: (onBack) => {
      const layer = {onBack, isEntered: false};
      layers = [...layers, layer];
      if (!isLeaving) enter();
      const remove = () => {
        layers = layers.filter((other) => other !== layer);
      };
      return {
        close: (then) => {
          if (then !== undefined) afterwards = [...afterwards, then];
          else if (!layers.includes(layer)) return;
          remove();
          follow();
        },
        leave: remove,
      };
    },
    moved: () => {
      const shown = depth();
      const gone = layers.filter(({isEntered}, index) => isEntered && index >= shown);
      layers = layers.filter((layer) => !gone.includes(layer));
      for (const {onBack} of gone.reverse()) onBack();
      return gone.length > 0 || isLeaving;
    },
  };
}
